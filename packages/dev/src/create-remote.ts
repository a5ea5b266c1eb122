import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from '@paddock/host/remote-config';
import { readOptions } from '@paddock/release/read-options';
import { type Claims, EDGE_PATHS, overlappingClaims, sameClaims } from '@paddock/release/record';
import { remotesIn } from './apps.ts';
import { root } from './root.ts';
import { run } from './turbo.ts';

/** The new remote of `npm create paddock`: in English, on the platform's packages alone. */
const SAMPLE = join(import.meta.dirname, '../../create-paddock/template/sample');
/** Added here: the kit's page, promises, tests, and texts in both languages. */
const OURS = join(import.meta.dirname, '../template/remote');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 40;
/** Paths that the edge answers itself or reads as a locale. */
const NO_PAGES = [...EDGE_PATHS.map((path) => path.slice(1)), 'de', 'en'];

/**
 * Writes `mf-<name>`, a remote with one page, into a workspace.
 * Throws, and writes nothing, if the name is malformed or taken, or another app claims `/<name>`.
 * @param workspace the folder of the repository
 */
export async function createRemote(name: string, workspace: string): Promise<void> {
  const problem = malformed(name) ?? (await taken(name, workspace));
  if (problem) throw new Error(problem);
  /** In files and file names. */
  const words = {
    SAMPLE: promisePrefix(name, workspace),
    Sample: titleOf(name),
    sample: name,
    'app-sample': `mf-${name}`,
  };
  const fill = (text: string) => text.replace(/app-sample|sample/gi, (word) => words[word as keyof typeof words]);
  const copy = (template: string, file: string, adapt = (text: string) => text) => {
    const to = join(workspace, `mf-${name}`, fill(file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, fill(adapt(readFileSync(join(template, file), 'utf8'))));
  };
  const ours = filesIn(OURS);
  for (const file of filesIn(SAMPLE)) if (!ours.includes(file)) copy(SAMPLE, file, asOurs);
  for (const file of ours) copy(OURS, file);
}

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => !statSync(join(folder, file)).isDirectory());

/** A remote here uses the product's host instead of the platform's core, and has German texts. */
const asOurs = (text: string): string =>
  text
    .replaceAll("'@paddock/core", "'@paddock/host")
    .replace(/\{ en: (.+?) \}/g, (_, value) => `{ de: ${value.replace('/en.', '/de.')}, en: ${value} }`);

function malformed(name: string): string | null {
  if (name.startsWith('mf-')) return `Leave out "mf-": npm run create-remote ${name.slice(3)}`;
  if (NAME.test(name) && name.length <= MAX_LENGTH) return null;
  return `"${name}" is no name for a remote: use at most ${MAX_LENGTH} of a-z and 0-9, and "-" between words. Start with a letter.`;
}

async function taken(name: string, workspace: string): Promise<string | null> {
  if (existsSync(join(workspace, `mf-${name}`))) return `mf-${name} exists already. Choose another name.`;
  if (NO_PAGES.includes(name)) return `/${name} cannot be a page: the platform uses this path. Choose another name.`;
  for (const app of ['shell', ...remotesIn(workspace)]) {
    const config = join(workspace, app, app === 'shell' ? 'shell.config.ts' : 'remote.config.ts');
    const { pages = {} }: { pages?: Pages } = (await import(pathToFileURL(config).href)).default;
    // As the gate does: only the shell's `/:name` yields to the more specific claim of a remote.
    const overlaps = app === 'shell' ? sameClaims : overlappingClaims;
    const [overlap] = overlaps(claimsOf([`/${name}`]), claimsOf(Object.values(pages).map(({ path }) => path)));
    if (overlap) return `${app} claims ${overlap.b}, so /${name} is not free. Choose another name.`;
  }
  return null;
}

const claimsOf = (paths: readonly string[]): Claims => ({
  routes: paths.map((path) => ({ path, files: [], reads: [] })),
  navigation: [],
  panels: [],
  modals: [],
  slots: [],
});

/** `horse-club` gives `Horse Club`. */
const titleOf = (name: string) => name.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());

/** `horse-club` gives `HORSECLUB`; with `MF` before it if another SPEC.md has that prefix. */
function promisePrefix(name: string, workspace: string): string {
  const prefix = name.replaceAll('-', '').toUpperCase();
  const specs = globSync('{shell,mf-*,packages/*}/SPEC.md', { cwd: workspace });
  const isTaken = specs.some((spec) => readFileSync(join(workspace, spec), 'utf8').match(RegExp(`\\b${prefix}-\\d`)));
  return isTaken ? `MF${prefix}` : prefix;
}

if (import.meta.main) {
  const usage = 'npm run create-remote <name>   makes the remote mf-<name> with the page /<name>';
  const [name, ...more] = readOptions(usage, { allowPositionals: true, options: {} }).positionals;
  if (!name || more.length > 0) fail(usage);
  await createRemote(name, root).catch((error: Error) => fail(error.message));
  const folder = `mf-${name}`;
  // A long name makes long lines, so format the files.
  if ((await run('pnpm', ['exec', 'biome', 'check', '--write', folder], {}, true)) !== 0) process.exit(1);
  if ((await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], {}, true)) !== 0)
    fail(`${folder} is written, but not installed. Run: pnpm install`);
  console.log(`${folder} is ready, with the page /${name}.
Next: npm run dev ${name}. CONTRIBUTING.md says how to add pages, panels and more.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
