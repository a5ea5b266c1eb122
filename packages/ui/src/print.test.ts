// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const block = (css: string, from: string, to: string) => css.slice(css.indexOf(from), css.indexOf(to));
const tokensIn = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));

const screen = tokensIn(block(read('tokens.css'), '/* colour', '/* breakpoints'));
const paper = tokensIn(block(read('print.css'), ':root', '@layer reset {'));

describe('[PRINT-1] [PRINT-2] [PRINT-3] a page on paper', () => {
  // Links have the colour of ink, and nothing has the focus on paper.
  test.each([...screen.keys()].filter((name) => !/^(link|focus.*)$/.test(String(name))))(
    'has a value for --%s',
    (name) => {
      expect(paper.get(name)).toMatch(/^(#000000|#ffffff|#767676|transparent)$/);
    },
  );

  test('has black ink, and white where ink stands on', () => {
    for (const [name, value] of paper) {
      if (/ink/.test(String(name))) expect(value, String(name)).toBe('#000000');
      if (/soft$|solid|surface|paper/.test(String(name)) && !/ink/.test(String(name)))
        expect(value, String(name)).toBe('#ffffff');
    }
  });
});
