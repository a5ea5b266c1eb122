/** The header panels whose content remotes give (core §2), in the order of their buttons. */
export const PANELS = ['ticker', 'livestream'] as const;
