// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const ENDS = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1560 };

test('[KIT-5] the tokens have the sizes of screens', () => {
  const tokens = [...read('tokens.css').matchAll(/--breakpoint-(\w+): (\d+)px/g)];
  expect(Object.fromEntries(tokens.map(([, name, px]) => [name, Number(px)]))).toEqual(ENDS);
});

test('[KIT-6] the linter lets style sheets ask for the same sizes', () => {
  const { xs, ...others } = ENDS;
  const sizes = `(?:(?:<|>=) (?:${Object.values(others).join('|')})px|(?:<=|>) ${xs}px)`;
  expect(read('../../../.config/screen-sizes.grit')).toContain(sizes);
});
