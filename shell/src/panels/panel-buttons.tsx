import { usePanels } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { useRemoteSource } from '../remotes/source-context.ts';
import { PANELS } from './panel-names.ts';
import styles from './panels.module.css';

/** One button for each header panel that a remote of this release gives. */
export function PanelButtons() {
  const { t } = useTranslation('shell');
  const source = useRemoteSource();
  const { open, toggle } = usePanels();
  return PANELS.map((name) => {
    const remote = source.panelOwner(name);
    return (
      remote && (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-expanded={open === name}
          aria-controls={`panel-${name}`}
          onPointerEnter={() => source.prefetch(remote)}
          onFocus={() => source.prefetch(remote)}
          onClick={() => toggle(name)}
        >
          {t(`panels.${name}`)}
        </button>
      )
    );
  });
}
