import { PANEL_RULES, type PanelName, usePanels } from '@paddock/host';
import { LazyPart } from '@paddock/pages';
import { PANEL_FRAME } from './panel-contents.ts';
import styles from './panels.module.css';
import { useOfferedPanels } from './use-offered-panels.ts';

interface OpenPanelsProps {
  /** Those that go on while the page is used stand above it; the others lie over it. */
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
  const isOfKind = (name: PanelName) => Boolean(PANEL_RULES[name].stays) === (kind === 'staying');
  return (
    <div className={styles[kind]}>
      {open
        .filter((name) => isOfKind(name) && offered.includes(name))
        .map((name) => (
          <LazyPart key={name} part={PANEL_FRAME} props={{ name }} height="0" />
        ))}
    </div>
  );
}
