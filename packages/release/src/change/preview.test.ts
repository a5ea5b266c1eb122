import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  freeze,
  isReleaseError,
  previewState,
  promote,
  proveToken,
  readPolicy,
  readPreview,
  unfreeze,
  verifyStore,
} from '@paddock/release';
import { canonicalJson, type Preview } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { withKey } from '../testing/make-serving.ts';
import { createStoreTemplate, NOW, type TestActor } from '../testing/make-store.ts';
import { readRelease } from '../trust/journal.ts';
import { retireKey } from '../trust/keys.ts';
import { allowPreviews } from '../trust/preview.ts';
import { signRecord } from '../trust/signing.ts';
import { endPreview, startPreview } from './preview.ts';

const channel = 'production';
const name = 'mf-racing';
const HOUR = 3_600_000;

const openServing = createStoreTemplate(async ({ store, operator, publish }) => {
  const shell = await publish('shell', 'a');
  const base = await publish(name, 'base');
  const next = await publish(name, 'next', { version: '1.1.0' });
  await promote(store, operator, { channel, targets: [shell, base] });
  return { shell, base, next };
});

const serving = async () => {
  const made = await openServing();
  const { store, operator, next } = made;
  const start = (change: Partial<Parameters<typeof startPreview>[2]> = {}, by: TestActor = operator) =>
    startPreview(store, by, { channel, targets: [next], forMs: 2 * HOUR, reason: 'new odds', ...change });
  const prove = async (token: string) => proveToken(await readPolicy(store), token);
  const find = async (id: string) => readPreview(store, await readPolicy(store), id);
  const stateAt = async (id: string, at = NOW.getTime()) => {
    const found = await find(id);
    return found && previewState(found, (await readRelease(store, channel)) ?? {}, at);
  };
  return { ...made, start, prove, find, stateAt };
};

/** The token of a preview with other fields, signed again by this key. */
const resign = (preview: Preview, change: object, { key }: TestActor): string => {
  const changed = { ...preview, ...change };
  const signed = { ...changed, signature: signRecord('preview', changed, key) };
  return Buffer.from(canonicalJson(signed)).toString('base64url');
};

test('[PREVIEW-1] a preview names published builds, its author, reason and end, and changes no release', async () => {
  const { store, start, prove, find, next } = await serving();
  const before = await readRelease(store, channel);
  const { id, token, preview, proven } = await start();
  expect(preview).toEqual({
    schema: 1,
    channel,
    builds: { [name]: { buildId: next.buildId, digest: expect.stringMatching(/^sha384-/) } },
    at: NOW.toISOString(),
    expires: '2026-06-01T14:00:00.000Z',
    who: 'olga',
    reason: 'new odds',
    signature: expect.anything(),
  });
  expect(proven).toEqual(['integrity', 'contract', 'shared', 'claims', 'uses', 'bundled']);
  expect(await prove(token)).toEqual({ id, preview });
  expect(await find(id)).toEqual({ id, preview, isEnded: false, end: null, isRetired: false, isForbidden: false });
  expect(await readRelease(store, channel)).toEqual(before);
});

test('[PREVIEW-1] a dry run checks everything and makes nothing', async () => {
  const { start, store } = await serving();
  await start({ dryRun: true });
  expect(await store.listPreviews()).toEqual([]);
});

