import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, rollback } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { createStoreTemplate, makeStore } from '../testing/make-store.ts';
import { readRelease } from '../trust/journal.ts';
import { readPolicy } from '../trust/policy.ts';
import { readBuild } from '../trust/published-build.ts';
import { rollbackToRelease } from './change-release.ts';

const channel = 'production';
const id = (hash: string) => `1.0.0-${hash.repeat(12)}`;

/** A store that serves a shell and `mf-racing`, with two more builds of the latter. */
const openServing = createStoreTemplate(async ({ store, operator, publish }) => {
  const shell = await publish('shell', 'a');
  const [a, b, c] = [await publish('mf-racing', 'a'), await publish('mf-racing', 'b'), await publish('mf-racing', 'c')];
  await promote(store, operator, { channel, targets: [shell, a] });
  return { shell, a, b, c };
});

const serving = async () => {
  const made = await openServing();
  const { store, operator } = made;
  const live = async () => (await readRelease(store, channel))?.builds['mf-racing']?.buildId;
  const move = (build: { name: string; buildId: string }) => promote(store, operator, { channel, targets: [build] });
  const back = (to?: string) =>
    rollback(store, operator, { channel, name: 'mf-racing', reason: 'odds are wrong', ...(to ? { to } : {}) });
  return { ...made, live, move, back };
};

