import { usePanels } from '@paddock/host';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoteSource } from '../remotes/source-context.ts';
import { RemoteSlot } from '../slots/remote-slot.tsx';
import { PANELS } from './panel-names.ts';
import styles from './panels.module.css';

/** The open header panel: Escape closes it and gives the focus back to its button. */
export function OpenPanel() {
  const { open, close } = usePanels();
  const name = PANELS.find((panel) => panel === open);
  const remote = useRemoteSource().panelOwner(open ?? '');
  const { t } = useTranslation('shell');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (name) panel.current?.focus();
  }, [name]);
  if (!name || !remote) return null;

  const shut = () => {
    close();
    document.querySelector<HTMLElement>(`[aria-controls="panel-${name}"]`)?.focus();
  };
  return (
    <section
      id={`panel-${name}`}
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t(`panels.${name}`)}
      onKeyDown={(event) => event.key === 'Escape' && shut()}
    >
      <button type="button" className={styles.close} onClick={shut}>
        {t('panels.close')}
      </button>
      <RemoteSlot remote={remote} pick={(module) => module.panels?.[name]} />
    </section>
  );
}
