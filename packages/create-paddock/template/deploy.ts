import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The apps of this folder, with the arguments of `paddock publish` for each. */
const APPS: Record<string, string[]> = {
  shell: ['shell/dist'],
  catalogue: ['catalogue/dist'],
  // It has its own webpack configuration, so its page, link and menu entry are named here.
  cart: [
    ...['--from', 'cart/dist', '--as', 'cart', '--claim', '/cart=./Cart'],
    ...['--link', 'cart=/cart', '--menu', '/cart=en:Cart,position:20'],
  ],
};

const run = (...[program = '', ...words]: string[]) => execFileSync(program, words, { stdio: 'inherit' });
const ask = (...words: string[]) =>
  JSON.parse(execFileSync('paddock', [...words, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));

// The store of this folder. A pipeline names another one with PADDOCK_DATA and PADDOCK_KEY.
if (!process.env.PADDOCK_DATA && !existsSync('.paddock')) run('paddock', 'init');
const { releases } = ask('history', '--limit', '10000');
/**
 * Whether a build was ever live. If it is not live any more, it was rolled back: promoting it again
 * needs a decision.
 */
const wasLive = (name: string, buildId: string) =>
  releases.some(({ builds }: { builds: Record<string, { buildId: string }> }) => builds[name]?.buildId === buildId);

const changed: string[] = [];
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(APPS)) {
  const publish = APPS[name];
  if (!publish) throw new Error(`${name} is no app. Apps: ${Object.keys(APPS).join(', ')}`);
  run('npm', 'run', 'build', '--workspace', name, '--silent');
  const { buildId } = ask('publish', ...publish);
  if (!wasLive(name, buildId)) changed.push(`${name}@${buildId}`);
}
if (changed.length > 0) run('paddock', 'promote', ...changed, '--reason', 'npm run deploy');
else console.log('Nothing has changed.');
