import { integrityOf, type Trial } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { nextOf, type Subject, throwing } from './subject.ts';
import { tryGate } from './try-gate.ts';
import { tryInFakePage } from './try-in-fake-page.ts';

const CONTAINER = 'mf_tips_0123456789ab';
const ENTRY = `var ${CONTAINER} = ((chunks) => ({
  init() {},
  get: () => __paddock__.script(document.currentScript?.src ?? SRC).then(() => chunks[0]),
}))(document.currentScript.chunks); var SRC = document.currentScript.src.replace('entry.js', 'page.js');`;
const PAGE = `document.currentScript.chunks.push(() => ({ default: { routes: [{ path: '/tips' }],
  messages: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) } } }));`;

const subjectOf = (sources: Record<string, string>): Subject => {
  const files = new Map(Object.entries(sources).map(([file, source]) => [file, Buffer.from(source)]));
  const build: Build = {
    schema: 1,
    name: 'mf-tips',
    version: '1.0.0',
    buildId: '1.0.0-0123456789ab',
    contract: '^1.0.0',
    claims: { routes: [{ path: '/tips', files: [], reads: [] }], navigation: [], panels: [], modals: [], slots: [] },
    entry: 'entry.js',
    container: CONTAINER,
    initial: { js: [], css: [] },
    messages: { de: [], en: [] },
    locales: [],
    shared: {},
    bundled: [],
    files: Object.fromEntries(
      [...files].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
    ),
  };
  return { build, files };
};
const shell = { contract: '1.2.0', shared: { react: '19.3.1' } } as unknown as Build;
const whole = subjectOf({ 'entry.js': ENTRY, 'page.js': PAGE });

const tryIt = async (subject: Subject): Promise<Trial[]> => {
  const trials: Trial[] = [];
  await tryInFakePage(shell, subject, (trial) => void trials.push(trial));
  return trials;
};

test('[CONFORM-7] without a browser each fault of its scripts is met, healed, and another build takes its place', async () => {
  const trials = await tryIt(whole);
  expect(trials.filter(({ verdict }) => verdict !== 'held')).toEqual([]);
  const kinds = trials.map(({ what }) => what);
  expect(kinds).toContain('its entry: never answered');
  expect(kinds).toContain('its other scripts: altered');
  expect(trials.find(({ what }) => what === 'its entry: answered 404')?.seen).toMatch(
    /the code TIP-1-0123-EH7; back \d+\.\d s/,
  );
  expect(kinds.at(-1)).toBe('another build of it is promoted');
});

test('[CONFORM-8] one that needs another shell is told so, and how', () => {
  const shellOf = (contract: string) => {
    const { files, build } = subjectOf({ 'entry.js': '' });
    return {
      files,
      build: { ...build, name: 'shell', contract, container: '', claims: { ...build.claims, routes: [] } },
    };
  };
  expect(tryGate(shellOf('1.2.0'), whole).verdict).toBe('held');
  const { verdict, seen, mend } = tryGate(shellOf('3.0.0'), whole);
  expect(verdict).toBe('broke');
  expect(seen).toContain('needs @paddock/host ^1.0.0');
  expect(mend).toContain('mf-tips/package.json');
});

test('[CONFORM-7] without a browser one that cannot run again after a fault is told so', async () => {
  const once = subjectOf({
    'entry.js': `${ENTRY} if (window.been) throw new Error('twice'); window.been = 1;`,
    'page.js': PAGE,
  });
  const trials = await tryIt(once);
  expect(trials.filter(({ verdict }) => verdict === 'broke').map(({ what }) => what)).toContain(
    'another build of it is promoted',
  );
});

test('[CONFORM-3] another build of a remote has its own id and container, and no other', () => {
  const next = nextOf(whole, 'next');
  expect(next.build.buildId).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
  expect(next.build.buildId).not.toBe(whole.build.buildId);
  const entry = Buffer.from(next.files.get('entry.js') ?? []).toString('utf8');
  expect(entry).toContain(`var ${next.build.container} =`);
  expect(entry).not.toContain(CONTAINER);
  expect(next.build.files['entry.js']?.integrity).toBe(integrityOf(Buffer.from(entry)));
  expect(next.build.files['page.js']).toEqual(whole.build.files['page.js']);
});

test('[CONFORM-2] a build that throws throws in one kind of its files', () => {
  const { files } = throwing(whole, 'script');
  expect(Buffer.from(files.get('page.js') ?? []).toString('utf8')).toMatch(/^throw new Error/);
  expect(Buffer.from(files.get('entry.js') ?? []).toString('utf8')).not.toMatch(/^throw/);
});
