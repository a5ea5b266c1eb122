import type { PanelCondition, PanelRules } from '../contract/remote-config.ts';

/** The viewer of the header and their screen. */
export interface PanelViewer {
  loggedIn: boolean;
  /** Narrower than `md`: a phone. */
  smallScreen: boolean;
}

/** The place of a panel's button. */
export interface PanelButtonPlace {
  inBurger: boolean;
  emptyLayout: boolean;
}

/** Finds the rules of a panel; `undefined` if there is no such panel. */
export type RulesOf = (name: string) => PanelRules | undefined;

/**
 * The open panels after `name` was opened. For a visitor, a panel that requires a login opens the
 * login form instead (PANELS-3). A panel that its rules hide from this viewer does not open.
 */
export function openPanel(
  open: readonly string[],
  name: string,
  viewer: PanelViewer,
  rulesOf: RulesOf,
): readonly string[] {
  const rules = rulesOf(name);
  if (!rules) return open;
  if (rules.requiresLogin && !viewer.loggedIn) return openPanel(open, 'login', viewer, rulesOf);
  if (rules.link || isHiddenEverywhere(rules, viewer)) return open;
  const others = open.filter((other) => other !== name);
  if (!rules.independent) return [...others.filter((other) => rulesOf(other)?.independent), name];
  return [...(viewer.smallScreen ? others.filter((other) => other === 'login') : others), name];
}

/**
 * The panels that stay open. Those close that their rules now hide, or that require a login which
 * has ended.
 */
export const panelsThatMayStay = (open: readonly string[], viewer: PanelViewer, rulesOf: RulesOf): readonly string[] =>
  open.filter((name) => {
    const rules = rulesOf(name);
    return rules && (viewer.loggedIn || !rules.requiresLogin) && !isHiddenEverywhere(rules, viewer);
  });

/** Whether the rules hide a panel's button at this place from this viewer. */
export function isPanelHidden(
  rules: PanelRules,
  viewer: PanelViewer,
  { inBurger, emptyLayout }: PanelButtonPlace,
): boolean {
  const holds: Record<PanelCondition, boolean> = {
    burger: inBurger,
    nonBurger: !inBurger,
    authorized: viewer.loggedIn,
    nonAuthorized: !viewer.loggedIn,
    mobile: viewer.smallScreen,
    desktop: !viewer.smallScreen,
    emptyLayout,
  };
  return rules.hidden.some((conditions) => conditions.every((condition) => holds[condition]));
}

const isHiddenEverywhere = (rules: PanelRules, viewer: PanelViewer): boolean =>
  [false, true].every((inBurger) => isPanelHidden(rules, viewer, { inBurger, emptyLayout: false }));
