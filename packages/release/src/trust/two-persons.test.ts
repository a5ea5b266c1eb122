import { describe, expect, test } from 'vitest';
import type { Change } from '../change/apply-change.ts';
import { approve } from '../change/approve.ts';
import { finishCanary, holdCanary, startCanary, widenCanary } from '../change/canary.ts';
import { promote, rollback } from '../change/change-release.ts';
import { freeze, vouch } from '../change/vouch.ts';
import { withdraw } from '../change/withdraw.ts';
import { createNeedsReader, keyOf } from '../gc/needed-builds.ts';
import type { BuildRef, Release } from '../record.ts';
import type { BuildName } from '../store/store.ts';
import { channel, makeServing, withKey } from '../testing/make-serving.ts';
import type { TestActor as Actor } from '../testing/make-store.ts';
import { readRelease } from './journal.ts';
import { retireKey } from './keys.ts';
import { readPolicy } from './policy.ts';
import { integrityOf, readBuild } from './published-build.ts';
import { recoverChannel } from './repair/recover-channel.ts';
import { signRecord } from './signing.ts';
import { type ProvenProposal, requireTwoPersons } from './two-persons.ts';

const name = 'mf-racing';
const all = { promote: ['*'], rollback: ['*'] };
const later = (actor: Actor, minutes: number): Actor => ({
  ...actor,
  now: () => new Date(actor.now().getTime() + minutes * 60_000),
});

/** `a` is live. `mf-racing` needs two persons; olga and tom may do everything. */
const serving = async (names = [name]) => {
  const made = await makeServing();
  const { store, root, b } = made;
  const person = async (who: string, rights = {}): Promise<Actor> => ({
    ...(await withKey(made, who, { ...all, people: [who], ...rights })),
    who,
  });
  const [olga, tom] = [await person('olga'), await person('tom')];
  await requireTwoPersons(store, root, channel, names);
  const propose = async (build = b, actor = olga): Promise<ProvenProposal> => {
    const { proposed } = await promote(store, actor, { channel, targets: [build], reason: 'new odds' });
    if (!proposed) throw new Error('nothing was proposed');
    return proposed;
  };
  return { ...made, person, olga, tom, propose };
};

const unauthorised = (message: string) => ({
  kind: 'unauthorised',
  exitCode: 7,
  message: expect.stringContaining(message),
});

