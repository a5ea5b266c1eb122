import type { Race } from '@paddock/api';

/** Whether a race has live pictures, now or later. */
export const hasPictures = ({ isLive, livestreamId }: Race): boolean => isLive || livestreamId !== null;
