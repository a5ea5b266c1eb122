// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const ENDS = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1560 };

test('[KIT-5] the tokens have the sizes of screens', () => {
  const tokens = [...read('tokens.css').matchAll(/--breakpoint-(\w+): (\d+)px/g)];
  expect(Object.fromEntries(tokens.map(([, name, px]) => [name, Number(px)]))).toEqual(ENDS);
});

test('[KIT-6] no style sheet of the kit asks for another width', () => {
  const known = Object.values(ENDS).flatMap((px) =>
    (px === ENDS.xs ? ['>', '<='] : ['>=', '<']).map((sign) => `(width ${sign} ${px}px)`),
  );
  for (const file of globSync('**/*.css', { cwd: import.meta.dirname }))
    for (const [, query] of read(file).matchAll(/@media[^{]*(\([^()]*\bwidth\b[^()]*\))/g))
      expect(known, file).toContain(query);
});