describe('[PREVIEW-2] rights', () => {
  test.each([
    ['preview', { preview: [name] }],
    ['promote', { promote: ['*'] }],
  ])('a key that may %s the name makes one', async (_, rights) => {
    const made = await serving();
    const by = await withKey(made, 'squad', rights);
    const { id, token } = await made.start({}, { ...by, now: () => NOW });
    expect((await made.prove(token)).id).toBe(id);
  });

  test.each([
    ['another name', { preview: ['mf-streams'], promote: ['mf-streams'] }],
    ['rollbacks', { rollback: ['*'] }],
  ])('a key for %s makes none, and readers refuse what it signs', async (_, rights) => {
    const made = await serving();
    const by = await withKey(made, 'squad', rights);
    await expect(made.start({}, by)).rejects.toMatchObject({
      kind: 'unauthorised',
      message: 'The key squad may not preview mf-racing',
    });
    const { preview } = await made.start();
    await expect(made.prove(resign(preview, {}, by))).rejects.toMatchObject({ kind: 'verification' });
  });

  test('the previews of a retired key show nothing', async () => {
    const made = await serving();
    const by = await withKey(made, 'squad', { preview: [name] });
    const { id, token } = await made.start({}, { ...by, now: () => NOW });
    await retireKey(made.store, made.root, 'squad');
    await expect(made.prove(token)).rejects.toMatchObject({ message: expect.stringMatching(/its key is retired/) });
    expect(await made.stateAt(id)).toBe('retired');
  });

  test('a key of other people makes none under another name', async () => {
    const made = await serving();
    const by = await withKey(made, 'squad', { preview: [name], people: ['tom'] });
    const { preview } = await made.start();
    await expect(made.prove(resign(preview, { who: 'olga' }, by))).rejects.toMatchObject({
      message: expect.stringMatching(/does not speak for olga/),
    });
  });
});

describe('[PREVIEW-3] a token is refused', () => {
  test('with one changed character anywhere, or cut', async () => {
    const { start, prove } = await serving();
    const { token, id } = await start();
    for (let at = 0; at < token.length; at += 1) {
      const other = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      // The last character of a signature has unused bits: a change of them gives the same preview.
      const found = await prove(other).catch((error) => (isReleaseError(error) ? error.kind : 'crash'));
      expect(typeof found === 'string' ? found : found.id, `character ${at}`).toBe(
        typeof found === 'string' ? 'verification' : id,
      );
    }
    for (const other of ['', token.slice(1), token.slice(0, -4), `${token}=`, `${token}.`, `${token}AAAA`])
      await expect(prove(other)).rejects.toMatchObject({ kind: 'verification' });
  });

  test.each([
    ['for longer than a week', { expires: '2026-06-09T12:00:00.000Z' }],
    ['with an end that is no instant', { expires: '2026-13-01T12:00:00.000Z' }],
    ['without builds', { builds: {} }],
    ['of a newer schema', { schema: 2 }],
  ])('%s', async (_, change) => {
    const { start, prove, operator } = await serving();
    const { preview } = await start();
    await expect(prove(resign(preview, change, operator))).rejects.toMatchObject({ kind: 'verification' });
  });

  test('that another kind of record was signed with', async () => {
    const { start, prove, operator } = await serving();
    const { preview } = await start();
    const signed = { ...preview, signature: signRecord('release', preview, operator.key) };
    await expect(prove(Buffer.from(canonicalJson(signed)).toString('base64url'))).rejects.toMatchObject({
      message: expect.stringMatching(/its signature is wrong/),
    });
  });

  test('a record under another id proves nothing', async () => {
    const { start, store, find } = await serving();
    const { id } = await start();
    await store.writePreview('0'.repeat(16), (await store.readPreview(id)) ?? Buffer.alloc(0));
    await expect(find('0'.repeat(16))).rejects.toMatchObject({ kind: 'verification' });
  });
});

describe('[PREVIEW-4] the gate', () => {
  test('refuses what cannot work with the live builds, in its own words', async () => {
    const { start, publish, store } = await serving();
    const needy = await publish(name, 'needy', { contract: '^9.0.0' });
    await expect(start({ targets: [needy] })).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(
        /^The gate refuses this preview on production:\n {2}contract .*needs @paddock\/host/,
      ),
    });
    expect(await store.listPreviews()).toEqual([]);
    const shell = await publish('shell', 'nine', { contract: '9.0.0' });
    await expect(start({ targets: [shell] })).rejects.toMatchObject({ kind: 'refused' });
    expect((await start({ targets: [shell, needy] })).proven).toContain('contract');
  });

  test('does not hold up a build over its budget, which is slow and works', async () => {
    const { start, publish, store, operator } = await serving();
    const heavy = await publish(name, randomBytes(50_000).toString('hex'));
    await expect(promote(store, operator, { channel, targets: [heavy] })).rejects.toMatchObject({ kind: 'refused' });
    expect((await start({ targets: [heavy] })).proven).not.toContain('budget');
  });
});

