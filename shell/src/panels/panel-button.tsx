import { PANEL_RULES, type PanelName, usePanels } from '@paddock/host';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useRemoteSource } from '../remotes/source-context.ts';
import { useIntentPrefetch } from '../remotes/use-intent-prefetch.ts';
import styles from './panel-button.module.css';
import { PANEL_CONTENTS, PANEL_FRAME } from './panel-contents.ts';
import { PanelIcon } from './panel-icon.tsx';

interface PanelButtonProps {
  name: PanelName;
  /** In place of the panel's name. */
  children?: ReactNode;
}

/** Opens and closes one header panel, or leads to its page. What it shows is fetched when it is pointed at. */
export function PanelButton({ name, children }: PanelButtonProps) {
  const { t } = useTranslation('shell');
  const { toggle, isOpen } = usePanels();
  const prefetch = usePanelPrefetch(name);
  const intent = useIntentPrefetch();
  const { link } = PANEL_RULES[name];
  const label = <span className={styles.label}>{children || t(`panels.${name}`)}</span>;
  if (link)
    return (
      <NavLink to={link} className={() => styles.button} data-panel={name} {...intent(link)}>
        {label}
      </NavLink>
    );
  return (
    <button
      type="button"
      className={styles.button}
      data-panel={name}
      aria-expanded={isOpen(name)}
      aria-controls={panelId(name)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onClick={() => toggle(name)}
    >
      <PanelIcon name={name} />
      {label}
    </button>
  );
}

/** The id of an open panel, by which its button and the panel find each other. */
export const panelId = (name: PanelName): string => `panel-${name}`;

function usePanelPrefetch(name: PanelName): () => void {
  const source = useRemoteSource();
  return () => {
    PANEL_FRAME.load();
    const remote = source.panelOwner(name);
    if (remote) source.prefetch(remote);
    else PANEL_CONTENTS[name]?.load();
  };
}
