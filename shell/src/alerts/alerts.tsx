import { useAlerts } from '@paddock/host';
import { AlertList } from '@paddock/ui/alert-list';
import { useTranslation } from 'react-i18next';

/** The one list of alerts. */
export function Alerts() {
  const { t } = useTranslation('shell');
  const { alerts, dismiss } = useAlerts();
  return <AlertList alerts={alerts} onDismiss={dismiss} labels={{ region: t('alerts'), dismiss: t('dismiss') }} />;
}
