import { useAlerts } from '@paddock/host';
import { useIsScreenKnown } from '@paddock/host/shell';
import { AlertList } from '@paddock/ui/alert-list';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { alertsPlace } from './alerts-place.ts';

/** The one list of alerts. */
export function Alerts() {
  const { t } = useTranslation('shell');
  const { alerts, dismiss } = useAlerts();
  const isHydrated = useIsScreenKnown();
  useLayoutEffect(() => {
    if (alertsPlace && !alertsPlace.isConnected) document.body.append(alertsPlace);
  }, []);
  // React cannot hydrate a portal: the edge renders none, and the browser adds it afterwards.
  if (!isHydrated || !alertsPlace) return null;
  return createPortal(
    <AlertList alerts={alerts} onDismiss={dismiss} labels={{ region: t('alerts'), dismiss: t('dismiss') }} />,
    alertsPlace,
  );
}
