/** What is built, published and rolled back on its own: a folder each. */
export const APPS = ['shell', 'mf-racing', 'mf-account', 'mf-registration', 'mf-messenger', 'mf-streams'] as const;
