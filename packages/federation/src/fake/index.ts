/** A page without a browser, for tests and for `paddock conform` on a machine without one. */
export { createFakePage, type FakePage, ORIGIN } from './fake-environment.ts';
export { makeRelease, publish } from './fake-release.ts';
export type { Fault } from './fake-server.ts';
