import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The apps of this folder: the shell, and the remotes. */
const APPS: string[] = JSON.parse(readFileSync('package.json', 'utf8')).workspaces;

/** A remote with its own webpack configuration: its page, link and menu entry are named here. */
const FOREIGN: Record<string, string[]> = {
  cart: ['--claim', '/cart=./Cart', '--link', 'cart=/cart', '--menu', '/cart=en:Cart,position:20'],
};

/** The arguments of `paddock publish` for an app. */
const publishing = (name: string): string[] => {
  const foreign = FOREIGN[name];
  return foreign ? ['--from', `${name}/dist`, '--as', name, ...foreign] : [`${name}/dist`];
};

// The program that failed has said why.
process.on('uncaughtException', ({ message }) => {
  console.error(message.split('\n', 1)[0]);
  process.exit(1);
});

const run = (...[program = '', ...words]: string[]) => execFileSync(program, words, { stdio: 'inherit' });
const ask = (...words: string[]) =>
  JSON.parse(execFileSync('paddock', [...words, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));

// The store of this folder. A pipeline names another one with PADDOCK_DATA and PADDOCK_KEY.
if (!process.env.PADDOCK_DATA && !existsSync('.paddock')) run('paddock', 'init');
/** The builds that are live after a release, by app. */
type Builds = Record<string, { buildId: string }>;
// Newest first.
const releases: { builds: Builds }[] = ask('history', '--limit', '10000').releases;
/**
 * A build that was live before, and is not now, was rolled back or replaced: serving it again needs
 * a decision.
 */
const wasLive = (name: string, buildId: string) => releases.some(({ builds }) => builds[name]?.buildId === buildId);
const isLive = (name: string, buildId: string) => releases[0]?.builds[name]?.buildId === buildId;

const changed: string[] = [];
const before: string[] = [];
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : APPS) {
  if (!APPS.includes(name)) throw new Error(`${name} is no app. Apps: ${APPS.join(', ')}`);
  run('npm', 'run', 'build', '--workspace', name, '--silent');
  const { buildId } = ask('publish', ...publishing(name));
  if (!wasLive(name, buildId)) changed.push(`${name}@${buildId}`);
  else if (!isLive(name, buildId)) before.push(`${name}@${buildId}`);
}
if (changed.length > 0) run('paddock', 'promote', ...changed, '--reason', 'npm run deploy');
else if (before.length === 0) console.log('Nothing has changed.');
for (const build of before)
  console.log(
    `${build} was live before, so it is not promoted. To serve it again: npx paddock promote ${build} --reason "…"`,
  );
