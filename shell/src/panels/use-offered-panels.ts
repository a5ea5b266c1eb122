import {
  isPanelHidden,
  PANEL_NAMES,
  PANEL_RULES,
  type PanelName,
  type PanelPlace,
  usePanelViewer,
} from '@paddock/host';
import { useRemoteSource } from '../remotes/source-context.ts';
import { PANEL_CONTENTS } from './panel-contents.ts';

/** The panels that have something to show and are not hidden at a place, in the order of their buttons. */
export function useOfferedPanels(place: PanelPlace): PanelName[] {
  const viewer = usePanelViewer();
  const source = useRemoteSource();
  return PANEL_NAMES.filter(
    (name) =>
      !isPanelHidden(name, viewer, place) &&
      (PANEL_RULES[name].link !== undefined || PANEL_CONTENTS[name] || source.panelOwner(name)),
  );
}
