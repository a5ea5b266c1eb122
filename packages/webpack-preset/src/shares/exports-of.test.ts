import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exportsOf } from './exports-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'paddock-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[SHARES-4] the names of a built package are known, through its inner files', () => {
  writeFileSync(join(folder, 'href.js'), 'export const href = (a) => a < 1 > (2);\n');
  writeFileSync(join(folder, 'index.js'), "export * from './href.js';\nexport { send as post } from './send.js';\n");
  expect(exportsOf(join(folder, 'index.js'))).toEqual(new Set(['href', 'post']));
});

test('[SHARES-4] those of CommonJS are not', () => {
  expect(exportsOf(createRequire(import.meta.url).resolve('react'))).toBeNull();
});
