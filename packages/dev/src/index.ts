/** The parts of `npm start` that end-to-end tests use. */
export { APPS, REMOTES } from './apps.ts';
export { ensureChromium, ensureFirefox, ensureHeadlessShell } from './browsers.ts';
export { packPlatform } from './pack.ts';
export { paddock } from './paddock.ts';
export { type Product, type ProductOptions, startProduct } from './product.ts';
export { publishAll } from './publish-all.ts';
export { startSquadServer } from './squad-server.ts';
export { run, turbo } from './turbo.ts';
