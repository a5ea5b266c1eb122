import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** The file that each command of the repository runs. */
const toolchain = readFileSync(join(root, 'packages/dev/bin/toolchain.cjs'), 'utf8');
const commands = [...toolchain.matchAll(/^ {2}'?([\w-]+)'?: '(\S+\.ts)',$/gm)].map(([, name = '', file = '']) => ({
  name,
  file,
}));
/** They hand unknown words to Playwright. */
const HANDS_ON = ['instants', 'faults'];

const start = (file: string, ...words: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [join(root, file), ...words], { cwd: root, timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });

test('are all there', () => expect(commands.length).toBeGreaterThan(15));

test.each(commands)('[USAGE-1] [USAGE-2] $name', { timeout: 120_000 }, async ({ name, file }) => {
  const [helped, unknown] = await Promise.all(
    ['--help', ...(HANDS_ON.includes(name) ? [] : ['--nonsense'])].map((word) => start(file, word)),
  );
  expect(helped).toMatchObject({ code: 0, stdout: expect.stringContaining(name), stderr: '' });
  if (!unknown) return;
  expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining("'--nonsense'") });
  expect(unknown.stderr).not.toContain('    at ');
});

test.each([
  ['journal', '--kills', '1k'],
  ['journal', '--acknowledged', '0'],
  ['journal', '--seed', ''],
  ['soak', '--minutes', 'x'],
  ['soak', '--requests', '1e6'],
  ['soak', '--requests', '0'],
  ['simulate', 'health', '--seed', '1.5'],
  ['faults', '--teeth', 'abc'],
  ['faults', '--teeth', '3', '65'],
])('[USAGE-3] %j', { timeout: 60_000 }, async (name, ...words) => {
  const { file = '' } = commands.find((each) => each.name === name) ?? {};
  const { code, stdout, stderr } = await start(file, ...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.split('\n')[0]).toContain(words.at(-1));
  expect(stderr).toContain(`npm run ${name}`);
  expect(stderr).not.toContain('    at ');
});
