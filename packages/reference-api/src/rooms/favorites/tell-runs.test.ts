import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { shareFacts } from '../../../test/rigs/share-facts.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

const minute = 60_000;
const english = { 'accept-language': 'en' };

/** A race an hour away and a runner that finishes it. */
const later = async () => {
  const { data: races } = await api.call('getNextRaces', { query: { pagination: 50 } });
  const found = races.find(({ post_time }) => Date.parse(post_time) > api.now() + 60 * minute);
  const race = (await api.call('getRace', { path: { id: found?.id as number } })).data;
  api.setNow(race.post_time);
  const { runners } = (await api.call('getRace', { path: { id: race.id } })).data;
  api.setNow('2026-11-21T12:00:00Z');
  const runner = runners.find(({ status }) => status === null);
  return { race, off: Date.parse(race.post_time), horse: runner?.horse as { id: number; name: string } };
};

test('[FAVORITES-5] customers who follow a horse are notified once, half an hour before its race, and by mail if they want that', async () => {
  const { race, off, horse } = await later();
  const aboutRace = async (as: 'active' | 'other') =>
    (await api.call('getMessages', { as, header: english })).data.filter(({ race_id }) => race_id === race.id);
  for (const as of ['active', 'other'] as const) await api.call('setFavorite', { as, body: { horse_id: horse.id } });
  await api.call('setPreferences', {
    as: 'active',
    body: { favourite_email_notification: true, email_notification: false },
  });
  api.setNow(off - 31 * minute);
  expect(await aboutRace('active')).toEqual([]);
  api.setNow(off - 30 * minute);
  const [message] = await aboutRace('active');
  expect(message).toMatchObject({ type: 'race', race_id: race.id });
  expect(message?.text).toMatch(
    new RegExp(`^${horse.name} runs at \\d\\d:\\d\\d .* at ${race.track_name}, number \\d+\\.$`),
  );
  api.advance(2 * minute);
  expect(await aboutRace('active')).toHaveLength(1);
  expect(await aboutRace('other')).toHaveLength(1);
  const mailed = async (to: string) =>
    (await api.messagesTo(to)).filter(({ text }) => text.includes(horse.name)).length;
  expect(await mailed('active@demo.test')).toBe(1);
  expect(await mailed('other@demo.test')).toBe(0);
});

test('[FAVORITES-6] a customer whose self-exclusion or break runs, also of another account, is neither told nor mailed', async () => {
  api.setNow('2026-11-21T12:00:00Z');
  const { race, off, horse } = await later();
  const database = await api.database();
  const away = ['on-break', 'limits', 'bettor'] as const;
  await shareFacts(api, 'limits', 'bettor', ['firstname', 'lastname', 'birth_name', 'birthdate']);
  for (const as of away) {
    await api.call('setFavorite', { as, body: { horse_id: horse.id } });
    await api.call('setPreferences', { as, body: { favourite_email_notification: true } });
  }
  api.setNow(off - 31 * minute);
  await api.call('excludeMe', { as: 'limits', body: { days: 90 } });
  const told = async (as: (typeof away)[number]) => {
    const messages = await database
      .selectFrom('message')
      .innerJoin('customer', 'customer.id', 'customer_id')
      .where('username', '=', as)
      .where('race_id', '=', race.id)
      .select('text_en')
      .execute();
    const mails = (await api.messagesTo(`${as}@demo.test`)).filter(({ text }) => text.includes(horse.name));
    return messages.length + mails.length;
  };
  api.setNow(off - 30 * minute);
  await api.call('getMessages', { as: 'other' });
  expect([await told('on-break'), await told('limits'), await told('bettor')]).toEqual([0, 0, 0]);
});
