/**
 * The paths that this app links to itself. They stand apart from the table of pages, which imports
 * every page.
 */
export const paths = {
  newsletter: '/newsletter',
  passwordRecovery: '/password-recovery',
} as const;
