import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { createAuthenticator } from '../../../test/rigs/authenticator.ts';
import { addPasskey, SITE_URL } from '../../../test/rigs/passkey.ts';
import { DEMO_PASSWORD } from '../../server/demo/demo-customers.ts';
import type { MeetingPlan } from '../../world/day/plan.types.ts';
import { generateDay } from '../../world/generator/generate-day.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

test('[CUSTOMER-4] preferences that are named change, the others stay', async () => {
  const body = { countries_orders: { SWE: 1, pools: 2 }, odds_divisor: 10 } as const;
  const { data } = await api.call('setPreferences', { as: 'active', body });
  expect(data).toMatchObject({
    countries_orders: { DEU: 1, FRA: 2, SWE: 1, pools: 2 },
    odds_divisor: 10,
    message_popup: true,
  });
  const messenger = { country: [{ code: 'DEU' }], race_type: [], types: [{ code: 'odds_drop' as const }] };
  await api.call('setPreferences', { as: 'active', body: { messenger } });
  const { data: now } = await api.call('getPreferences', { as: 'active' });
  expect(now).toEqual({ ...data, messenger });
  expect((await api.call('getMe', { as: 'active' })).data.preferences).toEqual(now);
});

test('[CUSTOMER-4] preferences are the own ones', async () => {
  const { data } = await api.call('getPreferences', { as: 'other' });
  expect(data).toMatchObject({ odds_divisor: 100, countries_orders: { SWE: 3, pools: 9999 } });
});

test('[CUSTOMER-3] a country without a position stands at 99', async () => {
  const [meeting] = generateDay(1, '2026-11-21');
  const imported = [{ ...(meeting as MeetingPlan), country: 'HKG' }];
  const withHongKong = createTestApi('2026-11-21T12:00:00Z', { imported });
  const { data } = await withHongKong.call('getPreferences', { as: 'active' });
  expect(data.countries_orders).toMatchObject({ DEU: 1, HKG: 99 });
  await withHongKong.close();
});

test('preferences that there are not are refused with their names', async () => {
  const body = { countries_orders: { germany: 1 }, odds_divisor: 7, theme: 'x' } as never;
  const { status, validation } = await api.call('setPreferences', { as: 'active', body });
  expect(status).toBe(400);
  expect(validation).toMatchObject({ odds_divisor: ['one_of'], theme: ['unknown'] });
});

test('[CUSTOMER-5] settings are kept, and read with the customer', async () => {
  const { data } = await api.call('setSettings', { as: 'active', body: { dark: true, language: 'en' } });
  expect(data).toEqual({ compact: false, dark: true, sticky_bet_submit: true, language: 'en' });
  await api.call('setSettings', { as: 'active', body: { compact: true } });
  expect((await api.call('getMe', { as: 'active' })).data.settings).toEqual({ ...data, compact: true });
  expect((await api.call('getMe', { as: 'other' })).data.settings.dark).toBe(false);
});

test('[CUSTOMER-5] an address is changed; its house number has a digit and its zip two characters', async () => {
  const body = { street: 'Rennbahnstraße', house_number: '7b', zip: '60528', city: 'Frankfurt' };
  const { data } = await api.call('changeAddress', { as: 'active', body });
  expect(data).toEqual({ ...body, country: 'DEU' });
  expect((await api.call('getMe', { as: 'active' })).data.address).toEqual(data);
  expect((await api.call('getMe', { as: 'other' })).data.address.city).toBe('Köln');
  const wrong = { ...body, house_number: 'b', zip: '6_' };
  expect((await api.call('changeAddress', { as: 'active', body: wrong })).validation).toEqual({
    house_number: ['matches'],
    zip: ['matches'],
  });
});

test('[STEPUP-1] a customer with a passkey steps up before the address is changed', async () => {
  const own = createTestApi('2026-11-21T12:00:00Z', { siteUrl: SITE_URL });
  await addPasskey(own, createAuthenticator());
  const body = { street: 'Rennbahnstraße', house_number: '7b', zip: '60528', city: 'Frankfurt' };
  const change = () => own.call('changeAddress', { as: 'active', body });
  expect(await change()).toMatchObject({ status: 403, code: 'step_up_required' });
  expect((await own.call('getMe', { as: 'active' })).data.address.city).toBe('Köln');
  await own.call('stepUp', { as: 'active', body: { current_password: DEMO_PASSWORD } });
  expect((await change()).data.city).toBe('Frankfurt');
  await own.close();
});

test('[CUSTOMER-6] a request for the personal data is open for a month, and there is one at a time', async () => {
  const first = await api.call('requestPersonalData', { as: 'active' });
  expect(first.data).toEqual({
    requested_at: '2026-11-21T12:00:00.000Z',
    answered_by: '2026-12-21T12:00:00.000Z',
  });
  const second = await api.call('requestPersonalData', { as: 'active' });
  expect([second.status, second.code]).toEqual([409, 'personal_data_requested']);
  expect((await api.call('requestPersonalData', { as: 'other' })).status).toBe(200);
  api.setNow('2026-12-21T12:00:00Z');
  expect((await api.call('requestPersonalData', { as: 'active' })).status).toBe(200);
  api.setNow('2026-11-21T12:00:00Z');
});
