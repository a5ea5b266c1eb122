import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from '@paddock/webpack-preset';
import { expect, test } from 'vitest';

const SHELL = join(import.meta.dirname, '..');
const PAGE = ['@paddock/ui/tokens.css', '@paddock/ui/reset.css', '@paddock/ui/print.css'];
const kit: { paddock: { shell: string[] } } = JSON.parse(
  readFileSync(join(SHELL, 'node_modules/@paddock/ui/package.json'), 'utf8'),
);
/** The goal for a page with one button: 5 kB, gzip. */
const GOAL_BYTES = 5_000;

test('[FRAME-12] a page with one button loads less than 5 kB of the kit: what the shell carries, tokens and all', {
  timeout: 60_000,
}, async () => {
  const carried = kit.paddock.shell.map((door) => `@paddock/ui/${door}`);
  expect(carried).toContain('@paddock/ui/button');
  const [nothing, all] = [await weigh(SHELL, []), await weigh(SHELL, [...PAGE, ...carried])];
  expect(all.script - nothing.script + all.style).toBeLessThan(GOAL_BYTES);
});

test('[FRAME-12] the same sources weigh the same', { timeout: 60_000 }, async () => {
  const [once, again] = [await weigh(SHELL, ['@paddock/ui/dialog']), await weigh(SHELL, ['@paddock/ui/dialog'])];
  expect(again).toEqual(once);
});

test('[FRAME-29] a dialog brings no library along', { timeout: 60_000 }, async () => {
  const { script } = await weigh(SHELL, ['@paddock/ui/dialog']);
  expect(script).toBeLessThan(2_000);
});
