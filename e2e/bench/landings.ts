/** A page by which a customer comes to a remote. */
export interface Landing {
  remote: string;
  /** As its remote claims it; `:id` is a race of today. */
  path: string;
  /** Selects what is on screen once the page has its data, and no skeleton any more. */
  content: string;
  needsLogin?: true;
}

export const LANDINGS: readonly Landing[] = [
  { remote: 'mf-racing', path: '/', content: 'main a[href^="/race/"]' },
  { remote: 'mf-racing', path: '/race/:id', content: 'main table tbody tr' },
  { remote: 'mf-account', path: '/user', content: 'main h1', needsLogin: true },
  { remote: 'mf-registration', path: '/register', content: 'main h1' },
  { remote: 'mf-streams', path: '/openStream', content: '[data-remote="mf-streams"] h1', needsLogin: true },
];

/** What holds the place of what loads (`@paddock/ui/skeleton`). */
export const SKELETON = 'main [aria-hidden="true"][style*="block-size"]';
