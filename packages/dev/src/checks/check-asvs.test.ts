import { expect, test } from 'vitest';
import { readRepositoryFile as read, repositoryFiles } from '../repository-files.ts';
import { asvsProblems, type Requirement } from './check-asvs.ts';

const { requirements } = JSON.parse(read('packages/dev/src/checks/asvs.json')) as { requirements: Requirement[] };
const SPECS = requirements.flatMap(({ promises }) => promises.map((promise) => `- **${promise}** x`)).join('\n');
const DECISIONS = requirements.map(({ decision }) => `\n## ${decision} x`).join('\n');
const problemsOf = (list: readonly Requirement[]): string[] => asvsProblems(list, SPECS, DECISIONS);

/** Listening to other windows, calling back by script, and plugins. */
const FORBIDDEN =
  /\b(?:window|self|globalThis|parent|opener)\.postMessage\(|(?:^|[\s;])(?:window\.|globalThis\.)?addEventListener\('message'|\b(?:window|self|globalThis)\.onmessage\s*=|[?&](?:callback|jsonp)=|<(?:applet|embed|object)\s+\w+=/;

test('[ASVS-1] no source of a page listens to messages of other windows, asks by JSONP or shows plugins', () => {
  const sources = repositoryFiles().filter(
    (file) =>
      /^(shell|mf-[a-z]+|packages\/[a-z-]+)\/src\/.*\.(ts|tsx|js)$/.test(file) &&
      !/\.(test|test-d)\.tsx?$|\/testing\/|^packages\/(dev|reference-api|release)\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((file) => FORBIDDEN.test(read(file)))).toEqual([]);
});

test.each([
  "window.addEventListener('message', hear)",
  'fetch("/x?callback=f")',
  '<object data="x">',
  'parent.postMessage(1)',
])('[ASVS-1] %s would be found', (text) => expect(text).toMatch(FORBIDDEN));

test('[ASVS-2] the list is whole, and each requirement has its promises or its decision', () => {
  expect(problemsOf(requirements)).toEqual([]);
  expect(requirements).toHaveLength(31);
});

test('[ASVS-2] what is missing is told', () => {
  const [first, second, ...others] = requirements as [Requirement, Requirement, ...Requirement[]];
  expect(problemsOf([second, ...others])).toContain(`${first.id} is missing`);
  expect(problemsOf([first, second, second, ...others])).toContain(`${second.id} is too much`);
  const without = { ...second, promises: [] };
  expect(problemsOf([first, without, ...others])).toContain(`${second.id} has neither a promise nor a decision`);
  const unknown = { ...second, promises: ['NOBODY-1'], decision: 'D-0' };
  expect(problemsOf([first, unknown, ...others])).toEqual([
    `${second.id}: nobody promises NOBODY-1`,
    `${second.id}: there is no D-0`,
  ]);
});