describe('a name for which the policy wants two persons', () => {
  test('[PAIR-1] [PAIR-2] is promoted by one and released by the other; readers see both', async () => {
    const { store, propose, tom, a, b, fresh, problems } = await serving();
    const proposed = await propose();
    expect((await readRelease(fresh(), channel))?.builds[name]?.buildId).toBe(a.buildId);
    const { release, changed } = await approve(store, tom, proposed);
    expect({ changed, live: release.builds[name]?.buildId, who: release.who, reason: release.reason }).toEqual({
      changed: true,
      live: b.buildId,
      who: 'tom',
      reason: 'new odds',
    });
    expect(JSON.parse(release.proposal ?? '')).toMatchObject({
      who: 'olga',
      builds: { [name]: { buildId: b.buildId } },
    });
    expect(await readRelease(fresh(), channel)).toEqual(release);
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-1] other names are promoted by one, and a dry run proposes nothing', async () => {
    const { store, olga, b, publish } = await serving();
    const other = await publish('mf-streams', 'a');
    expect((await promote(store, olga, { channel, targets: [other] })).proposed).toBeUndefined();
    const { proposed } = await promote(store, olga, { channel, targets: [b], dryRun: true });
    expect(proposed?.proposal.who).toBe('olga');
    expect(await store.listProposals()).toEqual([]);
  });

  test('[PAIR-1] * is all names, also the first release of a channel', async () => {
    const { store, root, olga, tom, a, shell } = await serving([]);
    await requireTwoPersons(store, root, 'staging', ['*']);
    const { proposed } = await promote(store, olga, { channel: 'staging', targets: [shell, a] });
    expect(await store.newestSequence('staging')).toBe(0);
    const { release } = await approve(store, tom, proposed as ProvenProposal);
    expect(release).toMatchObject({ sequence: 1, channel: 'staging', who: 'tom' });
  });

  test('[PAIR-3] nobody approves their own proposal, with whichever key', async () => {
    const { store, propose, olga, tom, person, operator, problems } = await serving();
    const proposed = await propose();
    await expect(approve(store, olga, proposed)).rejects.toMatchObject(unauthorised('with the same key'));
    const both = { ...(await person('both', { people: ['olga', 'tom'] })), who: 'tom' };
    await expect(approve(store, both, proposed)).rejects.toMatchObject(
      unauthorised('the keys olga and both speak for one person'),
    );
    await expect(approve(store, operator, proposed)).rejects.toMatchObject(
      unauthorised('the key operator is bound to nobody'),
    );
    await expect(approve(store, { ...tom, who: 'olga' }, proposed)).rejects.toMatchObject(
      unauthorised('The key tom does not speak for olga'),
    );
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-3] a key that is bound to nobody proposes nothing, and a robot and a key without the right do neither', async () => {
    const made = await serving();
    const { store, propose, operator, b, person } = made;
    await expect(promote(store, operator, { channel, targets: [b] })).rejects.toMatchObject(
      unauthorised('mf-racing of production needs two persons, and the key operator is bound to nobody'),
    );
    const proposed = await propose();
    const robot = await withKey(made, 'guard', { robot: ['*'] });
    await expect(approve(store, robot, proposed)).rejects.toMatchObject(unauthorised('may not promote mf-racing'));
    const squad = await person('squad', { promote: ['mf-streams'] });
    await expect(approve(store, squad, proposed)).rejects.toMatchObject(unauthorised('may not promote mf-racing'));
  });

  test('[PAIR-4] a proposal is over after a day', async () => {
    const { store, propose, tom, problems } = await serving();
    const proposed = await propose();
    await expect(approve(store, later(tom, 24 * 60), proposed)).rejects.toMatchObject(
      unauthorised('until 2026-06-02T13:00:00.000Z'),
    );
    expect((await approve(store, later(tom, 24 * 60 - 1), proposed)).changed).toBe(true);
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-4] it is over once its name has changed, and is approved once', async () => {
    const { store, propose, publish, olga, tom } = await serving();
    const proposed = await propose();
    await approve(store, tom, proposed);
    await rollback(store, olga, { channel, name, reason: 'odds are wrong' });
    await expect(approve(store, tom, proposed)).rejects.toMatchObject(
      unauthorised('mf-racing has changed in release 5, after it was proposed'),
    );
    const [c, d] = [await propose(await publish(name, 'c')), await propose(await publish(name, 'd'), tom)];
    await approve(store, olga, d);
    await expect(approve(store, tom, c)).rejects.toMatchObject(unauthorised('mf-racing has changed'));
  });

  test('[PAIR-4] a retired key proposes nothing more; what was approved before stays valid', async () => {
    const { store, root, propose, publish, tom, problems } = await serving();
    await approve(store, tom, await propose());
    const proposed = await propose(await publish(name, 'c'));
    await retireKey(store, root, 'olga');
    await expect(approve(store, tom, proposed)).rejects.toMatchObject(
      unauthorised('the key olga of its proposal was retired before it'),
    );
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-5] one person rolls back to what was live, and to nothing else', async () => {
    const { store, propose, publish, olga, tom, a, problems } = await serving();
    const never = await publish(name, 'never');
    await approve(store, tom, await propose());
    await expect(rollback(store, olga, { channel, name, to: never.buildId, reason: 'x' })).rejects.toMatchObject(
      unauthorised(`mf-racing ${never.buildId} never was`),
    );
    const { release } = await rollback(store, olga, { channel, name, reason: 'odds are wrong' });
    expect(release.builds[name]?.buildId).toBe(a.buildId);
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-6] a canary starts, widens and finishes by two; one holds and stops it', async () => {
    const { store, olga, tom, b, a, problems } = await serving();
    const by = async (change: Promise<{ proposed?: ProvenProposal }>) => {
      const { proposed } = await change;
      return (await approve(store, tom, proposed as ProvenProposal)).release.builds[name];
    };
    const canary = { channel, name, reason: 'new odds' };
    expect(await by(startCanary(store, olga, { ...canary, buildId: b.buildId, share: 50 }))).toMatchObject({
      buildId: a.buildId,
      canary: { build: { buildId: b.buildId }, share: 50 },
    });
    expect((await holdCanary(store, olga, canary)).proposed).toBeUndefined();
    expect((await holdCanary(store, olga, { ...canary, end: true })).proposed).toBeUndefined();
    expect(await by(widenCanary(store, olga, { ...canary, share: 250 }))).toMatchObject({ canary: { share: 250 } });
    const { proposed } = await finishCanary(store, olga, canary);
    const { release } = await approve(store, later(tom, 30), proposed as ProvenProposal);
    expect(release.builds[name]).toMatchObject({
      buildId: b.buildId,
      holdback: { build: { buildId: a.buildId }, until: '2026-06-01T14:30:00.000Z' },
    });
    expect((await rollback(store, olga, { ...canary, to: b.buildId })).proposed).toBeUndefined();
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-6] it is taken out by two', async () => {
    const { store, olga, tom } = await serving();
    const { proposed } = await withdraw(store, olga, { channel, name, reason: 'the end' });
    expect((await readRelease(store, channel))?.builds[name]).toBeDefined();
    const { release } = await approve(store, tom, proposed as ProvenProposal);
    expect(release).toMatchObject({ action: 'withdraw', changed: [name] });
  });

  test('[PAIR-6] a freeze holds an approval as it holds a promote', async () => {
    const { store, propose, olga, tom } = await serving();
    const proposed = await propose();
    await freeze(store, olga, { channel, name, reason: 'derby' });
    await expect(approve(store, tom, proposed)).rejects.toMatchObject({ kind: 'precondition' });
  });
});

