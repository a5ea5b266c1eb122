import { join } from 'node:path';
import { startDevServer } from '@paddock/webpack-preset';
import { APPS } from './apps.ts';
import { startReferenceApi } from './reference-api.ts';
import { root } from './root.ts';

/** `npm run dev racing`: the product with one remote (or, without a name, all) from its sources; what is edited changes in the open page. */
const remotes = APPS.filter((app) => app !== 'shell');
const wanted = process.argv.slice(2).map((name) => `mf-${name}`);
const unknown = wanted.find((name) => !remotes.some((remote) => remote === name));
if (unknown) {
  console.error(`There is no ${unknown}. Remotes: ${remotes.map((name) => name.slice(3)).join(', ')}`);
  process.exit(2);
}

const started = performance.now();
const served = wanted.length > 0 ? wanted : remotes;
const site = Promise.withResolvers<string>();
const api = await startReferenceApi({ races: [], siteUrl: site.promise });
const server = await startDevServer(
  join(root, 'shell'),
  served.map((name) => join(root, name)),
  { apiOrigin: api.origin },
);
site.resolve(server.url.replace(/\/$/, ''));
console.log(
  `  ${server.url}      ${served.join(', ')} from their sources, ready in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
console.log(
  '  It is one build without the boundary: see `npm start` for the product as it is released. Ctrl-C ends it.',
);

const stop = () => void Promise.all([server.stop(), api.stop()]).then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
