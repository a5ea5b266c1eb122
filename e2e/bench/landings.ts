/** The first page of a remote that a customer visits. */
export interface Landing {
  remote: string;
  /** The path as claimed; `:id` is a race of today. */
  path: string;
  /** Matches once the page has its data, without a skeleton. */
  content: string;
  needsLogin?: true;
}

export const LANDINGS: readonly Landing[] = [
  { remote: 'mf-racing', path: '/', content: 'main a[href^="/race/"]' },
  { remote: 'mf-racing', path: '/race/:id', content: 'main table tbody tr' },
  { remote: 'mf-account', path: '/user', content: 'main h1', needsLogin: true },
  { remote: 'mf-registration', path: '/register/v3/start', content: 'main h1' },
  { remote: 'mf-streams', path: '/openStream', content: '[data-remote="mf-streams"] h1', needsLogin: true },
];

/**
 * The placeholder of loading content (`@paddock/ui/skeleton`). Nobody waits for one in a hidden
 * part, such as a later step of a form.
 */
export const SKELETON = 'main [aria-hidden="true"][style*="block-size"]:not([hidden] *)';
