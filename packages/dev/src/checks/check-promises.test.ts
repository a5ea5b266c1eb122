import { expect, test } from 'vitest';
import { promiseProblems } from './check-promises.ts';

const SPEC = { 'mf-x/SPEC.md': '- **SAMPLE-1** A card.\n| SAMPLE-2 | A row. |\n' };

test('a promise may be cited by a test of its package, or end to end', () => {
  const tests = { 'mf-x/src/x.test.ts': "test('[SAMPLE-1] x')", 'e2e/x.spec.ts': "test('[SAMPLE-2] x')" };
  expect(promiseProblems({ ...SPEC, ...tests })).toEqual([]);
});

test('a promise that only another package cites is told', () => {
  const tests = { 'mf-x/src/x.test.ts': "test('[SAMPLE-1] x')", 'mf-y/src/x.test.ts': "test('[SAMPLE-2] x')" };
  expect(promiseProblems({ ...SPEC, ...tests })).toEqual(['mf-x/SPEC.md: no test cites SAMPLE-2']);
});

test('a citation of nothing is told', () => {
  const tests = { 'mf-x/src/x.test.ts': "test('[SAMPLE-1] [SAMPLE-2] [SAMPLE-3] [UTF-8] x')" };
  expect(promiseProblems({ ...SPEC, ...tests })).toEqual(['mf-x/src/x.test.ts: cites SAMPLE-3, which is not promised']);
});

test('two promises with one number, and two lists with one prefix, are told', () => {
  const texts = {
    'mf-x/SPEC.md': '- **SAMPLE-1** A card.\n- **SAMPLE-1** A row.\n',
    'mf-y/SPEC.md': '- **SAMPLE-2** A line.\n',
    'e2e/x.spec.ts': "test('[SAMPLE-1] [SAMPLE-2] x')",
  };
  expect(promiseProblems(texts)).toEqual([
    'mf-x/SPEC.md: two promises are SAMPLE-1',
    'mf-y/SPEC.md: the prefix of SAMPLE-2 is taken by mf-x/SPEC.md',
  ]);
});

test.each([
  "'SAMPLE-1 [SAMPLE-2] x'",
  "'SAMPLE-1: x [SAMPLE-2]'",
  "'[SAMPLE-2] SAMPLE-1 x'",
  "'[SAMPLE-1, SAMPLE-2] x'",
  "'[SAMPLE-1][SAMPLE-2] x'",
])('a title with promises in another form is told: %s', (title) => {
  const problems = promiseProblems({ ...SPEC, 'mf-x/src/x.test.ts': `test(${title})` });
  expect(problems).toEqual(['mf-x/src/x.test.ts: the title with SAMPLE-1 must begin with [SAMPLE-1]']);
});

test('a dash and a number that is no promise is a title of its own', () => {
  const tests = { 'mf-x/src/x.test.ts': "test('[SAMPLE-1] [SAMPLE-2] x', read('ATG-2024 y'))" };
  expect(promiseProblems({ ...SPEC, ...tests })).toEqual([]);
});
