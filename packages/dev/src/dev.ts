import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDevServer, startLocalServer } from '@paddock/webpack-preset';
import { REMOTES as remotes } from './apps.ts';
import { startReferenceApi } from './reference-api.ts';
import { root } from './root.ts';
import { startSquadServer } from './squad-server.ts';

/**
 * `npm run dev racing` serves the product with this remote from its sources. The boundary loads it
 * like the others. Without a name, it serves shell and all remotes from their sources, as one
 * build. Edits are applied to the open page. `npm run dev racing -- --live https://paddock.example`
 * serves only the remote, for local previews of that site.
 */
const { values, positionals } = parseArgs({
  options: { live: { type: 'string' }, port: { type: 'string', default: '4173' } },
  allowPositionals: true,
});
const wanted = positionals.map((name) => `mf-${name.replace(/^mf-/, '')}`);
const unknown = wanted.find((name) => !remotes.some((remote) => remote === name));
if (unknown) {
  console.error(`There is no ${unknown}. Remotes: ${remotes.map((name) => name.slice(3)).join(', ')}`);
  process.exit(2);
}

const started = performance.now();
const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const served = wanted.length > 0 ? wanted : remotes;
const folders = served.map((name) => join(root, name));
const ends: (() => Promise<void>)[] = [];
const stop = () => void Promise.all(ends.map((end) => end())).then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);

if (values.live !== undefined) await serveLive(values.live, Number(values.port));
else await serveHere();

async function serveLive(site: string, port: number) {
  if (wanted.length === 0 || !/^https?:\/\/[^/]+$/.test(site)) {
    console.error('Name a remote, and the origin of the site: npm run dev racing -- --live https://paddock.example');
    process.exit(2);
  }
  console.log(`  building ${served.join(', ')} …`);
  let edited = started;
  const { url, stop: end } = await startLocalServer(folders, {
    site,
    port,
    onEdit: () => {
      edited = performance.now();
    },
    onBuild: (name, errors) => {
      if (errors.length > 0) console.error(`  ${name} does not build:\n${errors.join('\n\n')}`);
      else console.log(`  ${name} built, ${secondsSince(edited)}: a reload of the page shows it`);
    },
  });
  ends.push(end);
  const local = wanted.map((name) => `--local ${name}=${url.replace(/\/$/, '')}`).join(' ');
  console.log(`  ${served.join(', ')} for previews of ${site}. Who may make them gets a link by:`);
  console.log(`  paddock preview ${local} --for 2h --reason '<why>' --origin ${site}`);
  console.log('  Ctrl-C ends it.');
}

async function serveHere() {
  const site = Promise.withResolvers<string>();
  const api = await startReferenceApi({ races: [], siteUrl: site.promise });
  ends.push(api.stop);
  const { url, stop: end, note } = await (wanted.length > 0 ? serveSquad(api.origin) : servePlatform(api.origin));
  ends.push(end);
  site.resolve(url.replace(/\/$/, ''));
  console.log(`  ${url}      ${served.join(', ')} from their sources, ready in ${secondsSince(started)}`);
  console.log(`  ${note} Ctrl-C ends it.`);
}

async function serveSquad(apiOrigin: string) {
  console.log('  building the shell, if something of it changed …');
  const { built, missing, ...server } = await startSquadServer(folders, apiOrigin, (name) =>
    console.log(`  ${name} claims something else now: open pages reload.`),
  );
  const there = built.length > 0 ? `${built.join(', ')} as built last` : 'no other remote is built';
  const absent = missing.length > 0 && built.length > 0 ? `, without ${missing.join(', ')}` : '';
  return {
    ...server,
    note: `Beside: the shell from its sources as they are now, ${there}${absent} (\`npm start\` builds all).`,
  };
}

async function servePlatform(apiOrigin: string) {
  const server = await startDevServer(join(root, 'shell'), folders, { apiOrigin });
  return {
    ...server,
    note: 'It is one build without the boundary: `npm run dev racing` loads one remote as a release does.',
  };
}
