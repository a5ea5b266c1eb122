import type { Release } from './types.ts';

/** Whether a name is frozen, by itself or with the whole channel (`*`). */
export const isFrozen = (release: Pick<Release, 'frozen'> | undefined, name: string): boolean =>
  release?.frozen?.some((frozen) => frozen === '*' || frozen === name) ?? false;

/** While this name is frozen, edges render no pages. */
export const RENDERING = 'render';

/** Whether edges may render pages. A freeze of the whole channel (`*`) does not stop them. */
export const mayRender = (release: Pick<Release, 'frozen'>): boolean => !release.frozen?.includes(RENDERING);
