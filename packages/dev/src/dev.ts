import { join } from 'node:path';
import { readOptions } from '@paddock/release/read-options';
import { startDevServer, startLocalServer } from '@paddock/webpack-preset';
import { REMOTES as remotes } from './apps.ts';
import { startReferenceApi } from './reference-api.ts';
import { root } from './root.ts';
import { startSquadServer } from './squad-server.ts';

/** Edits are applied to the open page. The boundary loads a named remote like the others. */
const USAGE = `npm run dev [<remote> …] [-- options]   serves the product with these remotes from their sources; without
                                        a name, shell and all remotes as one build

  --live <origin>  serves only the remotes, for previews of that site (paddock preview --local)
  --port <n>       the port of --live (4173)`;

const { values, positionals } = readOptions(USAGE, {
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
