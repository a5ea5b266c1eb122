import { PANEL_RULES, type PanelCondition, type PanelName } from './panel-rules.ts';

/** Who looks at the header, and on what. */
export interface PanelViewer {
  loggedIn: boolean;
  /** Narrower than `md`: a phone (core §9). */
  smallScreen: boolean;
}

/** Where a button of a panel would stand. */
export interface PanelPlace {
  inBurger: boolean;
  emptyLayout: boolean;
}

/**
 * The panels that are open once `name` was opened. What requires a login opens the login form where there is none (core §2);
 * what its rules hide from this viewer does not open.
 */
export function openPanel(open: readonly PanelName[], name: PanelName, viewer: PanelViewer): readonly PanelName[] {
  const { requiresLogin, independent, link } = PANEL_RULES[name];
  if (requiresLogin && !viewer.loggedIn) return openPanel(open, 'login', viewer);
  if (link || isHiddenEverywhere(name, viewer)) return open;
  const others = open.filter((other) => other !== name);
  if (!independent) return [...others.filter((other) => PANEL_RULES[other].independent), name];
  return [...(viewer.smallScreen ? others.filter((other) => other === 'login') : others), name];
}

/** The open panels that may stay open: not those that are hidden by now, nor those whose login is gone. */
export const panelsThatMayStay = (open: readonly PanelName[], viewer: PanelViewer): readonly PanelName[] =>
  open.filter((name) => (viewer.loggedIn || !PANEL_RULES[name].requiresLogin) && !isHiddenEverywhere(name, viewer));

/** Whether a panel's button is hidden at a place, for a viewer. */
export function isPanelHidden(name: PanelName, viewer: PanelViewer, { inBurger, emptyLayout }: PanelPlace): boolean {
  const holds: Record<PanelCondition, boolean> = {
    burger: inBurger,
    nonBurger: !inBurger,
    authorized: viewer.loggedIn,
    nonAuthorized: !viewer.loggedIn,
    mobile: viewer.smallScreen,
    desktop: !viewer.smallScreen,
    emptyLayout,
  };
  return PANEL_RULES[name].hidden.some((conditions) => conditions.every((condition) => holds[condition]));
}

const isHiddenEverywhere = (name: PanelName, viewer: PanelViewer): boolean =>
  [false, true].every((inBurger) => isPanelHidden(name, viewer, { inBurger, emptyLayout: false }));
