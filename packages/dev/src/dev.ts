import { join } from 'node:path';
import { startDevServer } from '@paddock/webpack-preset';
import { REMOTES as remotes } from './apps.ts';
import { startReferenceApi } from './reference-api.ts';
import { root } from './root.ts';
import { startSquadServer } from './squad-server.ts';

/**
 * `npm run dev racing` serves the product with this remote from its sources; the boundary loads it beside the others.
 * Without a name, it serves shell and all remotes from their sources, as one build. Edits show in the open page.
 */
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
const folders = served.map((name) => join(root, name));
const { url, stop: stopServer, note } = wanted.length > 0 ? await serveSquad() : await servePlatform();
site.resolve(url.replace(/\/$/, ''));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`  ${url}      ${served.join(', ')} from their sources, ready in ${seconds} s`);
console.log(`  ${note} Ctrl-C ends it.`);

const stop = () => void Promise.all([stopServer(), api.stop()]).then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);

async function serveSquad() {
  console.log('  building the shell, if something of it changed …');
  const { built, missing, ...server } = await startSquadServer(folders, api.origin);
  const there = built.length > 0 ? `${built.join(', ')} as built last` : 'no other remote is built';
  const absent = missing.length > 0 && built.length > 0 ? `, without ${missing.join(', ')}` : '';
  return {
    ...server,
    note: `Beside: the shell from its sources as they are now, ${there}${absent} (\`npm start\` builds all).`,
  };
}

async function servePlatform() {
  const server = await startDevServer(join(root, 'shell'), folders, { apiOrigin: api.origin });
  return {
    ...server,
    note: 'It is one build without the boundary: `npm run dev racing` loads one remote as a release does.',
  };
}
