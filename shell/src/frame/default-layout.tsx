import { formatDateTime } from '@paddock/i18n';
import { LoadingBar } from '@paddock/ui/loading-bar';
import { PrintStamp } from '@paddock/ui/print-stamp';
import { SkipLink } from '@paddock/ui/skip-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { OpenPanel } from '../panels/open-panel.tsx';
import { UpdateNotice } from '../update-notice/update-notice.tsx';
import styles from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SlowNotice } from './slow-notice.tsx';

/** Header, page, footer; on paper the page alone, with its URL and the time of printing. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const loading = useNavigation().state !== 'idle';
  return (
    <div className={styles.frame}>
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <LoadingBar active={loading} label={t('loading')} />
      <Header />
      <OpenPanel />
      <UpdateNotice />
      {loading && <SlowNotice />}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <PrintStamp format={({ url, at }) => t('printed', { url, time: formatDateTime(at.toISOString()) })} />
      <Footer />
    </div>
  );
}
