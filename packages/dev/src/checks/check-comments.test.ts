import { expect, test } from 'vitest';
import { commentProblems } from './check-comments.ts';

const words = (length: number) => 'word '.repeat(length).slice(0, length);

test.each([
  ['a line of 101 columns', `// ${words(98)}`],
  ['a description', `  /** ${words(99)} */`],
  ['a line of a description', `/**\n * ${words(98)}\n */`],
  ['a line without an asterisk', `/*\n  ${words(99)}\n*/`],
  ['a comment between elements', `  {/* ${words(99)} */}`],
])('a comment may not be longer than 100 columns: %s', (_what, text) => {
  expect(commentProblems({ 'mf-x/src/x.tsx': `a();\n${text}\na();` })).toEqual([
    expect.stringMatching(/^mf-x\/src\/x\.tsx:[23]: a comment of \d+ columns, at most 100$/),
  ]);
});

test.each([
  ['a line of 100 columns', `// ${words(97)}`],
  ['umlauts, which are one column each', `// ${'ä'.repeat(97)}`],
  ['code', `const text = '${words(105)}';`],
  ['code after a comment', `/* ${words(40)} */\nconst text = '${words(105)}';`],
  ['an exception for Biome, which is one line', `// biome-ignore lint/a11y/useSemanticElements: ${words(90)}`],
  ['an address', `// https://example.test/${'x'.repeat(90)}`],
  ['an imported type', `/** @param {import('./model.js').Model} model ${words(90)} */`],
  ['a cast', `/** @type {${words(90)}} */ (place)`],
])('lines that stay as they are: %s', (_what, text) => {
  expect(commentProblems({ 'mf-x/src/x.js': text })).toEqual([]);
});
