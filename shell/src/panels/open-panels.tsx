import { usePanels } from '@paddock/host';
import { LazyPart } from '@paddock/pages';
import { PANEL_FRAME } from './panel-frame.ts';
import { type PanelPlace, usePanelPlace } from './panel-place.ts';
import styles from './panels.module.css';
import { useReachablePanels } from './use-offered-panels.ts';

interface OpenPanelsProps {
  place: PanelPlace;
  emptyLayout?: boolean;
}

/** The open header panels of one place. */
export function OpenPanels({ place, emptyLayout = false }: OpenPanelsProps) {
  const open = usePanels((state) => state.open);
  const offered = useReachablePanels(emptyLayout);
  const panels = open.flatMap((name) => offered.find((panel) => panel.name === name) ?? []);
  const placeOf = usePanelPlace();
  const here = panels.filter(({ rules }) => placeOf(rules) === place);
  return (
    <div className={styles[place]} data-panels={here.length > 0 ? place : undefined}>
      {here.map((panel) => (
        <LazyPart key={panel.name} part={PANEL_FRAME} props={{ panel }} height="0" />
      ))}
    </div>
  );
}
