/** The app's own link targets. Separate from the table of pages, which imports every page. */
export const paths = {
  openStream: '/openStream',
  openStreamOf: '/openStream/:id',
} as const;
