import { usePanelViewer } from '@paddock/host';
import { isPanelHidden, type PanelButtonPlace, useIsScreenKnown } from '@paddock/host/shell';
import { useRemoteSource } from '../remotes/source-context.ts';
import { allPanels, type Panel } from './panel-table.ts';

/**
 * The panels that are not hidden at a place, in the order of their buttons. The edge does not know
 * the screen, so it gets the panels of all screens.
 */
export function useOfferedPanels(place: PanelButtonPlace): Panel[] {
  const viewer = usePanelViewer();
  const screens = useIsScreenKnown() ? [viewer.smallScreen] : [false, true];
  const source = useRemoteSource();
  return allPanels(source).flatMap((panel) => {
    const shown = screens.filter((smallScreen) => !isPanelHidden(panel.rules, { ...viewer, smallScreen }, place));
    if (shown.length === 0) return [];
    return shown.length === screens.length ? [panel] : [{ ...panel, screen: shown[0] ? 'small' : 'wide' }];
  });
}

/** The panels that have a button in the bar or in the burger. */
export function useReachablePanels(emptyLayout: boolean): Panel[] {
  const inBar = useOfferedPanels({ inBurger: false, emptyLayout });
  const inBurger = useOfferedPanels({ inBurger: true, emptyLayout });
  return [...new Set([...inBar, ...inBurger])];
}
