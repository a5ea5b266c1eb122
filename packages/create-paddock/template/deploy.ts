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

interface Live {
  buildId: string;
  /** What some visitors get instead: a new build, or for a time the one before. */
  canary?: { build: { buildId: string } };
  holdback?: { build: { buildId: string } };
}
/** What is served after each release, by app. Newest first. */
const releases: { builds: Record<string, Live> }[] = ask('history', '--limit', '10000').releases;
/**
 * A build that was served before, and is not now, was rolled back, stopped or replaced: serving it
 * again needs a decision.
 */
const wasServed = (name: string, id: string) =>
  releases.some(({ builds: { [name]: served } }) =>
    [served, served?.canary?.build, served?.holdback?.build].some((build) => build?.buildId === id),
  );
const live = (name: string) => releases[0]?.builds[name];

const changed: string[] = [];
const before: string[] = [];
const canaries: string[] = [];
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : APPS) {
  if (!APPS.includes(name)) throw new Error(`${name} is no app. Apps: ${APPS.join(', ')}`);
  run('npm', 'run', 'build', '--workspace', name, '--silent');
  const { buildId } = ask('publish', ...publishing(name));
  const build = `${name}@${buildId}`;
  if (live(name)?.buildId === buildId) continue;
  const canary = live(name)?.canary?.build.buildId;
  if (canary) canaries.push(`${name}@${canary}`);
  else if (wasServed(name, buildId)) before.push(build);
  else changed.push(build);
}
if (changed.length > 0) run('paddock', 'promote', ...changed, '--reason', 'npm run deploy');
else if (before.length + canaries.length === 0) console.log('Nothing has changed.');
for (const build of before)
  console.log(
    `${build} was served before, so it is not promoted. To serve it again: npx paddock promote ${build} --reason "…"`,
  );
for (const build of canaries)
  console.log(
    `${build} is a canary, which is decided first: npx paddock canary finish|stop ${build.split('@', 1)[0]} --reason "…"`,
  );
