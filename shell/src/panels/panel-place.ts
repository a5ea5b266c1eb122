import type { PanelRules } from '@paddock/host/remote-config';
import { useMedia, watchMedia } from '@paddock/host/shell';

/**
 * Where an open panel stands. `passing`: over the page, until something else is used. `staying`:
 * above the page. `beside`: beside it.
 */
export type PanelPlace = 'passing' | 'staying' | 'beside';

/** As wide as panels.module.css has it. */
const wideScreen = watchMedia('(width >= 1200px)', true);

const placeOf = ({ stays, beside }: PanelRules, isWide: boolean): PanelPlace => {
  if (stays) return 'staying';
  return beside && isWide ? 'beside' : 'passing';
};

/** Where a panel stands on the present screen. */
export const panelPlace = (rules: PanelRules): PanelPlace => placeOf(rules, wideScreen.matches());

/** The same, for components. */
export function usePanelPlace(): (rules: PanelRules) => PanelPlace {
  const isWide = useMedia(wideScreen);
  return (rules) => placeOf(rules, isWide);
}
