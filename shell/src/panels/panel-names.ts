/**
 * The header panels of core §2 that are the shell's own. `ticker` and `livestream` are claimed by
 * remotes.
 */
export const PANEL_NAMES = [
  'burger',
  'search',
  'contact',
  'register',
  'login',
  'quick-account',
  'quick-account-mobile',
  'account',
] as const;

export type PanelName = (typeof PANEL_NAMES)[number];

/** The id of an open panel, by which its button refers to it. */
export const panelId = (name: string): string => `panel-${name}`;
