import { usePanels } from '@paddock/host';
import { type PanelPlace, usePanelPlace } from './panel-place.ts';
import { useReachablePanels } from './use-offered-panels.ts';

/** The open header panels of one place. */
export function usePanelsAt(place: PanelPlace, emptyLayout = false) {
  const open = usePanels((state) => state.open);
  const offered = useReachablePanels(emptyLayout);
  const placeOf = usePanelPlace();
  return open
    .flatMap((name) => offered.find((panel) => panel.name === name) ?? [])
    .filter(({ rules }) => placeOf(rules) === place);
}
