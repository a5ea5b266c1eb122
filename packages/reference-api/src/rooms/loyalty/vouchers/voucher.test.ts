import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { shareFacts } from '../../../../test/rigs/share-facts.ts';
import { spendBannerBonus } from './spend-banner-bonus.ts';
import { tellVoucherEnds } from './tell-ends.ts';

let api = createTestApi('2026-11-21T12:00:00Z');
afterEach(async () => {
  await api.close();
  api = createTestApi('2026-11-21T12:00:00Z');
});

const balanceOf = async (as: 'voucher' | 'banner') => (await api.call('getMe', { as })).data.balance;
const firstOf = async (as: 'voucher' | 'banner') => {
  const { data } = await api.call('getVouchers', { as });
  const [voucher] = data;
  if (!voucher) throw new Error(`${as} has no voucher`);
  return voucher;
};

test('[VOUCHERS-1] getMe names the open vouchers that popups ask about', async () => {
  const bonus = await firstOf('voucher');
  const banner = await firstOf('banner');
  expect((await api.call('getMe', { as: 'voucher' })).data).toMatchObject({
    banner_voucher: null,
    open_bonus_voucher: { id: bonus.id },
  });
  expect((await api.call('getMe', { as: 'banner' })).data).toMatchObject({
    banner_voucher: { voucher_id: banner.id },
    open_bonus_voucher: null,
  });
});

test('[VOUCHERS-2] accepting a bonus voucher books its amount once, however often it is sent', async () => {
  const { id, amount } = await firstOf('voucher');
  const before = await balanceOf('voucher');
  const sent = await Promise.all([1, 2, 3].map(() => api.call('acceptVoucher', { as: 'voucher', path: { id } })));
  for (const { status, data } of sent) {
    expect([status, data.voucher.status, data.account_balance]).toEqual([200, 'accepted', before + amount]);
  }
  expect(await balanceOf('voucher')).toBe(before + amount);
  expect((await api.call('getMe', { as: 'voucher' })).data.open_bonus_voucher).toBeNull();
});

test('[VOUCHERS-3] what was decided stays decided', async () => {
  const { id } = await firstOf('voucher');
  const before = await balanceOf('voucher');
  for (const _ of [1, 2]) {
    const declined = await api.call('declineVoucher', { as: 'voucher', path: { id } });
    expect([declined.status, declined.data.voucher.status]).toEqual([200, 'declined']);
  }
  const accepted = await api.call('acceptVoucher', { as: 'voucher', path: { id } });
  expect([accepted.status, accepted.code]).toEqual([409, 'voucher_not_open']);
  expect(await balanceOf('voucher')).toBe(before);
});

test('[VOUCHERS-1] a voucher expires by the clock, to the instant', async () => {
  const { id, valid_until } = await firstOf('voucher');
  api.setNow(Date.parse(valid_until) - 1);
  expect((await api.call('getVoucher', { as: 'voucher', path: { id } })).data.status).toBe('open');
  api.advance(1);
  expect((await api.call('getVoucher', { as: 'voucher', path: { id } })).data.status).toBe('expired');
  expect((await api.call('acceptVoucher', { as: 'voucher', path: { id } })).code).toBe('voucher_not_open');
  expect((await api.call('getVouchers', { as: 'voucher', query: { status: 'open' } })).data).toEqual([]);
  expect((await api.call('getVouchers', { as: 'voucher', query: { status: 'expired' } })).data).toHaveLength(1);
});

test("[VOUCHERS-1] another customer's voucher is not there", async () => {
  const bonus = await firstOf('voucher');
  const banner = await firstOf('banner');
  expect((await api.call('getVoucher', { as: 'other', path: { id: bonus.id } })).status).toBe(404);
  expect((await api.call('acceptVoucher', { as: 'other', path: { id: bonus.id } })).status).toBe(404);
  expect((await api.call('declineVoucher', { as: 'other', path: { id: bonus.id } })).status).toBe(404);
  expect((await api.call('acceptBannerBonus', { as: 'other', body: { voucher_id: banner.id } })).status).toBe(404);
  expect((await api.call('getVouchers', { as: 'other' })).data).toEqual([]);
  expect((await firstOf('voucher')).status).toBe('open');
});

