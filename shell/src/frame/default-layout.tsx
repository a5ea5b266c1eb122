import { serverNow } from '@paddock/host';
import { formatDateTime } from '@paddock/i18n';
import { PrintStamp } from '@paddock/ui/print-stamp';
import { useTranslation } from 'react-i18next';
import { OpenPanels } from '../panels/open-panels.tsx';
import { PanelBars } from '../panels/panel-bars.tsx';
import { usePanelsAt } from '../panels/use-panels-at.ts';
import { PartialRegistrationNotice } from '../partial-registration/partial-registration-notice.tsx';
import { SendsNotice } from '../sends/sends-notice.tsx';
import { PasskeyOfferNotice } from '../session/passkey-offer-notice.tsx';
import { UpdateNotice } from '../update-notice/update-notice.tsx';
import { UserArea } from '../user-area/user-area.tsx';
import styles from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout.types.ts';
import { SlowNotice } from './slow-notice.tsx';
import { useIsAwaited } from './use-is-awaited.ts';

/**
 * Header, page, footer; on paper only the page, with its URL and the time of printing. The default
 * layout, and:
 * - `wide`: over the full width of the screen, for wide tables and pictures
 * - `user`: the account's pages, with their menu beside them; a visitor gets the login form instead
 * (core §2: login required)
 */
export function DefaultLayout({ layout, children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const isAwaited = useIsAwaited();
  // Instead of `:has()`, which makes the browser restyle the whole page for each new element.
  const isBeside = usePanelsAt('beside').length > 0;
  return (
    <div className={styles.frame} data-beside={isBeside}>
      <div className={styles.top}>
        <Header />
        <OpenPanels place="passing" />
      </div>
      <OpenPanels place="staying" />
      <OpenPanels place="beside" />
      <UpdateNotice />
      <SendsNotice />
      <PartialRegistrationNotice />
      <PasskeyOfferNotice />
      {isAwaited && <SlowNotice of="page" />}
      <main id="content" tabIndex={-1} className={layout === 'wide' ? styles.wide : styles.content}>
        {layout === 'user' ? <UserArea>{children}</UserArea> : children}
      </main>
      <PrintStamp format={(url) => t('printed', { url, time: formatDateTime(serverNow()) })} />
      <Footer />
      <PanelBars />
    </div>
  );
}
