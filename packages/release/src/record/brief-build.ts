import type { Claims, TabBuild } from './types.ts';

export const noClaims: Claims = { routes: [], navigation: [], panels: [], modals: [], slots: [] };

export const USUAL_ENTRY = 'entry.js';

/** The global that a remote's entry defines by default. */
export const usualContainer = (name: string, buildId: string): string =>
  `${name.replaceAll('-', '_')}_${buildId.slice(-12)}`;

/** A build for the HTML, without the fields that {@link parseTabRelease} fills in. */
export const briefBuild = (name: string, { entry, container, claims, shared: _, ...kept }: TabBuild): object => {
  const claimed = Object.entries(claims).filter(([, claimed]) => Object.keys(claimed).length > 0);
  return {
    ...kept,
    ...(entry === USUAL_ENTRY ? {} : { entry }),
    ...(container === usualContainer(name, kept.buildId) ? {} : { container }),
    ...(claimed.length > 0 ? { claims: Object.fromEntries(claimed) } : {}),
  };
};
