import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { doorProblems } from './check-doors.ts';
import { platformProblems } from './check-platform.ts';
import { folderProblems, roomProblems } from './check-rooms.ts';
import { sharedNameProblems, writeSharedNames } from './check-shared-names.ts';
import { shellProblems } from './check-shell.ts';

/** Makes a repository of a few files for `doorProblems` and the like. Returns its folder. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-fences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/**
 * The result of the check of rooms for a file that imports another one, both of which exist. A line
 * for each problem.
 */
function problemsOf(file: string, specifier: string, text = `import { a } from '${specifier}';`): string[] {
  return roomProblems(folderOf({ [join(file, '..', specifier)]: '', [file]: text }));
}

/** The result of the repository's lint for some files. */
function lint(files: Record<string, string>) {
  const folder = folderOf(files);
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, '.config'), join(folder, '.config'), { recursive: true });
  const args = ['exec', 'biome', 'lint', '--vcs-enabled=false', `--config-path=${folder}`, folder];
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test.each([
  ['a sibling, at depth 1', 'mf-x/src/card/x.ts', '../results/results.tsx'],
  ['a sibling, at depth 2', 'mf-x/src/card/runners/x.ts', '../pools/pools.tsx'],
  ['a sibling, at depth 3', 'mf-x/src/card/runners/horse/x.ts', '../odds/odds.tsx'],
  ['an uncle', 'mf-x/src/card/runners/x.ts', '../../results/results.tsx'],
  ['a cousin', 'mf-x/src/card/runners/x.ts', '../../results/lines/lines.tsx'],
  ['a cousin, at depth 3', 'mf-x/src/card/runners/horse/x.ts', '../../pools/odds/odds.tsx'],
  ['a nephew', 'mf-x/src/card/x.ts', '../results/lines/lines.tsx'],
  ['the inside of its own room', 'mf-x/src/card/x.ts', './runners/horse/horse.tsx'],
  ['the room around it', 'mf-x/src/card/runners/x.ts', '../card.tsx'],
  ['the room around it, at depth 3', 'mf-x/src/card/runners/horse/x.ts', '../../card.tsx'],
  ['the top of the remote', 'mf-x/src/card/x.ts', '../remote.ts'],
  ['the table of pages, which imports every room', 'mf-x/src/card/x.ts', '../pages.ts'],
  ['what a sibling shares', 'mf-x/src/card/x.ts', '../results/shared/lines.tsx'],
  ['the inside of a shared room', 'mf-x/src/card/x.ts', '../shared/days/tabs/tabs.tsx'],
  ['a sibling, from a shared room', 'mf-x/src/shared/days/x.ts', '../meetings/meetings.tsx'],
  ['a room, from what all share', 'mf-x/src/shared/x.ts', '../card/card.tsx'],
  ['a sibling, from a route', 'mf-x/src/card/x.route.tsx', '../results/results.tsx'],
  ['a sibling, from a test', 'mf-x/src/card/x.test.tsx', '../results/results.tsx'],
  ['the inside of a room, from the table of pages', 'mf-x/src/pages.ts', './card/runners/runners.tsx'],
  ['the help for tests, outside of tests', 'mf-x/src/card/x.ts', '../testing/show.ts'],
])('a room may not use %s', (_what, file, specifier) => {
  const problems = problemsOf(file, specifier);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${file}: ${specifier}`);
  expect(problems[0]).toContain('move what both need to the `shared` room');
});

test.each([
  ['a type', `import type { A } from '../results/results.tsx';`],
  ['an import over several lines', `import {\n  a,\n  b,\n} from '../results/results.tsx';`],
  ['an import for its effect', `import '../results/results.tsx';`],
  ['a dynamic import', `const load = () => import(/* later */ '../results/results.tsx');`],
  ['a dynamic import by a template', 'const load = () => import(`../results/results.tsx`);'],
  ['an import without its ending', `import { a } from '../results/results';`],
  ['a re-export', `export * from "../results/results.tsx";`],
  ['a mock', `vi.mock('../results/results.tsx');`],
])('another room is refused as %s, too', (_form, text) => {
  expect(problemsOf('mf-x/src/card/x.tsx', '../results/results.tsx', text)).toHaveLength(1);
});

test.each([
  ['of another room', 'mf-x/src/card/x.tsx', '../results/results.module.css'],
  ['of the room around it', 'mf-x/src/card/runners/x.tsx', '../card.module.css'],
  ['of a room inside it', 'mf-x/src/card/x.tsx', './runners/runners.module.css'],
  ['that is shared', 'mf-x/src/card/x.tsx', '../shared/lines.module.css'],
])('a stylesheet %s is refused', (_what, file, specifier) => {
  expect(problemsOf(file, specifier).join()).toContain('A stylesheet is used in its own room alone');
});

test.each([
  ['composes', `.a { composes: b from '../results/results.module.css'; }`],
  ['@import', `@import '../results/results.module.css';`],
  ['@import url()', `@import url(../results/results.module.css);`],
])('a stylesheet that reaches into another room by %s is refused', (_how, text) => {
  expect(problemsOf('mf-x/src/card/x.module.css', '../results/results.module.css', text)).toHaveLength(1);
});

test.each([
  ['its own files', 'mf-x/src/card/x.ts', './card.tsx'],
  ['its own stylesheet', 'mf-x/src/card/x.tsx', './x.module.css'],
  ['the rooms directly inside it', 'mf-x/src/card/x.ts', './runners/runners.tsx'],
  ['the rooms directly inside it, at depth 2', 'mf-x/src/card/runners/x.ts', './horse/horse.tsx'],
  ['what it shares with its rooms', 'mf-x/src/card/x.ts', './shared/odds.tsx'],
  ['what the rooms around it share', 'mf-x/src/card/runners/x.ts', '../shared/odds.tsx'],
  ['what all rooms share', 'mf-x/src/card/runners/horse/x.ts', '../../../shared/day.model.ts'],
  ['a shared room', 'mf-x/src/card/runners/horse/x.ts', '../../../shared/days/day.model.ts'],
  ['the files of shared, from a room of shared', 'mf-x/src/shared/days/x.ts', '../countries.ts'],
  ['the page of a room inside another, as the table of pages', 'mf-x/src/pages.ts', './card/runners/runners.route.tsx'],
  ['the paths of the remote', 'mf-x/src/card/x.ts', '../paths.ts'],
  ['the links of the remote, at depth 3', 'mf-x/src/card/runners/horse/x.ts', '../../../links.ts'],
  ['the help for tests, in a test', 'mf-x/src/card/runners/x.test.tsx', '../../testing/show.ts'],
  ['the texts, in a test', 'mf-x/src/card/x.test.tsx', '../locales/de.json'],
  ['the remote, in the help for tests', 'mf-x/src/testing/show.ts', '../remote.ts'],
])('a room may use %s', (_what, file, specifier) => {
  expect(problemsOf(file, specifier)).toEqual([]);
});

test('a folder of more than 25 source files is refused, however many tests it has', () => {
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`mf-x/src/card/x${at}.ts`, '']));
  const tests = { 'mf-x/src/card/x.test.ts': '', 'mf-x/src/card/testing/y.ts': '' };
  expect(folderProblems(folderOf({ ...files(25), ...tests }))).toEqual([]);
  expect(folderProblems(folderOf(files(26))).join()).toContain('mf-x/src/card: 26 files, at most 25');
});

test.each(['{ ...query, refetchInterval: 5_000 }', '{ ...query, refetchInterval }'])(
  'a query that refreshes itself is refused: %s',
  (options) => {
    const { status, said } = lint({
      'mf-x/src/races/x.ts': `export const read = (query, refetchInterval) => (${options});\n`,
    });
    expect(status).not.toBe(0);
    expect(said).toContain('useRefreshedQuery');
  },
);

test.each([
  ['reads the screen while the module loads', 'export const width = window.innerWidth;', 'while the module loads'],
  ['asks for the browser', 'export const isHere = () => typeof window !== "undefined";', 'an effect, or useMedia'],
  [
    'has no answer without a browser',
    'export const a = (use) => useSyncExternalStore(use, () => 1);',
    'third argument',
  ],
])('code that the edge may render and that %s is refused', (_what, text, why) => {
  const { status, said } = lint({ 'mf-x/src/races/x.ts': `${text}\n` });
  expect(status).not.toBe(0);
  expect(said).toContain(why);
});

test('what an effect, a handler or a getter does with the browser is not refused', () => {
  const text =
    'export const read = () => window.innerWidth;\nexport const it = { get width() { return window.innerWidth; } };\n';
  expect(lint({ 'mf-x/src/races/x.ts': text }).said).not.toContain('while the module loads');
});

test.each([
  'width < 576px',
  'width >= 743px',
  'min-width: 768px',
  'min-width: 48rem',
  '768px <= width',
  '576px < width < 768px',
])('[KIT-6] a style sheet that asks for another size of screens is refused: %s', (query) => {
  const { status, said } = lint({ 'mf-x/src/races/x.module.css': `@media (${query}) { .a { color: red; } }\n` });
  expect(status).not.toBe(0);
  expect(said).toContain('No screen size ends here');
});

test.each([
  '@media (width <= 576px) { .a { color: red; } }',
  '@media (width > 576px) and (height < 30rem) { .a { color: red; } }',
  '@media screen and (width < 768px) { .a { color: red; } }',
  '@media screen { @container runners (width < 880px) { .a { color: red; } } }',
])('[KIT-6] one that asks for a size of the tokens, or of a box, is not refused: %s', (css) => {
  expect(lint({ 'mf-x/src/races/x.module.css': `${css}\n` })).toMatchObject({ status: 0 });
});

test('React.lazy is refused', () => {
  const text = 'import { lazy } from "react";\nexport const view = lazy(async () => null);\n';
  const { status, said } = lint({ 'mf-x/src/races/x.ts': text });
  expect(status).not.toBe(0);
  expect(said).toContain('createLazyView');
});

test('an import circle is refused, also one through a lazy page', () => {
  const { status, said } = lint({
    'mf-x/src/pages.ts': `export const pages = { a: () => import('./a.ts') };\n`,
    'mf-x/src/a.ts': `import { pages } from './pages.ts';\nexport const names = Object.keys(pages);\n`,
  });
  expect(status).not.toBe(0);
  expect(said).toContain('noImportCycles');
});

test('a view that exports a rule is refused', () => {
  const rule = 'export const isOver = (status: string): boolean => status === "OVER";\n';
  const { status, said } = lint({ 'mf-x/src/races/x.tsx': `${rule}export const View = () => <p>{isOver('')}</p>;\n` });
  expect(status).not.toBe(0);
  expect(said).toContain('useComponentExportOnlyModules');
});

test('a view may export types, and a route its loader', () => {
  const text = 'export interface Props { a: string }\nexport const loader = () => null;\n';
  const view = 'export const Component = ({ a }: Props) => <p>{a}</p>;\n';
  expect(lint({ 'mf-x/src/races/x.route.tsx': text + view })).toMatchObject({ status: 0 });
});

const DOORS = {
  'packages/host/package.json': '{ "name": "@paddock/host", "exports": { ".": "./src/index.ts" } }',
  'packages/host/src/index.ts': `export { a, type B } from './a.ts';\n`,
};

const KIT = {
  'packages/ui/package.json': '{ "name": "@paddock/ui", "exports": { "./chip": "./src/chip.tsx" } }',
  'packages/ui/src/chip.tsx': 'export const Chip = () => null;\nexport const gap = 4;\n',
};

test.each([
  ['its subject', 'packages/edge/src/x.ts', `const title = 'Horse racing';`],
  ['the name of a remote', 'packages/release/src/x.ts', `const NAME = /^mf-[a-z]+$/;`],
  ['its packages', 'packages/webpack-preset/src/x.ts', `import { api } from '@paddock/api';`],
])('the platform may not know of the product: %s', (_what, file, text) => {
  expect(platformProblems(folderOf({ [file]: text }))).toHaveLength(1);
  expect(platformProblems(folderOf({ [file.replace('x.ts', 'x.test.ts')]: text }))).toEqual([]);
});

test('a name of a door of the host that nobody uses is refused', () => {
  const folder = folderOf({ ...DOORS, 'mf-x/src/x.ts': `import { a } from '@paddock/host';\n` });
  expect(doorProblems(folder)).toEqual(['@paddock/host: nobody uses B']);
});

test('a name of a door of the host may be used by one test', () => {
  const folder = folderOf({ ...DOORS, 'shell/src/x/x.test.ts': `import { a, type B } from '@paddock/host';\n` });
  expect(doorProblems(folder)).toEqual([]);
});

test('a door and a value of a module that nobody uses are refused', () => {
  const kit = { ...KIT, 'packages/ui/SPEC.md': '' };
  const shown = { 'packages/playground/src/x.tsx': `import { Chip, gap } from '@paddock/ui/chip';\n` };
  const used = { 'mf-x/src/x.tsx': `import { Chip } from '@paddock/ui/chip';\n` };
  expect(doorProblems(folderOf({ ...kit, ...shown }))).toEqual(['@paddock/ui/chip: nobody uses it']);
  expect(doorProblems(folderOf({ ...kit, ...used }))).toEqual(['@paddock/ui/chip: nobody uses gap']);
});

test.each([
  ['shows a part that its SPEC.md names', '## `chip`\n', 'packages/playground/src/x.tsx', 'Chip, gap'],
  ['declares a value for a neighbour', '', 'mf-x/src/x.tsx', 'Chip'],
])('the kit %s', (_what, spec, file, names) => {
  const neighbour = { 'packages/ui/src/y/y.tsx': `import { gap } from '../chip.tsx';\n` };
  const use = { [file]: `import { ${names} } from '@paddock/ui/chip';\n` };
  expect(doorProblems(folderOf({ ...KIT, ...neighbour, ...use, 'packages/ui/SPEC.md': spec }))).toEqual([]);
});

/** A host whose list of shared names is of contract 2.1.0, and whose remotes use `names`. */
function hostOf({ version = '2.1.0', door = '', names = 'api, Chip' }) {
  const shares = { doors: { '@paddock/ui': [] } };
  return folderOf({
    'packages/host/package.json': JSON.stringify({
      name: '@paddock/host',
      version,
      exports: { '.': './src/index.ts', './shell': './src/shell.ts' },
      paddock: { shares: { react: ['.'], '@paddock/host': ['.'] }, ...shares },
    }),
    'packages/host/src/index.ts': door || `export { a as api, type B } from './a.ts';\n`,
    'packages/host/src/shell.ts': 'export const own = 1;\n',
    'packages/host/shared-names.json': JSON.stringify({
      contract: '2.1.0',
      names: ['@paddock/host api', '@paddock/ui/chip Chip'],
    }),
    'packages/ui/package.json': JSON.stringify({
      name: '@paddock/ui',
      exports: { './chip': './src/chip.tsx', './row': './src/row.tsx' },
      paddock: { shell: ['chip'] },
    }),
    'packages/ui/src/chip.tsx': 'export interface ChipProps {}\nexport function Chip() {}\n',
    'packages/ui/src/row.tsx': 'export const Row = () => null;\n',
    'packages/ui/SPEC.md': '',
    'mf-x/src/x.tsx': `import { ${names}, B } from '@paddock/host';\nimport { ${names} } from '@paddock/ui/chip';\nimport { Row } from '@paddock/ui/row';\nimport { own } from '@paddock/host/shell';\n`,
  });
}

const RENAMED = `export { a as client, type B } from './a.ts';\n`;
const ADDED = `export { a as api, more, type B } from './a.ts';\n`;

test('names that the shell gives as listed are no problem, whatever its other entries give', () => {
  expect(sharedNameProblems(hostOf({}))).toEqual([]);
});

test.each(['2.1.0', '2.2.0'])('a name of the shell that older remotes import must stay: contract %s', (version) => {
  const folder = hostOf({ version, door: RENAMED });
  const gone = expect.stringContaining('@paddock/host api: gone');
  expect(sharedNameProblems(folder)).toContainEqual(gone);
  expect(sharedNameProblems(folder).join()).toContain('raise the major');
  expect(writeSharedNames(folder), 'and the list stays').toContainEqual(gone);
  expect(sharedNameProblems(folder)).toContainEqual(gone);
});

test('a new major of the contract may drop a name, once the list says so', () => {
  const folder = hostOf({ version: '3.0.0', door: RENAMED, names: 'client, Chip' });
  expect(sharedNameProblems(folder).join()).toContain('is of an earlier contract');
  expect(writeSharedNames(folder)).toEqual([]);
  expect(sharedNameProblems(folder)).toEqual([]);
});

test('a new name of the shell needs a new minor of the contract', () => {
  const more = { door: ADDED, names: 'api, Chip, more' };
  expect(writeSharedNames(hostOf(more)).join()).toContain('@paddock/host more: new');
  expect(writeSharedNames(hostOf({ ...more, version: '2.1.1' })).join()).toContain('Raise the minor');
  const raised = hostOf({ ...more, version: '2.2.0' });
  expect(sharedNameProblems(raised).join()).toContain('is of an earlier contract');
  expect(writeSharedNames(raised)).toEqual([]);
  expect(sharedNameProblems(raised)).toEqual([]);
});

test('a name may stay if only older remotes import it; a new name needs a use', () => {
  expect(doorProblems(hostOf({ names: 'Chip' }))).toEqual([]);
  expect(writeSharedNames(hostOf({ version: '2.2.0', door: ADDED }))).toEqual(['@paddock/host: nobody uses more']);
});

test('a shared entry names its exports', () => {
  expect(() => sharedNameProblems(hostOf({ door: `export * from './a.ts';\n` }))).toThrow('name each of its exports');
});

test.each([
  ['the path of a page', `<Link to="/user/payin" />`],
  ['a path with a parameter', `<Link to={\`/race/\${id}\`} />`],
  ['a call about races', `import { search } from '@paddock/api/races';`],
  ['the rules of bets', `import { price } from '@paddock/wagers';`],
])('the shell may not know of a remote: %s', (_what, text) => {
  const folder = folderOf({ 'shell/src/frame/x.tsx': text });
  expect(shellProblems(folder, ['/race/:id', '/user/*'])).toHaveLength(1);
});

test.each([
  ['the root of the site', 'shell/src/frame/x.tsx', `<Link to="/" />`],
  ['its own pages', 'shell/src/frame/x.tsx', `<Link to="/contact" />`],
  ['the account, by its calls', 'shell/src/frame/x.tsx', `import { getMe } from '@paddock/api/customer';`],
  ['a path of a remote, in a test', 'shell/src/frame/x.test.tsx', `visit('/race/7');`],
])('the shell may know %s', (_what, file, text) => {
  expect(shellProblems(folderOf({ [file]: text }), ['/race/:id', '/user/*'])).toEqual([]);
});
