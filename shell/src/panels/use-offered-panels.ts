import { usePanelViewer } from '@paddock/host';
import { isPanelHidden, type PanelPlace } from '@paddock/host/shell';
import { useRemoteSource } from '../remotes/source-context.ts';
import { allPanels, type Panel } from './panel-table.ts';

/** The panels that are not hidden at a place, in the order of their buttons. */
export function useOfferedPanels(place: PanelPlace): Panel[] {
  const viewer = usePanelViewer();
  const source = useRemoteSource();
  return allPanels(source).filter(({ rules }) => !isPanelHidden(rules, viewer, place));
}

/** The panels that have a button in the bar or in the burger. */
export function useReachablePanels(emptyLayout: boolean): Panel[] {
  const inBar = useOfferedPanels({ inBurger: false, emptyLayout });
  const inBurger = useOfferedPanels({ inBurger: true, emptyLayout });
  return [...new Set([...inBar, ...inBurger])];
}
