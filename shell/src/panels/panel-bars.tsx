import { useLocale, usePanels, usePanelViewer } from '@paddock/host';
import { usePanelStatuses } from '@paddock/host/shell';
import { useTranslation } from 'react-i18next';
import { panelId } from './panel-names.ts';
import styles from './panels.module.css';
import { useReachablePanels } from './use-offered-panels.ts';
import { usePanelLabel } from './use-panel-label.ts';

/**
 * On a phone, a closed panel that belongs beside the page on wide screens shows its status on a
 * bar, within reach of the thumb (core §9: sticky submit). In a widget, whose panels have no
 * buttons, it does so on every screen.
 */
export function PanelBars({ onEveryScreen = false }) {
  const { smallScreen } = usePanelViewer();
  const { toggle, isOpen } = usePanels();
  const panels = useReachablePanels(false);
  const statuses = usePanelStatuses();
  const labelOf = usePanelLabel();
  const locale = useLocale();
  if (!smallScreen && !onEveryScreen) return null;
  return panels.flatMap((panel) => {
    const { name, rules } = panel;
    const status = statuses[name];
    if (!status || !rules.beside || isOpen(name)) return [];
    return [
      <button
        key={name}
        type="button"
        className={styles.bar}
        data-panel={name}
        data-panel-bar=""
        aria-expanded={false}
        aria-controls={panelId(name)}
        onClick={() => toggle(name)}
      >
        <strong>{labelOf(panel)}</strong>
        <span>{status.text[locale]}</span>
        {status.needsAttention && <Attention />}
      </button>,
    ];
  });
}

function Attention() {
  const { t } = useTranslation('shell');
  return <span className={styles.attention}>{t('panels.needsAttention')}</span>;
}
