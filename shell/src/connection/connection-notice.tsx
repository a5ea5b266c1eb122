import { useConnection } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import styles from './connection-notice.module.css';

/** Shows a notice over the page while it is offline or not connected. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const { connection } = useConnection();
  return (
    <div role="status" data-print="never">
      {connection !== 'online' && <p className={styles.notice}>{t(`connection.${connection}`)}</p>}
    </div>
  );
}