test('[VOUCHERS-4] a banner bonus doubles the next deposit up to its amount, and no second one', async () => {
  const { id, amount } = await firstOf('banner');
  const accepted = await api.call('acceptBannerBonus', { as: 'banner', body: { voucher_id: id } });
  expect(accepted.data.voucher.status).toBe('accepted');
  const before = await balanceOf('banner');
  const { id: customerId } = (await api.call('getMe', { as: 'banner' })).data;
  const database = await api.database();
  const deposit = () =>
    database
      .transaction()
      .execute((transaction) =>
        spendBannerBonus(transaction, { customerId, deposit: 3_000, begunAt: api.now(), at: api.now() }),
      );
  expect([await deposit(), await deposit()]).toEqual([3_000, 0]);
  expect(amount).toBeGreaterThan(3_000);
  expect(await balanceOf('banner')).toBe(before + 3_000);
  expect((await firstOf('banner')).status).toBe('used');
});

test('[VOUCHERS-4] the banner bonus is a banner voucher, no other', async () => {
  const { id } = await firstOf('voucher');
  const { status } = await api.call('acceptBannerBonus', { as: 'voucher', body: { voucher_id: id } });
  expect(status).toBe(404);
});

test('[VOUCHERS-5] a code gives a voucher once for a customer, whatever capitals, spaces and hyphens', async () => {
  const { status, data } = await api.call('redeemVoucherCode', { as: 'active', body: { code: ' renn-tag 5' } });
  expect([status, data.status, data.amount]).toEqual([200, 'open', 500]);
  const again = await api.call('redeemVoucherCode', { as: 'active', body: { code: 'RENNTAG5' } });
  expect([again.status, again.code]).toEqual([409, 'voucher_code_redeemed']);
  expect((await api.call('redeemVoucherCode', { as: 'other', body: { code: 'RENNTAG5' } })).status).toBe(200);
});

