import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const build = (...words: string[]) => {
  const cwd = mkdtempSync(join(tmpdir(), 'paddock-build-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts'), ...words], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('[BUILD-15] the command prints its usage', () => {
  expect(build('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^paddock-build /), stderr: '' });
});

test.each([['develop'], ['--watch'], ['development', 'more']])('[BUILD-15] it builds nothing for %s', (...words) => {
  expect(build(...words)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('paddock-build [') });
});

test('[BUILD-10] a folder without an app is refused with the way out', () => {
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain('package.json');
  expect(stderr).not.toMatch(/^ +at /m);
});
