import { useLocale } from '@paddock/host';
import { type PanelStatus, usePanelStatuses } from '@paddock/host/shell';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import styles from './panel-button.module.css';
import { useOfferedPanels } from './use-offered-panels.ts';

/** A larger number is shown as `99+`. */
const MOST = 99;

/** The number of waiting things in a panel, on its button. */
export function PanelCount({ name }: { name: string }) {
  const status = usePanelStatuses()[name];
  return status ? <Count statuses={[status]} /> : null;
}

/**
 * The number of waiting things in the panels of a phone's menu, on the menu's button. Panels with a
 * status bar do not count.
 */
export function BurgerCount() {
  const panels = useOfferedPanels({ inBurger: true, emptyLayout: false });
  const statuses = usePanelStatuses();
  const waiting = panels.flatMap(({ name, rules }) => (rules.beside ? [] : (statuses[name] ?? [])));
  return waiting.length > 0 ? <Count statuses={waiting} /> : null;
}

function Count({ statuses }: { statuses: readonly PanelStatus[] }) {
  const locale = useLocale();
  const count = statuses.reduce((sum, status) => sum + status.count, 0);
  const needsAttention = statuses.some((status) => status.needsAttention);
  return (
    <>
      <span className={styles.count} aria-hidden data-count data-attention={needsAttention || undefined}>
        {count > MOST ? `${MOST}+` : count}
      </span>
      <VisuallyHidden>, {statuses.map(({ text }) => text[locale]).join(', ')}</VisuallyHidden>
    </>
  );
}
