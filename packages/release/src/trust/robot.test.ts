import {
  freeze,
  promote,
  readHistory,
  readPolicy,
  rollback,
  startCanary,
  unfreeze,
  verifyStore,
} from '@paddock/release';
import type { BuildRef, Release } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import { vouch } from '../change/vouch.ts';
import { withdraw } from '../change/withdraw.ts';
import { channel, makeServing, withKey } from '../testing/make-serving.ts';
import type { Actor } from './actor.ts';
import { readRelease } from './journal.ts';
import { readBuild } from './published-build.ts';

const name = 'mf-racing';
const evidence = { ready: 4_000, bad: 2, since: '2026-06-01T10:00:00Z', until: '2026-06-01T11:00:00Z' };
const unauthorised = { kind: 'unauthorised', exitCode: 7 };

/** `b` is live after `a`, for which an operator vouched. */
const serving = async () => {
  const made = await makeServing();
  const { store, operator, b } = made;
  const guard = await withKey(made, 'guard', { robot: [name] });
  await vouch(store, operator, { channel, name, reason: 'ran all Saturday' });
  await promote(store, operator, { channel, targets: [b] });
  const back = (actor: Actor = guard, to?: string) =>
    rollback(store, actor, { channel, name, reason: '41 of 50 failed', ...(to ? { to } : {}) });
  const later = (minutes: number): Actor => ({
    ...guard,
    now: () => new Date(guard.now().getTime() + minutes * 60_000),
  });
  const thaw = () => unfreeze(store, operator, { channel, name, reason: 'looked' });
  return { ...made, guard, back, later, thaw };
};

