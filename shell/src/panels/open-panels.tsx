import { usePanels } from '@paddock/host';
import { LazyPart } from '@paddock/pages';
import { PANEL_FRAME } from './panel-contents.ts';
import styles from './panels.module.css';
import { useOfferedPanels } from './use-offered-panels.ts';

interface OpenPanelsProps {
  /** Panels that stay while the page is used stand above it; the others lie over it. */
  kind: 'staying' | 'passing';
  emptyLayout?: boolean;
}

/** The open header panels of one kind. */
export function OpenPanels({ kind, emptyLayout = false }: OpenPanelsProps) {
  const open = usePanels((state) => state.open);
  const offered = [
    ...useOfferedPanels({ inBurger: false, emptyLayout }),
    ...useOfferedPanels({ inBurger: true, emptyLayout }),
  ];
  const panels = open.flatMap((name) => offered.find((panel) => panel.name === name) ?? []);
  return (
    <div className={styles[kind]}>
      {panels
        .filter(({ rules }) => Boolean(rules.stays) === (kind === 'staying'))
        .map((panel) => (
          <LazyPart key={panel.name} part={PANEL_FRAME} props={{ panel }} height="0" />
        ))}
    </div>
  );
}
