/**
 * The paths that this app links to itself. They stand apart from the table of pages, which imports
 * every page.
 */
export const paths = {
  start: '/register/v3/start',
  resume: '/register/v3/continue/:token',
  startV2: '/register/v2/start',
  personV2: '/register/v2/personal',
} as const;
