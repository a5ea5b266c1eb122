import type { PanelRules } from '@paddock/host/remote-config';
import { useMedia, watchMedia } from '@paddock/host/shell';

/**
 * The place of an open panel. `passing`: over the page, until the customer uses something else.
 * `staying`: above the page. `beside`: beside the page.
 */
export type PanelPlace = 'passing' | 'staying' | 'beside';

/** The same width as in panels.module.css. */
const wideScreen = watchMedia('(width >= 1200px)', true);

const placeOf = ({ stays, beside }: PanelRules, isWide: boolean): PanelPlace => {
  if (stays) return 'staying';
  return beside && isWide ? 'beside' : 'passing';
};

/** The place of a panel on the present screen. */
export const panelPlace = (rules: PanelRules): PanelPlace => placeOf(rules, wideScreen.matches());

/** Like `panelPlace`, for components. */
export function usePanelPlace(): (rules: PanelRules) => PanelPlace {
  const isWide = useMedia(wideScreen);
  return (rules) => placeOf(rules, isWide);
}
