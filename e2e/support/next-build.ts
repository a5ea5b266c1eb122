import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = resolve(import.meta.dirname, '../.cache');
const LEFT_OUT = new Set(['node_modules', 'dist', 'maps', '.cache', '.turbo']);

/** The behaviour that the session storage key `e2e` requests of a next build. */
export type Wish =
  | 'throw-at-load'
  | 'throw-at-render'
  | 'throw-in-effect'
  | 'throw-later'
  | 'reject'
  | 'render-forever'
  | 'block'
  | 'unsaved-page'
  | 'unsaved-remote';

/** How long `block` keeps the page, in ms. */
const BLOCKED_MS = 5_000;

/** A text that is on screen wherever a next build's code runs. */
export const NEXT_MARK = 'Fassung zwei';

/** The wish; none if a page is rendered without a browser. */
const WISH = `globalThis.sessionStorage?.getItem('e2e')`;

const LOAD = `import { holdUnsavedWork } from '@paddock/host';

if (${WISH} === 'unsaved-remote') holdUnsavedWork();
if (${WISH} === 'throw-at-load') throw new Error('e2e: thrown at load');
`;

const NEXT = `import { useUnsavedWork } from '@paddock/host';
import { useEffect, useState } from 'react';

export function Next() {
  const wish = ${WISH};
  const [renders, setRenders] = useState(0);
  useUnsavedWork(wish === 'unsaved-page');
  useEffect(() => {
    if (wish === 'throw-in-effect') throw new Error('e2e: thrown in an effect');
    if (wish === 'throw-later') setTimeout(() => { throw new Error('e2e: thrown later'); });
    if (wish === 'reject') void Promise.reject(new Error('e2e: rejected'));
    if (wish !== 'block') return;
    const end = performance.now() + ${BLOCKED_MS};
    while (performance.now() < end);
  }, [wish]);
  if (wish === 'throw-at-render') throw new Error('e2e: thrown at render');
  if (wish === 'render-forever') setRenders(renders + 1);
  return <p data-next>${NEXT_MARK}</p>;
}
`;

/** Adds the mark to every piece that a remote shows, in the piece's own chunk. */
function markPiece(source: string, toNext: string): string {
  const piece = /export (?:default )?(function|const) (Component|\w+Panel|\w+Slot)\b/.exec(source);
  if (!piece) throw new Error('A route, panel or slot of a remote exports no component that could be marked');
  const [declaration, keyword, name] = piece;
  return `import { Next } from '${toNext}';
${source.replace(declaration, `${keyword} Original${name}`)}
// biome-ignore lint: props are the original's
export function ${name}(props: any) {
  return (
    <>
      <Next />
      <Original${name} {...props} />
    </>
  );
}
`;
}

async function edit(folder: string): Promise<void> {
  await writeFile(join(folder, 'src/e2e-load.ts'), LOAD);
  await writeFile(join(folder, 'src/e2e-next.tsx'), NEXT);
  const remote = join(folder, 'src/remote.ts');
  await writeFile(remote, `import './e2e-load.ts';\n${await readFile(remote, 'utf8')}`);
  for await (const file of glob('src/**/*.{route,panel,slot}.tsx', { cwd: folder })) {
    const path = join(folder, file);
    const toNext = relative(dirname(path), join(folder, 'src/e2e-next.tsx')).split(sep).join('/');
    const marked = markPiece(await readFile(path, 'utf8'), toNext.startsWith('.') ? toNext : `./${toNext}`);
    await writeFile(path, marked);
  }
  const manifest = join(folder, 'package.json');
  const json = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...json, version: '1.1.0' }, null, 2));
}

/** Real folders with links inside, so that the build has its own cache. */
async function linkPackages(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.name.startsWith('@') && entry.isDirectory()) {
      await linkPackages(join(from, entry.name), join(to, entry.name));
      continue;
    }
    await mkdir(to, { recursive: true });
    await symlink(join(from, entry.name), join(to, entry.name));
  }
}

function run(command: string, cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const child = spawn(command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (bytes: Buffer) => {
      output += bytes;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${command} in ${cwd} failed:\n${output}`))));
  });
}

/** The inputs of a next build: the remote's current build, and this file. */
async function fingerprint(remote: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(ROOT, remote, 'dist/build.json')));
  hash.update(await readFile(import.meta.filename));
  return hash.digest('hex');
}

/** Copies a remote's sources to another folder where they can be built. */
export async function copyRemote(remote: string, folder: string): Promise<void> {
  await cp(join(ROOT, remote), folder, {
    recursive: true,
    filter: (source) =>
      !source.includes('.test.') && !LEFT_OUT.has(relative(join(ROOT, remote), source).split(sep)[0] ?? ''),
  });
  await linkPackages(join(ROOT, remote, 'node_modules'), join(folder, 'node_modules'));
}

const folderOf = (remote: string) => join(CACHE, `${remote}-next`);

/** The folder to pass to `paddock publish`. */
export const nextDist = (remote: string): string => join(folderOf(remote), 'dist');

export interface BuiltIds {
  buildId: string;
}

/** The build id in a `dist/`. */
export const readBuildId = async (dist: string): Promise<string> =>
  (JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuiltIds).buildId;

/** Builds a visibly different version of a remote, unless it exists already. */
export async function buildNext(remote: string): Promise<void> {
  const folder = folderOf(remote);
  const stamp = join(folder, '.fingerprint');
  const wanted = await fingerprint(remote);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  await rm(folder, { recursive: true, force: true });
  await copyRemote(remote, folder);
  await edit(folder);
  await run(join(ROOT, remote, 'node_modules/.bin/paddock-build'), folder);
  await writeFile(stamp, wanted);
}
