import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../testing/make-folder.ts';
import { startNode } from '../testing/start-node.ts';
import { openServing } from '../testing/terminal.ts';

describe('[CLI-6] [CLI-23] the exit code and words say what happened', () => {
  test.each([
    [0, ['--help']],
    [0, ['promote', '--help']],
    [2, []],
    [2, ['frobnicate']],
    [2, ['canary']],
    [2, ['promote']],
    [2, ['promote', 'mf-racing']],
    [2, ['promote', 'Racing', '1.0.0-000000000000']],
    [2, ['promote', 'mf-racing', 'newest']],
    [2, ['rollback', 'mf-racing']],
    [2, ['rollback', 'mf-racing', '--reason', ' ']],
    [2, ['rollback', 'mf-racing', '--reason', 'x', '--who', ' ']],
    [2, ['find-library', '']],
    [2, ['find-library', ' @1.0.0']],
    [2, ['status', '--channel', '../x']],
    [2, ['operate', '--channel', '../x']],
    [2, ['gc', '--older-than', 'a month']],
    [2, ['history', '--limit', 'all']],
    [2, ['keys', 'add', 'ci', '--publish', 'Racing']],
    [2, ['publish', 'dist', '--as', 'mf-tips']],
    [2, ['publish', 'dist', '--claim', '/tips=./Tips']],
    [2, ['publish', 'dist', '--menu', '/tips=en:Tips']],
    [2, ['publish', '--from', 'dist', '--as', 'mf-tips', '--claim', '/tips=./Tips', '--menu', '/tips']],
    [3, ['promote', 'mf-racing', '1.0.0-000000000000']],
    [3, ['rollback', 'mf-streams', '--reason', 'x']],
    [3, ['history', 'mf-streams']],
    [3, ['verify', 'mf-racing', '1.0.0-000000000000']],
    [3, ['publish', 'nowhere']],
    [3, ['status', '--data', 'nowhere']],
    [3, ['renew', '--data', 'nowhere']],
    [3, ['keys', 'add', 'ci', '--renew', '--data', 'nowhere']],
    [3, ['guard', '--once', '--edge', 'http://127.0.0.1:41234', '--data', 'nowhere']],
    [3, ['guard', '--edge', 'http://127.0.0.1:41234', '--data', 'nowhere']],
    [4, ['rollback', 'mf-racing', '--reason', 'x']],
    [4, ['init']],
    [4, ['copy', '.paddock']],
    [5, ['status', '--root', '0'.repeat(32)]],
    [7, ['rollback', 'mf-racing', '--reason', 'x', '--to', '1.1.0-000000000000', '--key', 'nowhere.key']],
  ])('%i: paddock %j', async (expected, words) => {
    const { $ } = await openServing();
    const { code, out, err } = await $(...words);
    expect(code, err).toBe(expected);
    if (code > 2) expect(err.trim().split('\n').at(-1)).toMatch(/[.:]|paddock/);
    if (code !== 0) expect(out).toBe('');
    // The message shows no regular expression.
    expect(err).not.toMatch(/\/\^|\\d|\[a-z/);
  });

  test('[CLI-41] 3: a place without a store is named', async () => {
    const { $, folder } = await openServing();
    for (const words of [['status'], ['renew'], ['promote', 'mf-racing', '1.0.0-000000000000']])
      expect(await $(...words, '--data', 'nowhere')).toEqual({
        code: 3,
        out: '',
        err: `There is no release store in ${folder}/nowhere\nMake one there with \`paddock init\`, or give another place with --data.\n`,
      });
    expect((await $('status', '--data', 'nowhere', '--root', '0'.repeat(32))).code).toBe(3);
  });

  test('2: a command without its verb lists them, and says what is missing', async () => {
    const { $ } = await openServing();
    for (const words of [[], ['canary'], ['keys']]) {
      const { err } = await $(...words);
      expect(err).toContain('Usage: paddock');
      expect(err).toContain(`\nA command is missing\nSee: ${['paddock', ...words].join(' ')} --help\n`);
    }
  });

  test.each([
    [['frobnicate'], 'paddock --help'],
    [['diff', 'mf-racing'], 'paddock diff --help'],
    [['canary', 'start', 'mf-racing'], 'paddock canary start --help'],
    [['rollback', 'canary', '--resaon', 'x'], 'paddock rollback --help'],
  ])('[CLI-37] 2: paddock %j leads to the help of its command', async (words, help) => {
    const { $ } = await openServing();
    const { code, err } = await $(...words);
    expect(code).toBe(2);
    expect(err).toContain(`\nSee: ${help}\n`);
  });

  test('4: --if-live names another build', async () => {
    const { $, b } = await openServing();
    expect((await $('promote', 'mf-racing', b, '--if-live', b)).code).toBe(4);
  });

  test('7: a key without the right', async () => {
    const { $, b } = await openServing();
    await $('keys', 'add', 'ci-streams', '--promote', 'mf-streams', '--out', 'ci.key');
    expect(await $('promote', 'mf-racing', b, '--key', 'ci.key')).toMatchObject({
      code: 7,
      out: '',
      err: expect.stringContaining('The key ci-streams may not promote mf-racing'),
    });
  });

  test('nothing is changed on a dry run', async () => {
    const { $, b } = await openServing();
    const dry = await $('promote', 'mf-racing', b, '--dry-run');
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toContain('dry run: this would be release 2 of production; nothing was changed');
    expect((await $('status', '--json')).out).toContain('"release":1');
  });
});

test('[CLI-7] the command runs as a program', async () => {
  const folder = await makeFolder();
  const cli = new URL('../cli.ts', import.meta.url);
  const start = (...words: string[]) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const env = { PATH: process.env.PATH ?? '', PADDOCK_DATA: 'store' };
      const child = startNode(cli, words, { cwd: folder, env, stdio: 'pipe' });
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.once('close', (code) => resolve({ code, out }));
    });
  expect((await start('status')).code).toBe(3);
  expect((await start('init', '--json')).out).toContain(`"data":"${folder}/store"`);
  expect(await start('status')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is served yet') });
}, 120_000);

test('[CLI-36] a reader that has seen enough ends the program without a word', async () => {
  const child = startNode(new URL('../cli.ts', import.meta.url), ['--help'], { stdio: 'pipe' });
  child.stdout.destroy();
  const [words, [code]] = await Promise.all([
    text(child.stderr as NonNullable<typeof child.stderr>),
    once(child, 'close'),
  ]);
  expect([code, words]).toEqual([0, '']);
});
