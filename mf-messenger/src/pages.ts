import type { Pages } from '@paddock/host/remote-config';

/** No page yet: the live ticker is a header panel. */
export const pages = {} as const satisfies Pages;