test('[PAIR-10] gc keeps what waits for a second person', async () => {
  const { store, propose, publish, tom } = await serving();
  const [waits, never] = [await publish(name, 'waits'), await publish(name, 'never')];
  const proposed = await propose(waits);
  // Just before the proposal's end: gc compares it with real time, but the test's clock is fixed.
  const since = new Date(Date.parse(proposed.proposal.expires) - 1);
  const needed = await createNeedsReader(store, await readPolicy(store), since)();
  expect([waits, never].map((build) => needed.has(keyOf(build)))).toEqual([true, false]);
  const over = await createNeedsReader(store, await readPolicy(store), new Date(proposed.proposal.expires))();
  expect(over.has(keyOf(waits))).toBe(false);
  await approve(store, tom, proposed);
});

describe('readers refuse', () => {
  const forged = async (forge: (proposed: ProvenProposal, release: Release) => Partial<Release>) => {
    const made = await serving();
    const { propose, append, tom, b } = made;
    const proposed = await propose();
    const { digest } = proposed.proposal.builds[name] ?? {};
    await append(tom, (before) => {
      const builds = { ...before.builds, [name]: { buildId: b.buildId, digest: digest ?? '' } };
      const release = {
        who: 'tom',
        at: '2026-06-01T13:01:00Z',
        action: 'promote',
        builds,
        reason: 'new odds',
        proposal: proposed.text,
      } as const;
      const { proposal, ...rest } = { ...release, ...forge(proposed, before) };
      return proposal === '' ? rest : { ...rest, proposal };
    });
    return readRelease(made.fresh(), channel).then(
      () => null,
      (error: Error) => error.message,
    );
  };
  const resigned = (edit: object, actor?: Actor) => (proposed: ProvenProposal) => {
    const changed = { ...proposed.proposal, ...edit };
    return {
      proposal: JSON.stringify(actor ? { ...changed, signature: signRecord('proposal', changed, actor.key) } : changed),
    };
  };

  test('[PAIR-7] nothing of a release that two persons made', async () => {
    expect(await forged(() => ({}))).toBeNull();
  });

  test.each([
    ['one that one person signed', () => ({ proposal: '' }), 'it needs two persons for mf-racing, and one signed it'],
    ['an altered proposal', resigned({ reason: 'other odds' }), 'its signature is wrong'],
    ['another reason than was proposed', () => ({ reason: 'other odds' }), 'it does not do what was proposed'],
    ['an accepted break that was not', () => ({ acceptedBreak: 'haste' }), 'it does not do what was proposed'],
    ['what is no proposal', () => ({ proposal: '{}' }), 'its proposal cannot be read'],
    ['one after its time', () => ({ at: '2026-06-03T12:00:00Z' }), 'its proposal was open from'],
  ] as [string, Parameters<typeof forged>[0], string][])('[PAIR-7] %s', async (_, forge, why) => {
    expect(await forged(forge)).toContain(why);
  });

  test('[PAIR-7] a proposal that says it was made after releases to come', async () => {
    const { propose, append, olga, tom, b, fresh } = await serving();
    const { proposal } = await propose();
    const ahead = { ...proposal, after: proposal.after + 1 };
    const text = JSON.stringify({ ...ahead, signature: signRecord('proposal', ahead, olga.key) });
    await append(tom, (before) => ({
      who: 'tom',
      at: '2026-06-01T13:01:00Z',
      action: 'promote',
      builds: { ...before.builds, [name]: { buildId: b.buildId, digest: proposal.builds[name]?.digest ?? '' } },
      reason: 'new odds',
      proposal: text,
    }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining('its proposal names release 4 as an earlier one'),
    });
  });

  test.each([
    ['nothing of a finished canary whose holdback ends when it was proposed to', '2026-06-01T14:30:00.000Z', null],
    ['a holdback that lasts longer than was proposed', '2026-06-02T13:30:00.000Z', 'it does not do what was proposed'],
  ])('[PAIR-7] %s', async (_, until, why) => {
    const { store, append, olga, tom, b, fresh } = await serving();
    const canary = { channel, name, reason: 'new odds' };
    const started = await startCanary(store, olga, { ...canary, buildId: b.buildId, share: 50 });
    await approve(store, tom, started.proposed as ProvenProposal);
    const { proposed } = await finishCanary(store, olga, canary);
    const { proposal, text } = proposed as ProvenProposal;
    const build = proposal.builds[name];
    if (!build?.holdback) throw new Error('the finish proposes no holdback');
    const held = { ...build, holdback: { ...build.holdback, until } };
    await append(tom, (before) => ({
      who: 'tom',
      at: '2026-06-01T13:30:00Z',
      action: 'promote',
      builds: { ...before.builds, [name]: held },
      proposal: text,
    }));
    const read = await readRelease(fresh(), channel).then(
      () => null,
      (error: Error) => error.message,
    );
    expect(read).toEqual(why && expect.stringContaining(why));
  });

  const refOf = async ({ store }: Awaited<ReturnType<typeof serving>>, build: BuildName): Promise<BuildRef> => {
    const { statement } = await readBuild(store, await readPolicy(store), build);
    return { buildId: statement.buildId, digest: statement.digest };
  };

  test.each<[string, string, (made: Awaited<ReturnType<typeof serving>>, b: string) => Promise<Change>]>([
    ['a promote', name, ({ store, olga }, buildId) => promote(store, olga, { channel, targets: [{ name, buildId }] })],
    [
      'a promote of the shell',
      'shell',
      ({ store, olga }, buildId) => promote(store, olga, { channel, targets: [{ name: 'shell', buildId }] }),
    ],
    [
      'the start of a canary',
      name,
      ({ store, olga }, buildId) => startCanary(store, olga, { channel, name, buildId, share: 50, reason: 'odds' }),
    ],
    ['a withdrawal', name, ({ store, olga }) => withdraw(store, olga, { channel, name, reason: 'the end' })],
  ])('[PAIR-7] an approval of %s that names a fallback that was never live', async (_, of, change) => {
    const made = await serving([of]);
    const never = await refOf(made, await made.publish(of, 'never'));
    const { proposed } = await change(made, (await made.publish(of, 'c')).buildId);
    const { proposal, text } = proposed as ProvenProposal;
    const { action, reason, builds } = proposal;
    await made.append(made.tom, (before) => ({
      who: 'tom',
      at: '2026-06-01T13:01:00Z',
      action,
      changed: [of],
      reason,
      builds: Object.fromEntries(
        Object.entries({ ...before.builds, ...builds }).flatMap(([each, live]) => (live ? [[each, live]] : [])),
      ),
      lastKnownGood: { ...before.lastKnownGood, [of]: never },
      proposal: text,
    }));
    await expect(readRelease(made.fresh(), channel)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringMatching(/never was|it may not change the last known good build/),
    });
  });

  test.each<[string, string | null, (never: BuildRef, b: BuildRef) => { good?: BuildRef; build?: BuildRef }]>([
    ['nothing of one that ends the hold of a canary', null, () => ({})],
    [
      'one that ends it and names a fallback that was never live',
      'it may not change the last known good build of mf-racing',
      (never) => ({ good: never }),
    ],
    [
      'one that ends it and names another fallback',
      'it may not change the last known good build of mf-racing',
      (_, b) => ({ good: b }),
    ],
    [
      'one that ends it and gives the canary another digest',
      'it needs two persons for mf-racing, and one signed it',
      ({ digest }, { buildId }) => ({ build: { buildId, digest } }),
    ],
  ])('[PAIR-7] %s', async (_, why, forge) => {
    const made = await serving();
    const { store, olga, tom, b, publish, append, fresh } = made;
    const canary = { channel, name, reason: 'new odds' };
    const { proposed } = await startCanary(store, olga, { ...canary, buildId: b.buildId, share: 50 });
    await approve(store, tom, proposed as ProvenProposal);
    await holdCanary(store, olga, canary);
    const refB = await refOf(made, b);
    const { good, build = refB } = forge(await refOf(made, await publish(name, 'never')), refB);
    await append(tom, ({ builds, lastKnownGood }) => ({
      who: 'tom',
      builds: { ...builds, [name]: { ...(builds[name] as BuildRef), canary: { build, share: 50 } } },
      lastKnownGood: { ...lastKnownGood, ...(good && { [name]: good }) },
    }));
    const read = await readRelease(fresh(), channel).then(
      () => null,
      (error: Error) => error.message,
    );
    expect(read).toEqual(why && expect.stringContaining(why));
  });

  test('[PAIR-7] no fallback that was live, however long ago', async () => {
    const { store, olga, propose, publish, tom, a, fresh, problems } = await serving();
    const good = async () => (await readRelease(fresh(), channel))?.lastKnownGood[name]?.buildId;
    const release = async (content: string) => {
      const build = await publish(name, content);
      await approve(store, tom, await propose(build));
      return build.buildId;
    };
    await vouch(store, olga, { channel, name, reason: 'good' });
    await release('c');
    const d = await release('d');
    expect(await good()).toBe(a.buildId);
    await vouch(store, olga, { channel, name, reason: 'good' });
    await release('e');
    expect(await good()).toBe(d);
    await rollback(store, olga, { channel, name, reason: 'odds are wrong' });
    expect(await good()).toBe(a.buildId);
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-7] a rollback by one to what was never live, though the key may promote', async () => {
    const { append, tom, publish, fresh } = await serving();
    const never = await publish(name, 'never');
    const digest = integrityOf(Buffer.from(JSON.stringify(never)));
    await append(tom, ({ builds }) => ({
      who: 'tom',
      action: 'rollback',
      builds: { ...builds, [name]: { buildId: never.buildId, digest } },
    }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining('may only return to what was live'),
    });
  });
});