describe('[PREVIEW-5] a preview is not made', () => {
  test.each([
    ['of an unknown build', { targets: [{ name, buildId: '9.9.9-0123456789ab' }] }, 'not-found'],
    ['on a channel that serves nothing', { channel: 'staging' }, 'not-found'],
    ['for more than a week', { forMs: 7 * 24 * HOUR + 1 }, 'usage'],
    ['for no time', { forMs: 0 }, 'usage'],
    ['of no number', { forMs: Number.NaN }, 'usage'],
    ['for a reason of two lines', { reason: 'new\nodds' }, 'usage'],
    ['that is too long for a link', { reason: 'ä'.repeat(1_000) + 'x'.repeat(1_000) }, 'usage'],
  ])('%s', async (_, change, kind) => {
    const { start, store } = await serving();
    await expect(start(change)).rejects.toMatchObject({ kind });
    expect(await store.listPreviews()).toEqual([]);
  });

  test('of what all visitors get', async () => {
    const { start, base } = await serving();
    await expect(start({ targets: [base] })).rejects.toMatchObject({ kind: 'precondition' });
  });

  test.each([name, '*'])('while %s is frozen; and one that was made before is held until then', async (scope) => {
    const { start, store, operator, stateAt } = await serving();
    const { id } = await start();
    await freeze(store, operator, { channel, name: scope, reason: 'odds are wrong' });
    await expect(start()).rejects.toMatchObject({ message: expect.stringMatching(/is frozen since release 2/) });
    expect(await stateAt(id)).toBe('frozen');
    await unfreeze(store, operator, { channel, name: scope, reason: 'mended' });
    expect(await stateAt(id)).toBe('shown');
  });

  test('where the policy forbids it; and one that was made before shows nothing', async () => {
    const { start, store, root, operator, stateAt } = await serving();
    const { id } = await start();
    await expect(allowPreviews(store, operator.key, channel, { previews: false })).rejects.toMatchObject({
      kind: 'unauthorised',
    });
    await allowPreviews(store, root, channel, { previews: false });
    await expect(start()).rejects.toMatchObject({ message: 'The policy forbids previews on production' });
    expect(await stateAt(id)).toBe('forbidden');
    await allowPreviews(store, root, channel, { previews: true });
    expect(await stateAt(id)).toBe('shown');
  });
});

