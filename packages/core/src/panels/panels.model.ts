import type { PanelCondition, PanelRules } from '../contract/remote-config.ts';

/** The viewer of the header and their screen. */
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

/** Finds the rules of a panel; `undefined` where there is no such panel. */
export type RulesOf = (name: string) => PanelRules | undefined;

/**
 * The panels that are open once `name` was opened. A panel that requires a login opens the login
 * form where there is none (core §2); one that its rules hide from this viewer does not open.
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
 * The open panels that stay open. Those whose rules hide them by now, or whose login is gone,
 * close.
 */
export const panelsThatMayStay = (open: readonly string[], viewer: PanelViewer, rulesOf: RulesOf): readonly string[] =>
  open.filter((name) => {
    const rules = rulesOf(name);
    return rules && (viewer.loggedIn || !rules.requiresLogin) && !isHiddenEverywhere(rules, viewer);
  });

/** Whether rules hide a panel's button at a place, for a viewer. */
export function isPanelHidden(rules: PanelRules, viewer: PanelViewer, { inBurger, emptyLayout }: PanelPlace): boolean {
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
