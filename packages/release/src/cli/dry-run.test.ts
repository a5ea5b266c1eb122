import { createHash } from 'node:crypto';
import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatSupportCode } from '../record.ts';
import { writeBuild } from '../testing/make-build.ts';
import { makeOlder } from '../testing/medium.ts';
import { openServing } from '../testing/terminal.ts';

const why = ['--reason', 'odds are wrong'];

type Serving = Awaited<ReturnType<typeof openServing>>;
/** Prepares the store, and returns a command line that changes it. */
type Prepare = (serving: Serving) => string[] | Promise<string[]>;

const withCanary =
  (...words: string[]): Prepare =>
  async ({ $, b }) => {
    await $('canary', 'start', 'mf-racing', b, '--share', '5%', ...why);
    return [...words, ...why];
  };

const withPreview: Prepare = async ({ $, b }) => {
  const { out } = await $('preview', 'mf-racing', b, '--for', '2h', ...why, '--json');
  return ['preview', 'end', JSON.parse(out).id, ...why];
};

const withProposal: Prepare = async ({ $, b }) => {
  const rights = ['--promote', '*', '--rollback', '*'];
  for (const who of ['ana', 'tom']) await $('keys', 'add', who, '--people', who, ...rights, '--out', `${who}.key`);
  await $('policy', 'two-persons', 'mf-racing');
  const { out } = await $('promote', 'mf-racing', b, ...why, '--key', 'ana.key', '--who', 'ana', '--json');
  return ['approve', JSON.parse(out).proposal, '--key', 'tom.key', '--who', 'tom'];
};

const promoted: (words: (serving: Serving) => string[]) => Prepare = (words) => async (serving) => {
  await serving.$('promote', 'mf-racing', serving.b);
  return words(serving);
};

const WRITES: Record<string, Prepare> = {
  publish: async ({ folder }) => ['publish', (await writeBuild(folder, 'mf-racing', 'c')).folder],
  promote: ({ b }) => ['promote', 'mf-racing', b],
  rollback: promoted(() => ['rollback', 'mf-racing', ...why]),
  withdraw: () => ['withdraw', 'mf-racing', ...why],
  vouch: () => ['vouch', 'mf-racing', ...why],
  freeze: () => ['freeze', ...why],
  unfreeze: async ({ $ }) => {
    await $('freeze', ...why);
    return ['unfreeze', ...why];
  },
  repair: async ({ $, b, folder }) => {
    await $('promote', 'mf-racing', b);
    await rm(join(folder, '.paddock/journal/production/2.json'));
    return ['repair', ...why];
  },
  'canary start': ({ b }) => ['canary', 'start', 'mf-racing', b, '--share', '5%', ...why],
  'canary widen': withCanary('canary', 'widen', 'mf-racing', '--share', '25%'),
  'canary hold': withCanary('canary', 'hold', 'mf-racing'),
  'canary finish': withCanary('canary', 'finish', 'mf-racing'),
  'canary stop': withCanary('canary', 'stop', 'mf-racing'),
  approve: withProposal,
  preview: ({ b }) => ['preview', 'mf-racing', b, '--for', '2h', ...why],
  'preview end': withPreview,
  'preview forbid': () => ['preview', 'forbid'],
  'preview allow': () => ['preview', 'allow'],
  'preview forbid-local': () => ['preview', 'forbid-local'],
  'preview allow-local': () => ['preview', 'allow-local'],
  explain: promoted(({ a }) => [
    'explain',
    formatSupportCode({ remote: 'mf-racing', release: 1, buildId: a, phase: 'entry', errorClass: 'timeout' }),
    '--preview',
    '--for',
    '2h',
    ...why,
  ]),
  recover: promoted(() => ['recover', 'production', '--to', '1', ...why]),
  gc: async ({ folder }) => {
    await makeOlder(join(folder, '.paddock'), 60 * 24 * 31);
    return ['gc', '--keep', '0'];
  },
};

/** They write, or may, and have no dry run: the README names them. */
const EXCEPTIONS = [
  'init',
  'policy two-persons',
  'policy freeze-window add',
  'policy freeze-window remove',
  'guard',
  'audit export',
  'renew',
  'copy',
  'keys add',
  'keys retire',
];
const READS = [
  'conform',
  'proposals',
  'policy show',
  'previews',
  'status',
  'doctor',
  'operate',
  'mcp',
  'history',
  'symbolise',
  'find-library',
  'diff',
  'verify',
  'audit check',
  'keys list',
];

/** Every command below `path`, with its help. */
const commandsBelow = async ($: Serving['$'], path: readonly string[]): Promise<{ name: string; help: string }[]> => {
  const { out } = await $(...path, '--help');
  const [usage = '', commands = ''] = out.split('\nCommands:\n');
  const names = [...commands.matchAll(/^ {2}(?!help )([a-z]\S*)/gm)].map(([, name = '']) => name);
  const below = await Promise.all(names.map((name) => commandsBelow($, [...path, name])));
  // A group such as `policy` is no command of its own; `preview` is both.
  const isCommand = names.length === 0 || path[0] === 'preview';
  return [...(isCommand ? [{ name: path.join(' '), help: usage }] : []), ...below.flat()];
};

const contentOf = async (folder: string): Promise<Record<string, string>> => {
  const content: Record<string, string> = {};
  for await (const each of glob('**', { cwd: folder, withFileTypes: true }))
    if (each.isFile()) {
      const path = join(each.parentPath, each.name);
      content[path] = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
    }
  return content;
};

describe('[CLI-33] a dry run changes nothing', () => {
  test('every command that takes --dry-run is tried here, and no other writes but those that the README names', async () => {
    const { $ } = await openServing();
    const commands = await commandsBelow($, []);
    const dry = commands.filter(({ help }) => help.includes('--dry-run')).map(({ name }) => name);
    expect(dry.sort()).toEqual(Object.keys(WRITES).sort());
    expect(commands.map(({ name }) => name).sort()).toEqual([...Object.keys(WRITES), ...EXCEPTIONS, ...READS].sort());
  });

  test('a command without a dry run refuses the flag', async () => {
    const { $ } = await openServing();
    expect(await $('renew', '--dry-run')).toMatchObject({ code: 2, err: expect.stringContaining('--dry-run') });
  });

  test.each(Object.entries(WRITES))('%s', async (_name, prepare) => {
    const serving = await openServing();
    const { $, folder } = serving;
    const words = await prepare(serving);
    const store = join(folder, '.paddock');
    const before = await contentOf(store);
    const dry = await $(...words, '--dry-run', '--json');
    expect({ code: dry.code, ...JSON.parse(dry.out) }).toMatchObject({ code: 0, changed: false, dryRun: true });
    expect(await contentOf(store)).toEqual(before);
    expect((await $(...words)).code).toBe(0);
    expect(await contentOf(store)).not.toEqual(before);
  });
});