describe('the key of a robot', () => {
  test('[TRUST-65] [TRUST-67] rolls back to a build that somebody vouched for, and freezes the name', async () => {
    const { store, back, a, b, operator, problems, fresh } = await serving();
    const { release } = await back();
    expect(release).toMatchObject({ builds: { [name]: { buildId: a.buildId } }, frozen: [name], who: 'guard' });
    await expect(promote(store, operator, { channel, targets: [b] })).rejects.toMatchObject({
      kind: 'precondition',
      message: expect.stringContaining('by guard: 41 of 50 failed'),
    });
    expect(await readRelease(fresh(), channel)).toEqual(release);
    expect(await problems()).toEqual([]);
  });

  test('[TRUST-65] to no other build, even by name', async () => {
    const { store, operator, publish, back, b } = await serving();
    const [c, d] = [await publish(name, 'c'), await publish(name, 'd')];
    for (const build of [c, d]) await promote(store, operator, { channel, targets: [build] });
    await expect(back(undefined, c.buildId)).rejects.toMatchObject({
      ...unauthorised,
      message: `The key guard may not rollback ${name}: nobody vouched for ${name} ${c.buildId}`,
    });
    await expect(back(undefined, b.buildId)).rejects.toMatchObject({
      message: expect.stringContaining('was rolled back, and nobody vouched for it since'),
    });
  });

  test('[TRUST-65] vouches with evidence for what is live, and for nothing else', async () => {
    const { store, operator, guard, b, publish } = await serving();
    const options = { channel, name, reason: 'enough votes' };
    await expect(vouch(store, guard, options)).rejects.toMatchObject(unauthorised);
    await expect(vouch(store, guard, { ...options, name: 'shell', evidence })).rejects.toMatchObject(unauthorised);
    const { release } = await vouch(store, guard, { ...options, evidence });
    expect(release.vouch?.build.buildId).toBe(b.buildId);
    for (const content of ['c', 'd'])
      await promote(store, operator, { channel, targets: [await publish(name, content)] });
    const [earlier] = (await readHistory(store, await readPolicy(store), channel)).releases.slice(-2);
    const buildId = earlier?.builds[name]?.buildId ?? '';
    await expect(vouch(store, guard, { ...options, buildId, evidence })).rejects.toMatchObject({
      ...unauthorised,
      message: expect.stringContaining(`it vouches for a build of ${name} that is not live`),
    });
  });

  test('[TRUST-65] does nothing else', async () => {
    const { store, guard, b } = await serving();
    const options = { channel, name, reason: 'x' };
    for (const attempt of [
      () => promote(store, guard, { channel, targets: [b] }),
      () => withdraw(store, guard, options),
      () => freeze(store, guard, options),
      () => unfreeze(store, guard, options),
      () => rollback(store, guard, { ...options, name: 'shell', to: b.buildId }),
    ])
      await expect(attempt()).rejects.toMatchObject(unauthorised);
  });

  test('[TRUST-66] never rolls back what was rolled back to, whoever did it', async () => {
    const { store, operator, back, a, publish } = await serving();
    await vouch(store, operator, { channel, name, reason: 'ran all Sunday' });
    await promote(store, operator, { channel, targets: [await publish(name, 'c')] });
    await rollback(store, operator, { channel, name, reason: 'x' });
    await expect(back(undefined, a.buildId)).rejects.toMatchObject({
      ...unauthorised,
      message: expect.stringContaining('is at a build that it was rolled back to'),
    });
  });

  test('[TRUST-65] [TRUST-67] ends a canary, whose visitors then get the live build, vouched for or not', async () => {
    const { store, operator, back, a, b } = await serving();
    await rollback(store, operator, { channel, name, reason: 'x' });
    await startCanary(store, operator, { channel, name, buildId: b.buildId, share: 250, reason: 'again' });
    const { release } = await back();
    expect(release.builds[name]).toEqual({ buildId: a.buildId, digest: expect.any(String) });
    expect(release.frozen).toEqual([name]);
    const again = startCanary(store, operator, { channel, name, buildId: b.buildId, share: 10, reason: 'again' });
    await expect(again).rejects.toMatchObject({ message: expect.stringContaining(`${name} is frozen`) });
  });

  test('[TRUST-65] [TRUST-66] the end of a canary took nothing back, and returned to nothing', async () => {
    const { store, operator, publish, back, a, b } = await serving();
    const start = async (buildId: string) => {
      await startCanary(store, operator, { channel, name, buildId, share: 50, reason: 'x' });
      await rollback(store, operator, { channel, name, reason: 'x' });
    };
    await rollback(store, operator, { channel, name, reason: 'x' });
    await vouch(store, operator, { channel, name, reason: 'x' });
    await start(b.buildId);
    await promote(store, operator, { channel, targets: [b] });
    await start((await publish(name, 'c')).buildId);
    expect((await back()).release.builds[name]).toMatchObject({ buildId: a.buildId });
  });

  test('[TRUST-65] to no build that a rollback took back, also on its way to an earlier one', async () => {
    const { store, operator, publish, back, a, b } = await serving();
    const options = { channel, name, reason: 'x' };
    await vouch(store, operator, options);
    await promote(store, operator, { channel, targets: [await publish(name, 'c')] });
    await rollback(store, operator, { ...options, to: a.buildId });
    await promote(store, operator, { channel, targets: [await publish(name, 'd')] });
    await expect(back(undefined, b.buildId)).rejects.toMatchObject({
      message: expect.stringContaining('was rolled back, and nobody vouched for it since'),
    });
    expect((await back()).release.builds[name]).toMatchObject({ buildId: a.buildId });
  });

  test('[TRUST-65] to no build of before a withdrawal', async () => {
    const { store, operator, publish, back, a, b } = await serving();
    await withdraw(store, operator, { channel, name, reason: 'a hole in it' });
    for (const build of [b, await publish(name, 'c')]) await promote(store, operator, { channel, targets: [build] });
    await expect(back(undefined, a.buildId)).rejects.toMatchObject({
      ...unauthorised,
      message: expect.stringContaining(`${name} was withdrawn, and nobody vouched for ${a.buildId} since`),
    });
  });

  test('[TRUST-66] rolls a name back once an hour', async () => {
    const { store, operator, back, thaw, later, b } = await serving();
    await back();
    await thaw();
    await promote(store, operator, { channel, targets: [b] });
    await expect(back(later(59))).rejects.toMatchObject({
      ...unauthorised,
      message: expect.stringContaining(`a robot rolled ${name} back less than an hour before`),
    });
    expect((await back(later(61))).changed).toBe(true);
  });

  test.each([name, '*'])('[TRUST-66] leaves what is frozen (%s) to people', async (scope) => {
    const { store, operator, back } = await serving();
    await freeze(store, operator, { channel, name: scope, reason: 'the votes are wrong' });
    await expect(back()).rejects.toMatchObject({ ...unauthorised, message: expect.stringContaining('is frozen') });
    expect((await back(operator)).changed).toBe(true);
  });

  test('[TRUST-68] readers refuse what a thief of the key signs', async () => {
    const forged = async (change: Parameters<Awaited<ReturnType<typeof serving>>['append']>[1]) => {
      const { append, guard, fresh } = await serving();
      await append(guard, change);
      const read = readRelease(fresh(), channel);
      await expect(read).rejects.toMatchObject({ kind: 'verification', exitCode: 5 });
      return read.catch((error: Error) => error.message);
    };
    const rolled: Partial<Release> = { action: 'rollback', changed: [name], lastKnownGood: {} };
    const toA = ({ builds, lastKnownGood }: Release) => ({ ...builds, [name]: lastKnownGood[name] as BuildRef });
    expect(await forged((before) => ({ ...rolled, builds: toA(before) }))).toContain(`it does not freeze ${name}`);
    expect(await forged(() => ({ action: 'freeze', about: name, changed: [], frozen: [name] }))).toContain(
      `the key guard may not freeze ${name}`,
    );
    expect(
      await forged(({ builds }) => ({
        action: 'vouch',
        about: name,
        changed: [],
        vouch: { build: builds[name] as BuildRef, evidence: null },
      })),
    ).toContain('it vouches without evidence');
  });

  test('[TRUST-23] [TRUST-68] a vouch moves the last known good build to none that was never live', async () => {
    const made = await serving();
    const { store, publish, append, fresh } = made;
    const { statement } = await readBuild(store, await readPolicy(store), await publish(name, 'c'));
    const never = { buildId: statement.buildId, digest: statement.digest };
    await append(made.guard, ({ builds, lastKnownGood }) => ({
      action: 'vouch',
      about: name,
      changed: [],
      vouch: { build: builds[name] as BuildRef, evidence },
      lastKnownGood: { ...lastKnownGood, [name]: never },
    }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining(`${name} ${never.buildId} never was`),
    });
  });

  test('[TRUST-69] a key speaks for the people it is bound to, also before readers', async () => {
    const made = await makeServing();
    const { store, b, fresh, append } = made;
    const squad = await withKey(made, 'ci-racing', { promote: [name], people: ['olga', 'tom'] });
    const attempt = promote(store, { ...squad, who: 'ines (operator)' }, { channel, targets: [b] });
    await expect(attempt).rejects.toMatchObject({
      ...unauthorised,
      message: 'The key ci-racing does not speak for ines (operator)',
      mend: expect.stringContaining('olga, tom'),
    });
    const { release } = await promote(store, { ...squad, who: 'tom' }, { channel, targets: [b] });
    expect(await readRelease(fresh(), channel)).toEqual(release);
    await append(squad, ({ builds }) => ({
      who: 'ines',
      changed: [name],
      builds: { ...builds, [name]: builds.shell as BuildRef },
    }));
    await expect(readRelease(fresh(), channel)).rejects.toMatchObject({
      message: expect.stringContaining('the key ci-racing does not speak for ines'),
    });
    expect((await verifyStore(fresh())).flatMap(({ problems }) => problems)).toHaveLength(1);
  });
});
