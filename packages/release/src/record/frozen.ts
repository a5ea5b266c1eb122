import type { Release } from './types.ts';

/** Whether a release holds a name: frozen by itself, or with its whole channel (`*`). */
export const isFrozen = (release: Pick<Release, 'frozen'> | undefined, name: string): boolean =>
  release?.frozen?.some((frozen) => frozen === '*' || frozen === name) ?? false;

/** Frozen under this name: edges leave all pages to browsers. */
export const RENDERING = 'render';

/** Whether edges may render pages. A freeze of the whole channel holds builds only. */
export const mayRender = (release: Pick<Release, 'frozen'>): boolean => !release.frozen?.includes(RENDERING);
