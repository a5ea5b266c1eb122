import { useAlerts } from '@paddock/host';
import { formatTimeWithSeconds } from '@paddock/i18n';
import { Dialog } from '@paddock/ui/dialog';
import { useTranslation } from 'react-i18next';
import styles from './past-alerts-dialog.module.css';

export interface PastAlertsDialogProps {
  onClose: () => void;
}

/** The past alerts, newest first, each with its kind and time. */
export function PastAlertsDialog({ onClose }: PastAlertsDialogProps) {
  const { t } = useTranslation('shell');
  const { past } = useAlerts();
  return (
    <Dialog title={t('pastAlerts.title')} closeLabel={t('pastAlerts.close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.list}>
        {past.map(({ id, type, title, message, at }) => (
          <li key={id}>
            <p className={styles.kind}>
              {title ?? t(`pastAlerts.${type}`)}, <time>{formatTimeWithSeconds(new Date(at).toISOString())}</time>
            </p>
            <p>{message}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