describe('the policy', () => {
  test('[PAIR-8] asks for two persons from now on: what one made before stays valid, and a name keeps its beginning', async () => {
    const { store, root, propose, tom, problems } = await serving();
    expect((await readPolicy(store)).channels?.[channel]?.twoPersons).toEqual({ [name]: 3 });
    await approve(store, tom, await propose());
    await requireTwoPersons(store, root, channel, ['shell', name]);
    expect((await readPolicy(store)).channels?.[channel]?.twoPersons).toEqual({ shell: 4, [name]: 3 });
    expect(await problems()).toEqual([]);
    await requireTwoPersons(store, root, channel, []);
    expect((await readPolicy(store)).channels?.[channel]?.twoPersons).toBeUndefined();
    expect(await problems()).toEqual([]);
  });

  test('[PAIR-8] asks for none where no two may promote the name', async () => {
    const made = await makeServing();
    const wanted = () => requireTwoPersons(made.store, made.root, channel, [name]);
    await expect(wanted()).rejects.toMatchObject({ kind: 'precondition' });
    await withKey(made, 'olga', { ...all, people: ['olga'] });
    await withKey(made, 'both', { ...all, people: ['tom', 'olga'] });
    await expect(wanted()).rejects.toMatchObject({ kind: 'precondition' });
    await withKey(made, 'tom', { ...all, people: ['tom'] });
    expect((await wanted()).channels?.[channel]?.twoPersons).toEqual({ [name]: 3 });
  });

  test('[PAIR-8] asks for two after a recovery, and for a proposal of after it', async () => {
    const { store, root, propose, tom, operator } = await serving();
    const proposed = await propose();
    await recoverChannel(store, root, { channel, to: 1, reason: 'x', now: operator.now });
    expect((await readPolicy(store)).channels?.[channel]?.twoPersons).toEqual({ [name]: 1 });
    await expect(approve(store, tom, proposed)).rejects.toMatchObject(
      unauthorised('its proposal was made before the channel was recovered'),
    );
    expect((await approve(store, tom, await propose())).changed).toBe(true);
  });
});
