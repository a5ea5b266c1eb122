import { useAlerts } from '@paddock/host';
import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PastAlertsDialogProps } from './past-alerts-dialog.tsx';

/**
 * The footer's button that opens the past alerts, which were too fast for some readers (WCAG
 * 2.2.1). Hidden without past alerts.
 */
export function PastAlerts() {
  const { t } = useTranslation('shell');
  const count = useAlerts(({ past }) => past.length);
  const [Dialog, setDialog] = useState<ComponentType<PastAlertsDialogProps> | null>(null);
  if (count === 0) return null;

  // If the chunk fails to load, an alert says so and the button can be pressed again.
  const open = () =>
    import('./past-alerts-dialog.tsx').then(
      ({ PastAlertsDialog }) => setDialog(() => PastAlertsDialog),
      () => useAlerts.getState().add({ type: 'error', message: t('giveUp.title') }),
    );
  return (
    <li>
      <button type="button" onClick={open}>
        {t('pastAlerts.open', { count })}
      </button>
      {/* In the body: the footer's link styles must not apply to the dialog. */}
      {Dialog && createPortal(<Dialog onClose={() => setDialog(null)} />, document.body)}
    </li>
  );
}