describe('[PREVIEW-12] code of the visitor’s own machine', () => {
  const local = { [name]: 'http://localhost:4173' };

  test('is shown in place of a live remote where the policy allows it, and proves nothing', async () => {
    const { start, store, root, prove, stateAt } = await serving();
    await expect(start({ targets: [], local })).rejects.toMatchObject({
      kind: 'precondition',
      message: "The policy allows no code of a visitor's own machine on production",
      mend: expect.stringContaining('paddock preview allow-local --channel production'),
    });
    await allowPreviews(store, root, channel, { localPreviews: true });
    const { id, token, preview, proven } = await start({ targets: [], local });
    expect(preview).toMatchObject({ builds: {}, local });
    expect(proven).toEqual([]);
    expect((await prove(token)).id).toBe(id);
    expect(await stateAt(id)).toBe('shown');
    await allowPreviews(store, root, channel, { localPreviews: false });
    expect(await stateAt(id)).toBe('forbidden');
  });

  test('is held by everything that holds a preview: rights, a freeze, and the policy for all of them', async () => {
    const made = await serving();
    const { start, store, root, operator, stateAt } = made;
    await allowPreviews(store, root, channel, { localPreviews: true });
    const by = await withKey(made, 'squad', { preview: ['mf-streams'], promote: ['mf-streams'] });
    await expect(start({ targets: [], local }, by)).rejects.toMatchObject({ kind: 'unauthorised' });
    const { id, preview } = await start({ targets: [], local });
    await expect(made.prove(resign(preview, {}, by))).rejects.toMatchObject({ kind: 'verification' });
    await expect(endPreview(store, by, { id, reason: 'x' })).rejects.toMatchObject({ kind: 'unauthorised' });
    await freeze(store, operator, { channel, name, reason: 'odds are wrong' });
    expect(await stateAt(id)).toBe('frozen');
    await unfreeze(store, operator, { channel, name, reason: 'mended' });
    await allowPreviews(store, root, channel, { previews: false });
    expect(await stateAt(id)).toBe('forbidden');
  });

  test('of a remote that is not live needs a build that has its pages, and the gate checks that one', async () => {
    const { start, store, root, publish } = await serving();
    await allowPreviews(store, root, channel, { localPreviews: true });
    const club = { 'mf-club': 'http://127.0.0.1:4173' };
    await expect(start({ targets: [], local: club })).rejects.toMatchObject({
      message: 'mf-club is not live on production: nobody knows its pages',
    });
    const { preview, proven } = await start({ targets: [await publish('mf-club', 'a')], local: club });
    expect(preview).toMatchObject({ builds: { 'mf-club': expect.anything() }, local: club });
    expect(proven).toContain('claims');
  });

  test.each([
    'https://localhost:4173',
    'http://localhost',
    'http://localhost:70000',
    'http://localhost:4173/x',
    'http://localhost.example:4173',
    'http://127.0.0.2:4173',
    'http://192.168.1.2:4173',
    'http://olga@localhost:4173',
    'http://[::1]:4173',
  ])('is at a loopback address alone: %s is refused, also by readers', async (address) => {
    const made = await serving();
    await allowPreviews(made.store, made.root, channel, { localPreviews: true });
    await expect(made.start({ targets: [], local: { [name]: address } })).rejects.toMatchObject({ kind: 'usage' });
    const { preview } = await made.start({ targets: [], local });
    const token = resign(preview, { local: { [name]: address } }, made.operator);
    await expect(made.prove(token)).rejects.toMatchObject({ kind: 'verification' });
  });

  test('is never that of the shell', async () => {
    const { start, store, root } = await serving();
    await allowPreviews(store, root, channel, { localPreviews: true });
    const asked = start({ targets: [], local: { shell: 'http://localhost:4173' } });
    await expect(asked).rejects.toMatchObject({ kind: 'usage', message: expect.stringContaining('is no remote') });
  });
});

describe('[PREVIEW-6] the end', () => {
  test('comes with its time; one that begins later is not shown', async () => {
    const { start, stateAt } = await serving();
    const { id } = await start();
    const end = NOW.getTime() + 2 * HOUR;
    expect([await stateAt(id, end - 1), await stateAt(id, end)]).toEqual(['shown', 'expired']);
    expect(await stateAt(id, NOW.getTime() - HOUR)).toBe('early');
  });

  test.each([
    ['promote', { promote: [name] }],
    ['preview', { preview: [name] }],
    ['roll back', { rollback: [name] }],
  ])('is brought by a key that may %s, once', async (_, rights) => {
    const made = await serving();
    const { id } = await made.start();
    const by = await withKey(made, 'squad', rights);
    const options = { id, reason: 'seen enough' };
    expect(await endPreview(made.store, by, { ...options, dryRun: true })).toMatchObject({ changed: true });
    expect(await made.stateAt(id)).toBe('shown');
    expect(await endPreview(made.store, by, options)).toMatchObject({ changed: true });
    expect(await made.stateAt(id)).toBe('ended');
    expect((await made.find(id))?.end).toMatchObject({ who: 'squad', reason: 'seen enough' });
    expect(await endPreview(made.store, by, options)).toMatchObject({ changed: false });
  });

  test('is refused for a reason of two lines, and nothing ends', async () => {
    const { start, store, operator, stateAt } = await serving();
    const { id } = await start();
    await expect(endPreview(store, operator, { id, reason: 'seen\nenough' })).rejects.toMatchObject({ kind: 'usage' });
    expect(await stateAt(id)).toBe('shown');
  });

  test('is refused to others', async () => {
    const made = await serving();
    const { id } = await made.start();
    const by = await withKey(made, 'squad', { preview: ['mf-streams'] });
    await expect(endPreview(made.store, by, { id, reason: 'x' })).rejects.toMatchObject({ kind: 'unauthorised' });
    const unknown = endPreview(made.store, by, { id: '0'.repeat(16), reason: 'x' });
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found', mend: 'See them: paddock previews.' });
    await expect(endPreview(made.store, by, { id: '../x', reason: 'x' })).rejects.toMatchObject({ kind: 'usage' });
  });
});