describe('promote', () => {
  test('[CHANGE-1] [CHANGE-2] makes one release of several builds, with who, when, why and what was proven', async () => {
    const { store, operator, publish } = await makeStore();
    const shell = await publish('shell', 'a');
    const racing = await publish('mf-racing', 'a');
    const { release, previous, changed } = await promote(store, operator, {
      channel,
      targets: [shell, racing],
      reason: 'first release',
    });
    expect({ previous, changed }).toEqual({ previous: null, changed: true });
    expect(release).toMatchObject({
      sequence: 1,
      previous: null,
      at: '2026-06-01T12:00:00.000Z',
      who: 'olga',
      action: 'promote',
      changed: ['mf-racing', 'shell'],
      reason: 'first release',
      proven: ['integrity', 'contract', 'shared', 'claims', 'uses', 'bundled', 'budget'],
      acceptedBreak: null,
      lastKnownGood: {},
    });
    expect(await readRelease(store, channel)).toEqual(release);
  });

  test('[CHANGE-3] leaves the other remotes as they are', async () => {
    const { move, b, shell } = await serving();
    const { release } = await move(b);
    expect(release.changed).toEqual(['mf-racing']);
    expect(release.builds.shell?.buildId).toBe(shell.buildId);
  });

  test('[CHANGE-4] does nothing, and says so, if all of it is live already', async () => {
    const { move, a } = await serving();
    expect(await move(a)).toMatchObject({ changed: false, release: { sequence: 1 } });
  });

  test('[CHANGE-5] [CHANGE-6] [CHANGE-7] refuses an unknown build, a name twice, and a channel without a shell', async () => {
    const { store, operator, publish } = await makeStore();
    const racing = await publish('mf-racing', 'a');
    const refused = (targets: { name: string; buildId: string }[]) => promote(store, operator, { channel, targets });
    await expect(refused([{ name: 'mf-racing', buildId: id('0') }])).rejects.toMatchObject({
      kind: 'not-found',
      exitCode: 3,
    });
    await expect(refused([{ name: 'mf-nobody', buildId: id('0') }])).rejects.toMatchObject({ kind: 'not-found' });
    await expect(refused([racing, racing])).rejects.toMatchObject({ kind: 'usage', exitCode: 2 });
    await expect(refused([racing])).rejects.toMatchObject({
      kind: 'precondition',
      exitCode: 4,
      mend: expect.stringContaining(`shell@<buildId> mf-racing@${racing.buildId}`),
    });
    expect(await readRelease(store, channel)).toBeNull();
  });

  test('[CHANGE-8] refuses a reason that no reader of the journal would accept', async () => {
    const { store, operator, b, live, a } = await serving();
    for (const reason of ['two\nlines', 'x'.repeat(1_001), '\u202egnp']) {
      const attempt = promote(store, operator, { channel, targets: [b], reason });
      await expect(attempt).rejects.toMatchObject({ kind: 'usage', exitCode: 2 });
    }
    const nobody = { ...operator, who: 'a\u0007b' };
    await expect(promote(store, nobody, { channel, targets: [b] })).rejects.toMatchObject({ kind: 'usage' });
    expect(await live()).toBe(a.buildId);
  });

  test('[CHANGE-9] refuses if another build is live than the operator thinks', async () => {
    const { store, operator, a, b, c, live } = await serving();
    const options = { channel, targets: [b], ifLive: c.buildId };
    await expect(promote(store, operator, options)).rejects.toMatchObject({ kind: 'precondition' });
    expect(await live()).toBe(a.buildId);
    await promote(store, operator, { ...options, ifLive: a.buildId });
    expect(await live()).toBe(b.buildId);
  });

  test('[CHANGE-10] checks everything and changes nothing on a dry run', async () => {
    const { store, operator, a, b, live } = await serving();
    const { changed, release } = await promote(store, operator, { channel, targets: [b], dryRun: true });
    expect({ changed, sequence: release.sequence }).toEqual({ changed: true, sequence: 2 });
    expect(await live()).toBe(a.buildId);
  });

  test('[CHANGE-18] [CHANGE-21] refuses with all reasons of the gate at once, unless the break is accepted in the journal', async () => {
    const { store, operator, publish, move, live, a } = await serving();
    const broken = await publish('mf-racing', 'x', { contract: '^3.2.0', bundled: ['react'] });
    await expect(move(broken)).rejects.toMatchObject({
      kind: 'refused',
      exitCode: 4,
      message: expect.stringMatching(/carries its own copy of react.*needs @paddock\/host \^3\.2\.0/s),
    });
    expect(await live()).toBe(a.buildId);
    await expect(promote(store, operator, { channel, targets: [broken], acceptBreak: ' ' })).rejects.toMatchObject({
      kind: 'usage',
    });
    const { release, accepted } = await promote(store, operator, {
      channel,
      targets: [broken],
      acceptBreak: 'fair day',
    });
    expect(accepted.map(({ check }) => check)).toEqual(['bundled', 'contract']);
    expect(release).toMatchObject({
      acceptedBreak: 'fair day',
      proven: ['integrity', 'shared', 'claims', 'uses', 'budget'],
    });
  });

  test('[CHANGE-20] holds a new shell against every remote of the release', async () => {
    const { publish, move } = await serving();
    const shell = await publish('shell', 'next', { contract: '2.0.0' });
    await expect(move(shell)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(`needs @paddock/host ^1.0.0, but shell ${shell.buildId} provides 2.0.0`),
    });
  });

  test('[CHANGE-19] holds a remote against the shell that a rollback would return to', async () => {
    const { publish, move } = await serving();
    await move(await publish('shell', 'next', { contract: '1.3.0' }));
    const eager = await publish('mf-racing', 'eager', { contract: '^1.3.0' });
    await expect(move(eager)).rejects.toMatchObject({ message: expect.stringContaining('provides 1.2.0') });
  });

  test('[CHANGE-17] never serves a build with a file that was altered, cut or removed, whatever is accepted', async () => {
    const { store, operator, publish, b, c, live, a } = await serving();
    const d = await publish('mf-racing', 'd');
    const file = (buildId: string) => join(store.folder, 'builds', 'mf-racing', buildId, 'js', 'page.js');
    const bytes = (await store.readBuildFile('mf-racing', b.buildId, 'js/page.js')) as Uint8Array;
    await writeFile(file(b.buildId), bytes.with(3, 0));
    await writeFile(file(c.buildId), bytes.subarray(1));
    await rm(file(d.buildId));
    for (const [build, why] of [
      [b, 'other bytes'],
      [c, 'bytes, not'],
      [d, 'js/page.js is missing'],
    ] as const) {
      const attempt = promote(store, operator, { channel, targets: [build], acceptBreak: 'anyway' });
      await expect(attempt).rejects.toMatchObject({
        kind: 'verification',
        exitCode: 5,
        message: expect.stringContaining(why),
      });
    }
    expect(await live()).toBe(a.buildId);
  });

  test('[CHANGE-49] says which file of another live build was altered, and goes on only if somebody takes it on', async () => {
    const { store, operator, publish, move, b, live } = await serving();
    const streams = await publish('mf-streams', 'a');
    await move(streams);
    const path = join(store.folder, 'builds', 'mf-streams', streams.buildId, 'js', 'page.js');
    await writeFile(path, 'alert(1)');
    const attempt = promote(store, operator, { channel, targets: [b] });
    await expect(attempt).rejects.toMatchObject({
      kind: 'verification',
      exitCode: 5,
      message: expect.stringContaining(`mf-streams ${streams.buildId} is live, and js/page.js has 8 bytes, not`),
      mend: expect.stringContaining('--accept-break'),
    });
    const { release } = await promote(store, operator, {
      channel,
      targets: [b],
      acceptBreak: 'racing has to be mended',
    });
    expect(release.proven).not.toContain('integrity');
    expect(release.acceptedBreak).toBe('racing has to be mended');
    expect(await live()).toBe(b.buildId);
    // The refusal says to name another build of the remote.
    const mended = await publish('mf-streams', 'b');
    expect((await move(mended)).release.proven).toContain('integrity');
  });
});

