import { href, serverNow } from '@paddock/host';
import { formatDateTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { PrintStamp } from '@paddock/ui/print-stamp';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { LayoutProps } from './layout.types.ts';
import styles from './print-layout.module.css';

/** For print pages (a statement): looks as on paper, with a print button. */
export function PrintLayout({ children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // The router counts its entries. None of ours is before the first one, which was opened directly.
  const goBack = () => (history.state?.idx > 0 ? history.back() : void navigate(href('transactions')));
  return (
    <div className={styles.sheet}>
      <div className={styles.tools} data-print="never">
        <Button onClick={goBack}>{t('print.back')}</Button>
        <Button variant="primary" onClick={() => print()}>
          {t('print.print')}
        </Button>
      </div>
      <main id="content" tabIndex={-1}>
        <p className={styles.house}>Paddock</p>
        {children}
      </main>
      <PrintStamp format={(url) => t('printed', { url, time: formatDateTime(serverNow()) })} />
    </div>
  );
}
