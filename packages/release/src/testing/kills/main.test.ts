import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  ['./main.ts', 'npm run journal -- [options]'],
  ['../../simulate.ts', 'npm run simulate health -- [options]'],
])('[CLI-35] %s says how it is called, and names an option that it does not know', (file, usage) => {
  const run = (word: string) =>
    spawnSync(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), word], { encoding: 'utf8' });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(usage), stderr: '' });
  const { status, stderr } = run('--dry');
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(usage) });
  expect(stderr).toMatch(/^Unknown option '--dry'/);
  expect(stderr).not.toMatch(/^ +at /m);
});