test('[PREVIEW-7] whatever lies in the place of its end ends it, and proves nobody', async () => {
  const { start, store, find, stateAt } = await serving();
  const { id } = await start();
  await writeFile(join(store.folder, 'previews', `${id}.ended.json`), '{"who":"tom"}');
  expect(await stateAt(id)).toBe('ended');
  expect((await find(id))?.end).toBeNull();
});

describe('[PREVIEW-13] verify', () => {
  const problems = async ({ store }: Awaited<ReturnType<typeof serving>>, at = NOW.getTime()) =>
    (await verifyStore(store, at)).filter(({ what }) => what.startsWith('preview'));

  test('proves each preview and its end', async () => {
    const made = await serving();
    const { id } = await made.start();
    expect(await problems(made)).toEqual([{ what: `preview ${id}`, problems: [] }]);
    await endPreview(made.store, made.operator, { id, reason: 'seen enough' });
    expect(await problems(made)).toEqual([{ what: `preview ${id}`, problems: [] }]);
    await writeFile(join(made.store.folder, 'previews', `${id}.ended.json`), '{}');
    expect(await problems(made)).toMatchObject([{ problems: [expect.stringContaining('signed its end')] }]);
  });

  test('tells one that nobody may have made, and one whose builds are gone while it lives', async () => {
    const made = await serving();
    const { id } = await made.start();
    const gone = { ...made.store, listBuilds: async () => [] };
    const at = (now: number) => problems({ ...made, store: gone }, now);
    expect(await at(NOW.getTime())).toMatchObject([
      { problems: [expect.stringMatching(/^mf-racing \S+ is shown, but is not in the store$/)] },
    ]);
    expect(await at(NOW.getTime() + 2 * HOUR)).toMatchObject([{ problems: [] }]);
    await writeFile(join(made.store.folder, 'previews', `${id}.json`), '{}');
    expect(await problems(made)).toMatchObject([{ problems: [expect.stringContaining('cannot be trusted')] }]);
  });
});

test('[PREVIEW-8] gc keeps the builds of a preview until its time and their age are over', async () => {
  const { start, store, operator, next } = await serving();
  const build = { name, buildId: next.buildId };
  // A negative age moves gc's cut-off into the future: to within the preview's time, or past it.
  const collect = async (olderThanMs: number) =>
    (await collectGarbage(store, { keep: 0, olderThanMs, dryRun: true })).removed;
  expect(await collect(-1_000)).toEqual([build]);
  await start({}, { ...operator, now: () => new Date() });
  expect(await collect(-1_000)).toEqual([]);
  expect(await collect(-3 * HOUR)).toEqual([build]);
});

test('[PREVIEW-8] a build that gc withdraws meanwhile comes back, and one that is gone is told', async () => {
  const { start, store, operator, next } = await serving();
  const build = { name, buildId: next.buildId };
  const settle = await store.withdrawBuild(build);
  await start();
  expect(await settle?.(true)).toBe(false);
  const gone = { ...store, keepBuild: async () => false };
  const options = { channel, targets: [build], forMs: HOUR, reason: 'new odds' };
  await expect(startPreview(gone, operator, options)).rejects.toMatchObject({ kind: 'not-found' });
});
