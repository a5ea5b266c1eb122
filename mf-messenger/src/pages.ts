import type { Pages } from '@paddock/host/remote-config';

/** No pages: the messenger is a header panel. */
export const pages = {} as const satisfies Pages;
