import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const evening = '2026-11-21T21:00:00Z';

test('[RACES-1] tells the non-runners of a day and of a meeting, as race cards show them', async () => {
  const { call } = createTestApi(evening);
  const { data: meetings } = await call('getNonRunners');
  expect(meetings.length).toBeGreaterThan(0);
  for (const race of meetings.flatMap(({ races }) => races).slice(0, 8)) {
    const { data: card } = await call('getRace', { path: { id: race.id } });
    const gone = card.runners.filter(({ status }) => status === 'NON_RUNNER').map(({ startnr }) => startnr);
    expect(race.runners?.map(({ startnr }) => startnr)).toEqual(gone);
    expect(race.count).toBe(gone.length);
    expect((await call('getRaceNonRunners', { path: { id: race.id } })).data).toEqual(race);
  }
  const [first] = meetings;
  expect((await call('getNonRunners', { query: { id: first?.id as number } })).data).toEqual([first]);
  const counted = await call('getNonRunners', { query: { date: '2026-11-21', runners: false } });
  expect(counted.data[0]?.races[0]).not.toHaveProperty('runners');
});

test('[RACES-1] knows no non-runner before it is withdrawn', async () => {
  const { call, setNow } = createTestApi(evening);
  const { data: meetings } = await call('getNonRunners');
  const race = meetings[0]?.races[0];
  const gone = race?.runners?.[0];
  setNow(Date.parse(gone?.withdrawn_at as string) - 1);
  const before = await call('getRaceNonRunners', { path: { id: race?.id as number } });
  expect(before.data.runners?.map(({ startnr }) => startnr)).not.toContain(gone?.startnr);
});

test('[RACES-1] tells who rides instead of whom', async () => {
  const { call } = createTestApi(evening);
  const { data: meetings } = await call('getRiderChanges');
  const race = meetings[0]?.races[0];
  const change = race?.runners?.[0];
  expect(change?.rider?.id).not.toBe(change?.original_rider.id);
  const one = await call('getRaceRiderChanges', { path: { id: race?.id as number }, query: { runners: true } });
  expect(one.data).toEqual(race);
  const card = await call('getRace', { path: { id: race?.id as number } });
  expect(card.data.runners).toContainEqual(expect.objectContaining({ startnr: change?.startnr, rider: change?.rider }));
  expect((await call('getRiderChanges', { query: { id: 99 } })).status).toBe(404);
});

test('[RACES-2] shows a customer the changes of its favourite horses alone, and asks a visitor to log in for it', async () => {
  const { call, database, now } = createTestApi(evening);
  const race = (await call('getNonRunners')).data[0]?.races[0];
  const horse = race?.runners?.[0]?.horse as { id: number; name: string };
  const asked = { path: { id: race?.id as number }, query: { favorites: true } };
  expect((await call('getRaceNonRunners', asked)).code).toBe('unauthorized');
  const id = await customerIdOf('active');
  await (await database())
    .insertInto('favorite')
    .values({ customer_id: id, horse_id: horse.id, name: horse.name, created_at: now() })
    .execute();
  expect((await call('getRaceNonRunners', { ...asked, as: 'active' })).data.runners).toEqual([race?.runners?.[0]]);
  expect((await call('getRaceNonRunners', { ...asked, as: 'other' })).data).toMatchObject({ count: 0, runners: [] });
  expect((await call('getRaceRiderChanges', { ...asked, as: 'other' })).data.count).toBe(0);

  async function customerIdOf(name: string): Promise<number> {
    const row = await (await database())
      .selectFrom('customer')
      .select('id')
      .where('email', '=', `${name}@demo.test`)
      .executeTakeFirstOrThrow();
    return Number(row.id);
  }
});
