import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

test('[CUSTOMER-1] the customer who is logged in sees all that pages hold of it', async () => {
  const { status, data } = await api.call('getMe', { as: 'active' });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    email: 'active@demo.test',
    customerstatus_id: 1,
    customer_status: 'active',
    balance: 10_000,
    favorites: [],
    notes: [],
    bank_account_status: 'validated',
    lugas_activated: null,
    banner_voucher: null,
    open_bonus_voucher: null,
    settings: { compact: false, dark: false, sticky_bet_submit: true, language: 'de' },
    address: { city: 'Köln', country: 'DEU' },
  });
});

test('[CUSTOMER-2] a visitor is asked to log in', async () => {
  const header = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const { status, code } = await api.call('getMe', { header });
  expect([status, code]).toEqual([401, 'unauthorized']);
});

test('[CUSTOMER-3] who set no order of countries gets their own, and the pools at the end', async () => {
  const { data } = await api.call('getMe', { as: 'active' });
  expect(data.preferences).toMatchObject({
    countries_orders: { DEU: 1, FRA: 2, SWE: 3, pools: 9999 },
    odds_divisor: 100,
    message_popup: true,
  });
});

test('[CUSTOMER-1] the LUGAS session is renewed with the customer when that is asked for, and where one is active', async () => {
  const me = async (lugas_keepalive?: 1) =>
    (await api.call('getMe', { as: 'lugas-active', query: lugas_keepalive ? { lugas_keepalive } : {} })).data;
  const before = await me();
  api.advance(60_000);
  expect((await me()).lugas_expires).toBe(before.lugas_expires);
  expect((await me(1)).lugas_keepalive).toBe('2026-11-21T12:01:00.000Z');
  const { status, data } = await api.call('getMe', { as: 'active', query: { lugas_keepalive: 1 } });
  expect([status, data.lugas_keepalive]).toEqual([200, null]);
});

test('[CUSTOMER-1] the customer carries its favourites and notes, and its vouchers that ask for an answer', async () => {
  const { data } = await api.call('getMe', { as: 'favorites' });
  expect(data.favorites).toHaveLength(1);
  expect(data.notes).toMatchObject([{ horse_id: data.favorites[0] }]);
  expect((await api.call('getMe', { as: 'voucher' })).data.open_bonus_voucher).toEqual({ id: expect.any(Number) });
  expect((await api.call('getMe', { as: 'banner' })).data.banner_voucher).toEqual({ voucher_id: expect.any(Number) });
});
