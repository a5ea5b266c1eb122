import type { Release } from './types.ts';

/** Whether a release holds a name: frozen by itself, or with its whole channel (`*`). */
export const isFrozen = (release: Pick<Release, 'frozen'> | undefined, name: string): boolean =>
  release?.frozen?.some((frozen) => frozen === '*' || frozen === name) ?? false;