test('[VOUCHERS-5] a code is redeemed no more often than it was given out, and not after its end', async () => {
  const both = await Promise.all(
    (['active', 'other'] as const).map((as) => api.call('redeemVoucherCode', { as, body: { code: 'TRIBUENE' } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe('voucher_code_exhausted');
  const over = await api.call('redeemVoucherCode', { as: 'active', body: { code: 'SOMMER25' } });
  expect([over.status, over.code]).toEqual([409, 'voucher_code_expired']);
});

test.each([
  ['the same person', ['firstname', 'lastname', 'birth_name', 'birthdate']],
  ['the same bank account', ['iban']],
] as const)('[VOUCHERS-7] a code that %s has redeemed by another account is refused', async (_, shared) => {
  const redeem = (as: 'active' | 'other') => api.call('redeemVoucherCode', { as, body: { code: 'RENNTAG5' } });
  await shareFacts(api, 'active', 'other', shared);
  expect((await redeem('active')).status).toBe(200);
  const again = await redeem('other');
  expect([again.status, again.code]).toEqual([409, 'voucher_code_redeemed']);
  expect(again.error?.message).toContain('mit einem anderen Konto von Ihnen');
});

test('[VOUCHERS-7] a code is redeemed once with a bank account, also after its customer names another one', async () => {
  const redeem = (as: 'active' | 'other') => api.call('redeemVoucherCode', { as, body: { code: 'RENNTAG5' } });
  await shareFacts(api, 'active', 'other', ['iban']);
  expect((await redeem('active')).status).toBe(200);
  await api.call('changeIban', { as: 'active', body: { iban: 'AT611904300234573201' } });
  expect(await redeem('other')).toMatchObject({ status: 409, code: 'voucher_code_redeemed' });
});

test('[VOUCHERS-7] two accounts of one person that redeem a code at once get one voucher', async () => {
  await shareFacts(api, 'active', 'other', ['iban']);
  const both = await Promise.all(
    (['active', 'other'] as const).map((as) => api.call('redeemVoucherCode', { as, body: { code: 'RENNTAG5' } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

const day = 86_400_000;
const messagesOf = async (as: 'voucher' | 'banner', language: 'de' | 'en' = 'de') =>
  (await api.call('getMessages', { as, header: { 'accept-language': language } })).data.map(
    ({ type, text }) => `${type}: ${text}`,
  );

test('[VOUCHERS-8] two days before its end a usable voucher is told once by a message and a mail, also with several servers', async () => {
  const banner = await firstOf('banner');
  await api.call('acceptBannerBonus', { as: 'banner', body: { voucher_id: banner.id } });
  api.setNow(Date.parse(banner.valid_until) - 2 * day - 1);
  expect(await messagesOf('banner')).toEqual([]);
  api.advance(1);
  const database = await api.database();
  const another = database.withoutPlugins();
  await Promise.all([database, another].map((server) => tellVoucherEnds(server, api.now())));
  api.advance(60_000);
  expect(await messagesOf('banner')).toEqual(['bonus: Ihr Gutschein „Neukundenbonus“ gilt bis 21.12.2026, 13:00 Uhr.']);
  expect(await messagesOf('banner', 'en')).toEqual([
    'bonus: Your voucher “Welcome bonus” is valid until 21.12.2026, 13:00 (Berlin).',
  ]);
  expect(await messagesOf('voucher')).toHaveLength(1);
  expect(await api.messagesTo('banner@demo.test')).toHaveLength(1);
});

test('[VOUCHERS-8] one that its customer cannot accept, before its registration is complete, is not told', async () => {
  const { valid_until } = await firstOf('voucher');
  const customers = (await api.database()).updateTable('customer').where('username', '=', 'voucher');
  await customers.set({ customerstatus_id: 9 }).execute();
  api.setNow(Date.parse(valid_until) - day);
  expect(await messagesOf('voucher')).toEqual([]);
});

test('[VOUCHERS-8] one that was declined or paid out is not told', async () => {
  const [bonus, banner] = [await firstOf('voucher'), await firstOf('banner')];
  await api.call('acceptVoucher', { as: 'voucher', path: { id: bonus.id } });
  await api.call('declineVoucher', { as: 'banner', path: { id: banner.id } });
  api.setNow(Date.parse(banner.valid_until) - day);
  expect([...(await messagesOf('voucher')), ...(await messagesOf('banner'))]).toEqual([]);
});

test('[VOUCHERS-8] during a break, also of another account, it is not told, but after it', async () => {
  const banner = await firstOf('banner');
  api.setNow(Date.parse(banner.valid_until) - 2 * day - 1);
  await shareFacts(api, 'voucher', 'other', ['firstname', 'lastname', 'birth_name', 'birthdate']);
  for (const as of ['banner', 'other'] as const) await api.call('takeBreak', { as });
  api.advance(1);
  expect([...(await messagesOf('voucher')), ...(await messagesOf('banner'))]).toEqual([]);
  api.advance(day);
  expect(await messagesOf('voucher')).toHaveLength(1);
  expect(await messagesOf('banner')).toHaveLength(1);
});

test('[VOUCHERS-6] who tries codes has to stop for an hour', async () => {
  const wrong = () => api.call('redeemVoucherCode', { as: 'active', body: { code: '__proto__' } });
  for (let at = 0; at < 10; at += 1) expect((await wrong()).status).toBe(404);
  const refused = await api.call('redeemVoucherCode', { as: 'active', body: { code: 'RENNTAG5' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await api.call('redeemVoucherCode', { as: 'other', body: { code: 'RENNTAG5' } })).status).toBe(200);
  api.advance(3_600_000);
  expect((await api.call('redeemVoucherCode', { as: 'active', body: { code: 'RENNTAG5' } })).status).toBe(200);
});

test('[LOYALTY-4] bonuses are for complete registrations alone', async () => {
  const provisional = await api.call('redeemVoucherCode', { as: 'provisional', body: { code: 'RENNTAG5' } });
  expect([provisional.status, provisional.code]).toEqual([403, 'check_registration']);
  const excluded = await api.call('redeemVoucherCode', { as: 'excluded', body: { code: 'RENNTAG5' } });
  expect([excluded.status, excluded.code]).toEqual([403, 'customer_excluded']);
});

test('[LOYALTY-4] bonuses, prizes and goods wait for the same checks as bets and payments', async () => {
  const header = { 'idempotency-key': 'test-key-1' };
  const refused = await Promise.all([
    api.call('redeemVoucherCode', { as: 'age', body: { code: 'RENNTAG5' } }),
    api.call('winWheel', { as: 'age' }),
    api.call('convertWettstars', { as: 'age' }),
    api.call('orderShopProduct', { as: 'age', header, body: { product_id: 21, quantity: 1 } }),
  ]);
  for (const { status, code, error } of refused) {
    expect([status, code, error?.extended]).toEqual([403, 'check_age', { checkpoints: ['check_age'] }]);
  }
});

test('[VOUCHERS-1] texts of vouchers follow the language', async () => {
  const { title } = await firstOf('voucher');
  const english = await api.call('getVouchers', { as: 'voucher', header: { 'accept-language': 'en' } });
  expect([title, english.data[0]?.title]).toEqual(['10 Euro Treuebonus', '10 euro loyalty bonus']);
});
