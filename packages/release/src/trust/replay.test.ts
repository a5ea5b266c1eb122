import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, promote, readPolicy, readStatement, rollback } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { makeBuild } from '../testing/make-build.ts';
import { channel, makeServing, withKey } from '../testing/make-serving.ts';
import type { TestActor } from '../testing/make-store.ts';
import { readRelease } from './journal.ts';
import { retireKey } from './keys.ts';
import { createSigningKey, signRecord } from './signing.ts';
import { verifyBuild } from './verify-store.ts';

const unproven = (message: string) => ({
  kind: 'verification',
  exitCode: 5,
  message: expect.stringContaining(message),
});

/** Puts a build and a statement signed by `actor` into the store without any check. */
const smuggle = async ({ store }: Awaited<ReturnType<typeof makeServing>>, actor: TestActor, content: string) => {
  const { build, files } = makeBuild('mf-racing', content);
  const buildJson = Buffer.from(JSON.stringify(build));
  const digest = integrityOf(buildJson);
  const { name, buildId } = build;
  const unsigned = {
    schema: 1,
    name,
    buildId,
    digest,
    who: 'a thief',
    at: '2026-06-01T12:00:00Z',
    commit: null,
    lockfile: null,
  };
  const statement = { ...unsigned, signature: signRecord('publish', unsigned, actor.key) };
  const stored = new Map([
    ...files,
    ['build.json', buildJson],
    ['publish.json', Buffer.from(JSON.stringify(statement))],
  ]);
  await store.putBuild(build, stored, new Map());
  return { name, buildId, digest };
};