describe('rollback', () => {
  test('[CHANGE-35] brings back a build without the link that another one uses', async () => {
    const { store, operator, publish, back, a } = await serving();
    const nothing = { slots: {}, modals: {}, messages: {} };
    const before = (await readBuild(store, await readPolicy(store), a)).build;
    const giver = await publish('mf-racing', 'd', { claims: { ...before.claims, links: { race: '/race/:id' } } });
    const user = await publish('mf-streams', 'a', { uses: { ...nothing, links: { race: ['id'] } } });
    await promote(store, operator, { channel, targets: [giver, user] });
    const { release } = await back();
    expect(release.builds['mf-racing']?.buildId).toBe(a.buildId);
    expect(release.proven).not.toContain('uses');
  });

  test('[CHANGE-22] returns to the last known good build, in a release of its own', async () => {
    const { move, back, a, b } = await serving();
    await move(b);
    const { release } = await back();
    expect(release).toMatchObject({
      sequence: 3,
      action: 'rollback',
      reason: 'odds are wrong',
      changed: ['mf-racing'],
    });
    expect(release.builds['mf-racing']?.buildId).toBe(a.buildId);
  });

  test('[CHANGE-23] [CHANGE-24] twice in a row goes further back, and never to the bad build', async () => {
    const { move, back, live, a, b, c } = await serving();
    await move(b);
    await move(c);
    expect((await back()).release.lastKnownGood['mf-racing']?.buildId).toBe(a.buildId);
    expect(await live()).toBe(b.buildId);
    await back();
    expect(await live()).toBe(a.buildId);
    await expect(back()).rejects.toMatchObject({
      kind: 'precondition',
      message: expect.stringContaining('no earlier good build'),
    });
  });

  test('[CHANGE-24] skips builds that were rolled back, and builds after the one it returns to', async () => {
    const { move, back, live, a, b, c } = await serving();
    await move(b);
    await back();
    await move(c);
    expect((await back()).release.builds['mf-racing']?.buildId).toBe(a.buildId);
    await move(b);
    await move(c);
    await back(a.buildId);
    await expect(back()).rejects.toMatchObject({ kind: 'precondition' });
    expect(await live()).toBe(a.buildId);
  });

  test('[CHANGE-24] a build that is promoted again is good again', async () => {
    const { move, back, live, b, c } = await serving();
    await move(b);
    await back();
    await move(b);
    await move(c);
    await back();
    expect(await live()).toBe(b.buildId);
  });

  test('[CHANGE-25] returns to the named build, if it is published', async () => {
    const { back, live, c } = await serving();
    await back(c.buildId);
    expect(await live()).toBe(c.buildId);
    await expect(back(id('0'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('[CHANGE-26] of a name that is not served is refused', async () => {
    const { store, operator } = await serving();
    const attempt = rollback(store, operator, { channel, name: 'mf-streams', reason: 'x' });
    await expect(attempt).rejects.toMatchObject({ kind: 'not-found', exitCode: 3 });
  });

  test('[CHANGE-27] is not blocked by another remote whose build is damaged', async () => {
    const { store, publish, move, back, live, a, b } = await serving();
    const streams = await publish('mf-streams', 'a');
    await move(streams);
    await move(b);
    await writeFile(join(store.folder, 'builds', 'mf-streams', streams.buildId, 'build.json'), '{');
    await back();
    expect(await live()).toBe(a.buildId);
  });
});

describe('a set', () => {
  /** Host 1 with a shell and two remotes is live; host 2 of all three is published. */
  const openSet = async () => {
    const made = await makeStore();
    const { store, operator, publish } = made;
    const host = async (version: string, content: string) => [
      await publish('shell', content, { contract: `${version}.0.0` }),
      await publish('mf-racing', content, { contract: `^${version}.0.0` }),
      await publish('mf-streams', content, { contract: `^${version}.0.0` }),
    ];
    const [one, two] = [await host('1', 'a'), await host('2', 'b')];
    await promote(store, operator, { channel, targets: one });
    const back = (release: number, more = {}) =>
      rollbackToRelease(store, operator, { channel, release, reason: 'host 2 is slow', ...more });
    const live = async () => Object.values((await readRelease(store, channel))?.builds ?? {}).map((ref) => ref.buildId);
    return { ...made, one, two, back, live };
  };
  const ids = (builds: readonly { name: string; buildId: string }[]) =>
    [...builds].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ buildId }) => buildId);

  test('[CHANGE-36] [CHANGE-38] of a new major goes live and back in one release each', async () => {
    const { store, operator, one, two, back, live } = await openSet();
    await promote(store, operator, { channel, targets: two });
    expect((await live()).sort()).toEqual(ids(two).sort());
    const { release } = await back(1);
    expect(release).toMatchObject({ sequence: 3, action: 'rollback', changed: ['mf-racing', 'mf-streams', 'shell'] });
    expect((await live()).sort()).toEqual(ids(one).sort());
  });

  test('[CHANGE-36] its shell alone does not go back, and one of its remotes neither', async () => {
    const { store, operator, two } = await openSet();
    await promote(store, operator, { channel, targets: two });
    for (const name of ['shell', 'mf-racing'])
      await expect(rollback(store, operator, { channel, name, reason: 'slow' })).rejects.toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('needs @paddock/host'),
        mend: expect.stringContaining('paddock rollback --release <n>'),
      });
  });

  test('[CHANGE-37] a remote of the new major is mended while the way back leads to the old one', async () => {
    const { store, operator, publish, two } = await openSet();
    await promote(store, operator, { channel, targets: two });
    const mended = await publish('mf-racing', 'c', { contract: '^2.0.0' });
    expect((await promote(store, operator, { channel, targets: [mended] })).changed).toBe(true);
  });

  test('[CHANGE-38] a name that came later stays', async () => {
    const { store, operator, publish, back, two } = await openSet();
    await promote(store, operator, { channel, targets: two });
    const later = await publish('mf-account', 'a', { contract: '>=1.0.0' });
    await promote(store, operator, { channel, targets: [later] });
    expect((await back(1)).release.builds['mf-account']?.buildId).toBe(later.buildId);
  });

  test('[CHANGE-39] a name that came later and needs the new shell holds it back', async () => {
    const { store, operator, publish, back, two } = await openSet();
    const later = await publish('mf-account', 'a', { contract: '^2.0.0' });
    await promote(store, operator, { channel, targets: [...two, later] });
    await expect(back(1)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('[CHANGE-39] is refused once something has changed, and where there is no such release', async () => {
    const { store, operator, two, back } = await openSet();
    await promote(store, operator, { channel, targets: two });
    await expect(back(1, { ifNewest: 1 })).rejects.toMatchObject({ kind: 'precondition' });
    await expect(back(3)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await back(2)).toMatchObject({ changed: false, release: { sequence: 2 } });
  });
});
