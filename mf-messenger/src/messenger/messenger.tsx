import { useIsLoggedIn } from '@paddock/pages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessengerSession } from '../shared/use-messenger-session.ts';
import styles from './messenger.module.css';
import { MessengerTabs } from './messenger-tabs.tsx';
import { Ticker } from './ticker/ticker.tsx';

/** The live ticker for everyone; for a customer, with tabs for their own lists beside it. */
export function Messenger() {
  const { t } = useTranslation('mf-messenger');
  const isCustomer = useIsLoggedIn();
  useEffect(() => {
    useMessengerSession.setState({ isActive: true });
    return () => void useMessengerSession.setState({ isActive: false });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the panel is in use
    <div className={styles.messenger} onPointerEnter={noteUse} onKeyDown={noteUse}>
      {isCustomer ? (
        <MessengerTabs />
      ) : (
        <>
          <h2 className={styles.title}>{t('tab.liveticker')}</h2>
          <Ticker />
        </>
      )}
    </div>
  );
}

const noteUse = () => {
  if (!useMessengerSession.getState().hasUserInteractions) useMessengerSession.setState({ hasUserInteractions: true });
};