describe('an older policy that is put back is refused', () => {
  test('[TRUST-20] by every reader, once a release was made under the newer one', async () => {
    const made = await makeServing();
    const { store, root, operator, a, b, fresh, problems } = made;
    const squad = await withKey(made, 'ci-racing', { promote: ['mf-racing'] });
    const path = join(store.folder, 'policy.json');
    const older = await readFile(path);
    await retireKey(store, root, 'ci-racing');
    await promote(store, operator, { channel, targets: [b] });

    await writeFile(path, older);
    const refused = unproven('it was made under policy 3, but policy.json is version 2');
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(refused);
    await expect(promote(store, squad, { channel, targets: [a] })).rejects.toMatchObject(refused);
    expect(await problems()).toContainEqual(refused.message);
  });

  test('[TRUST-21] also in a release: it cannot be made under an older policy than the one before it', async () => {
    const made = await makeServing();
    const { operator, fresh, append, root, store, b, a } = made;
    await withKey(made, 'ci-racing', { promote: ['mf-racing'] });
    await retireKey(store, root, 'ci-racing');
    await promote(store, operator, { channel, targets: [b] });
    const digest = (await readRelease(store, channel, 1))?.builds['mf-racing']?.digest as string;
    await append(operator, ({ builds }) => ({
      policy: 2,
      action: 'promote',
      builds: { ...builds, 'mf-racing': { buildId: a.buildId, digest } },
    }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(
      unproven('it was made under policy 2, older than policy 3 of the one before it'),
    );
  });

  test('[TRUST-19] each release says under which policy it was made', async () => {
    const made = await makeServing();
    await withKey(made, 'ci-racing', {});
    const { release } = await promote(made.store, made.operator, { channel, targets: [made.b] });
    expect(release.policy).toBe(2);
  });
});

describe('a retired key publishes nothing more', () => {
  test('[TRUST-30] [TRUST-31] its earlier builds stay valid, and its later statements are refused', async () => {
    const made = await makeServing();
    const { store, root, operator, problems } = made;
    const squad = await withKey(made, 'ci-racing', { publish: ['mf-racing'] });
    const before = await smuggle(made, squad, 'before');
    const retired = await retireKey(store, root, 'ci-racing');
    expect(retired.published).toEqual([before.digest]);
    await promote(store, operator, { channel, targets: [before] });

    const after = await smuggle(made, squad, 'after');
    const refused = unproven('the key ci-racing was retired before it was published');
    await expect(promote(store, operator, { channel, targets: [after] })).rejects.toMatchObject(refused);
    expect((await verifyBuild(store, after)).problems).toEqual([refused.message]);
    expect(await problems()).toEqual([refused.message]);
  });

  test('[TRUST-32] a key that was retired before there were lists gets one when it is retired again, and its releases stay as they are', async () => {
    const made = await makeServing();
    const { store, root, b, a, operator } = made;
    const squad = await withKey(made, 'ci-racing', { publish: ['mf-racing'], promote: ['mf-racing'] });
    await promote(store, squad, { channel, targets: [b] });
    const { retired } = await retireKey(store, root, 'ci-racing');
    await forgetLists(made);
    await promote(store, operator, { channel, targets: [a] });
    const late = await smuggle(made, squad, 'late');
    expect((await verifyBuild(store, late)).problems).toEqual([]);

    expect(await retireKey(store, root, 'ci-racing')).toMatchObject({ retired, published: [late.digest] });
    await expect(retireKey(store, root, 'ci-racing')).rejects.toMatchObject({ kind: 'not-found' });
  });

  /** Removes the lists of builds, as if an older paddock had retired the keys. */
  const forgetLists = async ({ store, root }: Awaited<ReturnType<typeof makeServing>>): Promise<void> => {
    const { signature: _, ...content } = await readPolicy(store);
    const keys = content.keys.map(({ published: _, ...key }) => key);
    const older = { ...content, keys };
    await store.writePolicy(Buffer.from(JSON.stringify({ ...older, signature: signRecord('policy', older, root) })));
  };
});

describe('the right to roll back serves nothing new', () => {
  const withOfficer = async () => {
    const made = await makeServing();
    const officer = await withKey(made, 'night-shift', { rollback: ['mf-racing'] });
    const never = await made.publish('mf-racing', 'never live');
    const refs = await Promise.all(
      [made.a, made.b, never].map(async ({ name, buildId }) => {
        const bytes = (await made.store.readBuildFile(name, buildId, 'build.json')) as Uint8Array;
        return { buildId, digest: integrityOf(bytes) };
      }),
    );
    return { ...made, officer, never, refs: refs as [(typeof refs)[0], (typeof refs)[0], (typeof refs)[0]] };
  };

  test('[TRUST-22] such a key returns to what the channel had live, however long ago', async () => {
    const { store, operator, officer, publish, b, fresh } = await withOfficer();
    for (const content of ['c', 'd', 'e']) {
      await promote(store, operator, { channel, targets: [await publish('mf-racing', content)] });
    }
    await rollback(store, officer, { channel, name: 'mf-racing', to: b.buildId, reason: 'odds are wrong' });
    expect((await readRelease(fresh(), channel))?.builds['mf-racing']?.buildId).toBe(b.buildId);
  });

  test('[TRUST-22] is refused a build that never was live, by the command', async () => {
    const { store, officer, never } = await withOfficer();
    const attempt = rollback(store, officer, { channel, name: 'mf-racing', to: never.buildId, reason: 'x' });
    await expect(attempt).rejects.toMatchObject({
      kind: 'unauthorised',
      exitCode: 7,
      message: `The key night-shift may only roll back to what production had live, and mf-racing ${never.buildId} never was`,
    });
  });

  test('[TRUST-23] by every reader, as the live build and as the last known good one', async () => {
    const { append, record, officer, refs, fresh } = await withOfficer();
    const [, b, never] = refs;
    const change = (live: typeof b, good: typeof b) => () => ({
      action: 'rollback' as const,
      changed: ['mf-racing'],
      policy: 2,
      builds: { ...builds, 'mf-racing': live },
      lastKnownGood: { 'mf-racing': good },
    });
    const { builds } = JSON.parse(await readFile(record(3), 'utf8'));
    const refused = unproven('the key night-shift may only return to what was live');
    await append(officer, change(never, b));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(refused);
    await rm(record(4));
    await append(officer, change(b, never));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(refused);
  });

  test('[TRUST-22] a key that may also promote returns to any build', async () => {
    const { store, operator, never } = await withOfficer();
    await rollback(store, operator, { channel, name: 'mf-racing', to: never.buildId, reason: 'x' });
    expect((await readRelease(store, channel))?.builds['mf-racing']?.buildId).toBe(never.buildId);
  });
});

describe('the statement of a build that a release names', () => {
  test('[TRUST-29] a whole one is proven', async () => {
    const { store, b } = await makeServing();
    const digest = (await readRelease(store, channel, 2))?.builds['mf-racing']?.digest as string;
    const { statement, text } = await readStatement(store, await readPolicy(store), {
      name: 'mf-racing',
      buildId: b.buildId,
      digest,
    });
    expect(statement).toEqual(JSON.parse(text));
    expect(statement).toMatchObject({ name: 'mf-racing', buildId: b.buildId, who: 'olga' });
  });

  test.each([
    ['missing', 'publish.json is missing', () => null],
    ['of another build', 'build.json was altered', (text: string) => text.replace('mf-racing', 'mf-streams')],
    ['altered', 'signature of its publish.json is wrong', (text: string) => text.replace('olga', 'oleg')],
    [
      'of an unknown key',
      'does not know the key',
      (text: string) => text.replace(/"key": "\w{32}"/, `"key": "${'0'.repeat(32)}"`),
    ],
    ['cut off', 'is not JSON', (text: string) => text.slice(0, -9)],
  ])('[TRUST-29] one that is %s is refused', async (_, message, change) => {
    const { store, b } = await makeServing();
    const digest = (await readRelease(store, channel, 2))?.builds['mf-racing']?.digest as string;
    const path = join(store.folder, 'builds/mf-racing', b.buildId, 'publish.json');
    const changed = change(await readFile(path, 'utf8'));
    await (changed === null ? rm(path) : writeFile(path, changed));
    const attempt = readStatement(store, await readPolicy(store), { name: 'mf-racing', buildId: b.buildId, digest });
    await expect(attempt).rejects.toMatchObject(unproven(message));
  });
});

describe('a release needs all releases before it', () => {
  test('[TRUST-14] a key that may change one remote does not lend its signature to a record that nobody signed', async () => {
    const made = await makeServing();
    const { append, publish, fresh, store } = made;
    const squad = await withKey(made, 'ci-racing', { promote: ['mf-racing'] });
    const other = await publish('shell', 'another');
    const digest = integrityOf((await store.readBuildFile('shell', other.buildId, 'build.json')) as Uint8Array);
    const first = await readRelease(store, channel, 1);
    const second = await readRelease(store, channel, 2);
    const stranger = { ...squad, key: createSigningKey().key };
    await append(stranger, ({ builds }) => ({
      action: 'promote',
      changed: ['shell'],
      policy: 2,
      builds: { ...builds, shell: { buildId: other.buildId, digest } },
      lastKnownGood: { shell: first?.builds.shell as { buildId: string; digest: string } },
    }));
    await append(squad, ({ builds, lastKnownGood }) => ({
      changed: ['mf-racing'],
      builds: { ...builds, ...(second?.builds['mf-racing'] && { 'mf-racing': second.builds['mf-racing'] }) },
      lastKnownGood: { ...lastKnownGood, 'mf-racing': builds['mf-racing'] as { buildId: string; digest: string } },
    }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject(
      unproven('Release 4 of production cannot be trusted: the policy does not know the key'),
    );
  });
});
