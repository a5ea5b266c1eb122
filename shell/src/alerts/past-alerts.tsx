import { useAlerts } from '@paddock/host';
import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { PastAlertsDialogProps } from './past-alerts-dialog.tsx';

/** Of the links at the foot of the page, the one that opens the alerts that have gone, for who could not read them in time (WCAG 2.2.1). Nothing as long as there are none. */
export function PastAlerts() {
  const { t } = useTranslation('shell');
  const count = useAlerts(({ past }) => past.length);
  const [Dialog, setDialog] = useState<ComponentType<PastAlertsDialogProps> | null>(null);
  if (count === 0) return null;

  // A chunk that is missing takes down nothing: the button can be pressed again.
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
      {/* Not in here: the looks of these links are not for what stands in a dialog. */}
      {Dialog && createPortal(<Dialog onClose={() => setDialog(null)} />, document.body)}
    </li>
  );
}
