import { useCurrentInSight } from '@paddock/ui/current-in-sight';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessengerTab, TABS, useMessengerSession } from '../shared/use-messenger-session.ts';
import { Bets } from './bets/bets.tsx';
import { Bookmarks } from './bookmarks/bookmarks.tsx';
import styles from './messenger-tabs.module.css';
import { Notifications } from './notifications/notifications.tsx';
import { Ticker } from './ticker/ticker.tsx';

const CONTENTS = { liveticker: Ticker, notifications: Notifications, bets: Bets, bookmarks: Bookmarks };

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The customer's tabs; the last one is remembered (second spec §3). */
export function MessengerTabs() {
  const { t } = useTranslation('mf-messenger');
  const id = useId();
  const list = useCurrentInSight<HTMLDivElement>();
  const tab = useMessengerSession((state) => state.lastActiveTab);
  const show = (lastActiveTab: MessengerTab) => useMessengerSession.setState({ lastActiveTab });
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] as MessengerTab;
    show(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  const Content = CONTENTS[tab];
  return (
    <>
      <div ref={list} role="tablist" aria-label={t('tabs')} className={styles.tabs} onKeyDown={step}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === tab}
            aria-controls={`${id}-content`}
            tabIndex={each === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => show(each)}
          >
            {t(`tab.${each}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-content`} aria-labelledby={`${id}-${tab}`}>
        <Content />
      </div>
    </>
  );
}
