import { useAlerts } from '@paddock/host';
import { AlertList } from '@paddock/ui/alert-list';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

/**
 * The element of the alerts: last in the page, until `keepAboveDialogs` lifts it over dialogs
 * (boot-later.ts).
 */
export const alertsPlace = globalThis.document?.createElement('div') as HTMLElement;

const notAgain = () => () => {};
const inBrowser = () => true;
const atEdge = () => false;

/** The one list of alerts. */
export function Alerts() {
  const { t } = useTranslation('shell');
  const { alerts, dismiss } = useAlerts();
  useLayoutEffect(() => {
    if (!alertsPlace.isConnected) document.body.append(alertsPlace);
  }, []);
  // React cannot hydrate a portal: the edge renders none, and the browser adds it afterwards.
  if (!useSyncExternalStore(notAgain, inBrowser, atEdge)) return null;
  return createPortal(
    <AlertList alerts={alerts} onDismiss={dismiss} labels={{ region: t('alerts'), dismiss: t('dismiss') }} />,
    alertsPlace,
  );
}
