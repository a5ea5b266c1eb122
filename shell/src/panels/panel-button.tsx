import { usePanels } from '@paddock/host';
import { hrefOf } from '@paddock/host/shell';
import { type ReactNode, use } from 'react';
import { NavLink } from 'react-router';
import { useRemoteSource } from '../remotes/source-context.ts';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import styles from './panel-button.module.css';
import { PanelContents } from './panel-contents-context.ts';
import { BurgerCount, PanelCount } from './panel-count.tsx';
import { panelFrameView } from './panel-frame.ts';
import { PanelIcon } from './panel-icon.tsx';
import { panelId } from './panel-names.ts';
import type { Panel } from './panel-table.ts';
import { usePanelLabel } from './use-panel-label.ts';

interface PanelButtonProps {
  panel: Panel;
  /** Replaces the panel's name. */
  children?: ReactNode;
}

/**
 * Opens and closes one header panel, or leads to its page. The panel's content is fetched when the
 * button is pointed at.
 */
export function PanelButton({ panel, children }: PanelButtonProps) {
  const { name, icon, rules, screen } = panel;
  const labelOf = usePanelLabel();
  const { toggle, isOpen } = usePanels();
  const prefetch = usePanelPrefetch(name);
  const intent = useIntentPrefetch();
  const label = <span className={styles.label}>{children || labelOf(panel)}</span>;
  if (rules.link !== undefined) {
    const page = hrefOf(rules.link);
    return (
      <NavLink to={page} className={() => styles.button} data-panel={name} data-screen={screen} {...intent(page)}>
        {label}
      </NavLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-panel={name}
      data-screen={screen}
      aria-expanded={isOpen(name)}
      aria-controls={panelId(name)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onClick={() => toggle(name)}
    >
      {icon && <PanelIcon path={icon} />}
      {label}
      {name === 'burger' ? <BurgerCount /> : <PanelCount name={name} />}
    </button>
  );
}

function usePanelPrefetch(name: string): () => void {
  const source = useRemoteSource();
  const content = use(PanelContents)[name];
  return () => {
    panelFrameView.load();
    const remote = source.panelOwner(name);
    if (remote) source.prefetch(remote);
    else content?.load();
  };
}
