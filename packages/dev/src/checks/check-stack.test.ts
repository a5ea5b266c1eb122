import { expect, test } from 'vitest';
import { type Stack, stackProblems } from './check-stack.ts';

const table = (...names: string[]) =>
  ['## Dependencies', '', '| dependency | for |', '| --- | --- |', `| ${names.join(', ')} | something |`].join('\n');

/** A repository with one package and one source. */
const stack = (parts: Partial<Stack> & { source?: string; file?: string } = {}): Stack => ({
  architecture: table('hls.js (`light`)'),
  manifests: { 'mf-x/package.json': { dependencies: { 'hls.js': 'catalog:', '@paddock/ui': 'workspace:*' } } },
  sources: { [parts.file ?? 'mf-x/src/x.ts']: parts.source ?? "import Hls from 'hls.js/light';" },
  programsOf: () => [],
  ...parts,
});

test('a package with a row that a source imports is no problem', () => {
  expect(stackProblems(stack())).toEqual([]);
  expect(stackProblems(stack({ source: "const hls = () => import('hls.js');" }))).toEqual([]);
});

test('a package that nothing imports is told', () => {
  const problem = ['hls.js: nothing imports or runs it'];
  expect(stackProblems(stack({ source: "export const name = 'hls.js';" }))).toEqual(problem);
  expect(stackProblems(stack({ source: "import Hls from 'hls.js-fork';" }))).toEqual(problem);
  expect(stackProblems(stack({ file: 'mf-x/src/x.test.ts' })), 'a dependency of production').toEqual(problem);
});

test('a development dependency may be used by tests alone, or run as a program', () => {
  const manifests = {
    'mf-x/package.json': { devDependencies: { 'hls.js': 'catalog:' }, scripts: { play: 'hls play' } },
  };
  expect(stackProblems(stack({ manifests, file: 'mf-x/src/x.test.ts' }))).toEqual([]);
  expect(stackProblems(stack({ manifests, sources: {}, programsOf: () => ['hls'] }))).toEqual([]);
});

test('a package without a row and a row without a package are told', () => {
  expect(stackProblems(stack({ architecture: table('msw') }))).toEqual([
    'ARCHITECTURE.md: no row names hls.js',
    'ARCHITECTURE.md: no package.json has msw',
  ]);
});

test('an alias counts as the package that it stands for', () => {
  const manifests = { 'mf-x/package.json': { dependencies: { original: 'npm:hls.js@1.7.4' } } };
  expect(stackProblems(stack({ manifests, source: "export * from 'original';" }))).toEqual([]);
});
