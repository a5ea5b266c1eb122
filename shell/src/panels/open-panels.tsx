import { LazyPart } from '@paddock/pages';
import { panelFrameView } from './panel-frame.ts';
import type { PanelPlace } from './panel-place.ts';
import styles from './panels.module.css';
import { usePanelsAt } from './use-panels-at.ts';

interface OpenPanelsProps {
  place: PanelPlace;
  emptyLayout?: boolean;
}

/** The open header panels of one place. */
export function OpenPanels({ place, emptyLayout = false }: OpenPanelsProps) {
  const here = usePanelsAt(place, emptyLayout);
  return (
    <div className={styles[place]} data-panels={place}>
      {here.map((panel) => (
        <LazyPart key={panel.name} part={panelFrameView} props={{ panel }} height="0" />
      ))}
    </div>
  );
}
