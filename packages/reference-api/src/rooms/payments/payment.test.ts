import type { Updateable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, winnersOf } from '../../../test/rigs/find-race.ts';
import { holdLock } from '../../../test/rigs/held-lock.ts';
import { shareFacts } from '../../../test/rigs/share-facts.ts';
import { demoEmail } from '../../server/demo/demo-customers.ts';
import type { CustomerTable } from '../customer/customer.tables.ts';
import { paymentOutcomes } from './payment.tables.ts';
import { createReturnKeys } from './return-key.ts';

const now = '2026-11-21T15:00:00Z';
const sofort = { payment_type_id: 1, amount: 2_500 };

type Api = ReturnType<typeof createTestApi>;
const createApi = () => createTestApi(now, { dev: true, siteUrl: 'https://shop.test' });

const balanceOf = async (api: Api, as: 'active' | 'provisional' | 'banner' = 'active') =>
  (await api.call('getMe', { as })).data.balance;

const startDeposit = async (api: Api, as: 'active' | 'provisional' | 'banner' = 'active') =>
  (await api.call('startPayment', { as, body: sofort })).data;

/** The provider's page of a deposit, as the browser requests it. */
const pageOf = ({ redirect_url }: { redirect_url: string | null }) => {
  const { pathname, search } = new URL(redirect_url ?? '');
  return pathname + search;
};

const choose = (api: Api, page: string, outcome: string) =>
  api.ask(page, { method: 'POST', body: new URLSearchParams({ outcome }) });

describe('payment types', () => {
  test('have a provider, a least and a greatest amount, and a name in the language that was asked for', async () => {
    const api = createApi();
    const { data } = await api.call('getPaymentTypes', { as: 'active' });
    expect(data[0]).toEqual({
      id: 1,
      direction: 'deposit',
      provider: 'sofort',
      name: 'Sofortüberweisung',
      minimum: 500,
      maximum: 500_000,
    });
    const english = await api.call('getPaymentTypes', { as: 'active', header: { 'accept-language': 'en' } });
    expect(english.data[0]?.name).toBe('Instant transfer');
    expect((await api.call('getPaymentTypes')).status).toBe(401);
  });
});

describe('a deposit', () => {
  test('[PAYMENTS-2] is pending and not in the balance until the provider says success; then it is, once', async () => {
    const api = createApi();
    const started = await startDeposit(api);
    expect(started).toMatchObject({ direction: 'deposit', provider: 'sofort', amount: 2_500, status: 'pending' });
    expect(await balanceOf(api)).toBe(10_000);
    const page = pageOf(started);
    expect((await api.ask(page)).body).toContain('EUR 25.00');
    api.advance(90_000);
    const back = await choose(api, page, 'success');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(
        new RegExp(`^https://shop\\.test/payment/success/sofort\\?payment=${started.id}&key=[\\w-]{43}$`),
      ),
    ]);
    const { data } = await api.call('getPayment', { as: 'active', path: { id: started.id } });
    expect(data).toMatchObject({ status: 'success', redirect_url: null, settled_at: '2026-11-21T15:01:30.000Z' });
    expect(await balanceOf(api)).toBe(12_500);
  });

  test('[PAYMENTS-4] that ended is not changed by opening the page, replaying its form or saying something else', async () => {
    const api = createApi();
    const started = await startDeposit(api);
    const page = pageOf(started);
    await choose(api, page, 'success');
    for (const outcome of ['success', 'cancel', 'error']) {
      const again = await choose(api, page, outcome);
      expect(again.headers.get('location')).toContain('/payment/success/sofort');
    }
    expect((await api.ask(page)).body).toContain('has ended');
    expect(await balanceOf(api)).toBe(12_500);
  });

  test('[PAYMENTS-2] paid twice in the same moment is booked once', async () => {
    const api = createApi();
    const page = pageOf(await startDeposit(api));
    await Promise.all(Array.from({ length: 8 }, () => choose(api, page, 'success')));
    expect(await balanceOf(api)).toBe(12_500);
  });

  test('[PAYMENTS-3] ends as the server says, whatever the path of the return page says', async () => {
    const api = createApi();
    for (const outcome of paymentOutcomes) {
      const started = await startDeposit(api);
      const back = await choose(api, pageOf(started), outcome);
      expect(back.headers.get('location')).toContain(`/payment/${outcome}/sofort`);
      expect((await api.call('getPayment', { as: 'active', path: { id: started.id } })).data.status).toBe(outcome);
    }
    expect(await balanceOf(api)).toBe(12_500);
    expect((await choose(api, pageOf(await startDeposit(api)), 'free money')).status).toBe(400);
  });

  test('[PAYMENTS-22] whose outcome comes after the return page has stopped asking is told by a message', async () => {
    const api = createApi();
    const messages = async () =>
      (await api.call('getMessages', { as: 'active' })).data.map(({ type, text, payment_id }) => ({
        type,
        text,
        payment_id,
      }));
    await choose(api, pageOf(await startDeposit(api)), 'success');
    const [paid, failed] = [await startDeposit(api), await startDeposit(api)];
    api.advance(5 * 60_000 + 1);
    await choose(api, pageOf(paid), 'success');
    await choose(api, pageOf(failed), 'decline');
    expect(await messages()).toEqual([
      {
        type: 'payment',
        text: 'Ihre Einzahlung von 25,00\u00a0€ ist nicht zustande gekommen.',
        payment_id: failed.id,
      },
      { type: 'payment', text: 'Ihre Einzahlung von 25,00\u00a0€ ist auf Ihrem Konto.' },
    ]);
  });

  describe('[PAYMENTS-5] that has no outcome after half an hour', () => {
    const lapse = async (api: Api) => {
      const started = await startDeposit(api);
      api.advance(30 * 60_000);
      return started;
    };
    const get = async (api: Api, { id }: { id: number }) =>
      (await api.call('getPayment', { as: 'active', path: { id } })).data;
    const messages = async (api: Api) => (await api.call('getMessages', { as: 'active' })).data;

    test('is cancelled, says that it may still be paid, and can no longer be opened', async () => {
      const api = createApi();
      const started = await startDeposit(api);
      expect(await get(api, started)).not.toHaveProperty('unanswered');
      api.advance(30 * 60_000);
      expect(await get(api, started)).toMatchObject({
        status: 'cancel',
        unanswered: true,
        redirect_url: null,
        settled_at: '2026-11-21T15:30:00.000Z',
      });
    });

    test('is booked once when its success comes after all, however often, and a message says so', async () => {
      const api = createApi();
      const started = await lapse(api);
      const late = await Promise.all(Array.from({ length: 4 }, () => choose(api, pageOf(started), 'success')));
      for (const back of late) expect(back.headers.get('location')).toContain('/payment/success/sofort');
      await choose(api, pageOf(started), 'cancel');
      expect(await balanceOf(api)).toBe(12_500);
      const payment = await get(api, started);
      expect(payment).toMatchObject({ status: 'success', settled_at: '2026-11-21T15:30:00.000Z' });
      expect(payment).not.toHaveProperty('unanswered');
      expect(await messages(api)).toMatchObject([{ text: 'Ihre Einzahlung von 25,00\u00a0€ ist auf Ihrem Konto.' }]);
    });

    test.each(['cancel', 'decline'] as const)(
      'is final when %s comes after all, which no message repeats',
      async (outcome) => {
        const api = createApi();
        const started = await lapse(api);
        await choose(api, pageOf(started), outcome);
        await choose(api, pageOf(started), 'success');
        const payment = await get(api, started);
        expect(payment).toMatchObject({ status: outcome });
        expect(payment).not.toHaveProperty('unanswered');
        expect([await balanceOf(api), await messages(api)]).toEqual([10_000, []]);
      },
    );

    test('can be paid or not on the page of its provider, which does not know of the half hour', async () => {
      const api = createApi();
      expect((await api.ask(pageOf(await lapse(api)))).body).toContain('How does it end?');
    });
  });

  test('[PAYMENTS-6] is for the statuses 1 and 9, with no checkpoint open', async () => {
    const api = createApi();
    await api.call('confirmBeforeIdentity', { as: 'provisional' });
    expect((await startDeposit(api, 'provisional')).status).toBe('pending');
    for (const [as, code] of [
      ['identity', 'check_identity_status'],
      ['no-bank', 'check_registration'],
      ['locked', 'customer_status_zero'],
      ['terms-outdated', 'check_TC'],
      ['excluded', 'customer_excluded'],
    ] as const) {
      expect(await api.call('startPayment', { as, body: sofort }), as).toMatchObject({ status: 403, code });
    }
    expect((await api.call('startPayment', { body: sofort })).status).toBe(401);
  });

  test('[PAYMENTS-21] before the identity check is for 100 € in 72 hours', async () => {
    const api = createApi();
    const start = (amount: number) => api.call('startPayment', { as: 'provisional', body: { ...sofort, amount } });
    const left = async () => (await api.call('getMe', { as: 'provisional' })).data.before_identity;
    await api.call('confirmBeforeIdentity', { as: 'provisional' });
    expect(await left()).toEqual({ until: '2026-11-24T15:00:00.000Z', deposit_left: 8_000, notice: null });
    const cancelled = (await start(5_000)).data;
    expect((await left())?.deposit_left).toBe(3_000);
    expect(await start(3_001)).toMatchObject({ status: 403, code: 'check_identity' });
    await choose(api, pageOf(cancelled), 'cancel');
    const paid = (await start(8_000)).data;
    await choose(api, pageOf(paid), 'success');
    expect((await left())?.deposit_left).toBe(0);
    expect((await api.call('getMe', { as: 'active' })).data.before_identity).toBeNull();
  });

  test('[PAYMENTS-21] before the identity check counts for a day if it has no outcome, since it may still be paid', async () => {
    const api = createApi();
    const left = async () => (await api.call('getMe', { as: 'provisional' })).data.before_identity?.deposit_left;
    await api.call('confirmBeforeIdentity', { as: 'provisional' });
    await startDeposit(api, 'provisional');
    const late = await startDeposit(api, 'provisional');
    api.advance(24 * 3_600_000 - 1);
    expect(await left()).toBe(3_000);
    await choose(api, pageOf(late), 'success');
    expect(await left()).toBe(3_000);
    api.advance(1);
    expect(await left()).toBe(5_500);
  });

  test('[PAYMENTS-21] ends with the 72 hours, also within a session that goes on', async () => {
    const api = createApi();
    await api.call('confirmBeforeIdentity', { as: 'provisional' });
    expect((await startDeposit(api, 'provisional')).status).toBe('pending');
    api.advance(72 * 3_600_000);
    expect(await api.call('startPayment', { as: 'provisional', body: sofort })).toMatchObject({
      status: 403,
      code: 'login_status_expired',
    });
  });

  test('[PAYMENTS-27] is for 100 € in 72 hours with all accounts of the person together', async () => {
    const api = createApi();
    await shareFacts(api, 'provisional', 'lugas-new', ['firstname', 'lastname', 'birth_name', 'birthdate']);
    const database = await api.database();
    const second = { customerstatus_id: 9, identity_validated_at: null, provisional_at: api.now(), groups: '[]' };
    await database.updateTable('customer').set(second).where('email', '=', demoEmail('lugas-new')).execute();
    for (const as of ['provisional', 'lugas-new'] as const) await api.call('confirmBeforeIdentity', { as });
    const start = (as: 'provisional' | 'lugas-new', amount: number) =>
      api.call('startPayment', { as, body: { ...sofort, amount } });
    expect((await start('provisional', 8_000)).status).toBe(200);
    expect(await start('lugas-new', 1_000)).toMatchObject({ status: 403, code: 'check_identity' });
    api.setNow('2026-11-24T15:00:00Z');
    expect((await start('lugas-new', 1_000)).code).toBe('login_status_expired');
  });

  test('[PAYMENTS-27] is for 100 € also if two accounts of the person ask at the same time', async () => {
    const api = createApi();
    await shareFacts(api, 'provisional', 'lugas-new', ['firstname', 'lastname', 'birth_name', 'birthdate']);
    const database = await api.database();
    const names = ['provisional', 'lugas-new'] as const;
    const unidentified = { customerstatus_id: 9, identity_validated_at: null, groups: '[]' };
    const customers = database.updateTable('customer').where('username', 'in', names);
    await customers.set({ ...unidentified, provisional_at: api.now(), identity_notice_at: api.now() }).execute();
    const lock = await holdLock(database);
    const started = names.map((as) => api.call('startPayment', { as, body: { ...sofort, amount: 8_000 } }));
    await lock.waitedFor;
    await lock.release();
    const answers = await Promise.all(started);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('[PAYMENTS-7] keeps to the amounts of its payment type', async () => {
    const api = createApi();
    const start = (body: { payment_type_id: number; amount: number }) =>
      api.call('startPayment', { as: 'active', body });
    expect(await start({ ...sofort, amount: 499 })).toMatchObject({ status: 400, validation: { amount: ['min'] } });
    expect(await start({ ...sofort, amount: 500_001 })).toMatchObject({ status: 400, validation: { amount: ['max'] } });
    expect((await start({ ...sofort, amount: 500_000 })).status).toBe(200);
    expect(await start({ ...sofort, payment_type_id: 4 })).toMatchObject({ status: 404, code: 'not_found' });
    expect((await start({ ...sofort, payment_type_id: 77 })).status).toBe(404);
  });

  test('[PAYMENTS-8] counts against the deposit limit when it is started, also when it is cancelled', async () => {
    const api = createApi();
    const database = await api.database();
    const { id } = await database
      .selectFrom('customer')
      .select('id')
      .where('email', '=', demoEmail('active'))
      .executeTakeFirstOrThrow();
    const limit = { limit_amount: 5_000, newlimit: null, newlimitvalid: null, forced: 0 } as const;
    await database
      .insertInto('customer_limit')
      .values({ customer_id: id, type: 'deposit', range: 'month', ...limit })
      .execute();
    await choose(api, pageOf(await startDeposit(api)), 'cancel');
    await choose(api, pageOf(await startDeposit(api)), 'success');
    const third = await api.call('startPayment', { as: 'active', body: sofort });
    expect(third).toMatchObject({ status: 409, code: 'limit_exceeded', error: { extended: { limit_used: 5_000 } } });
  });

  test('[PAYMENTS-9] repeated under its key is one payment, also when all come at once; with another body it is refused', async () => {
    const api = createApi();
    const header = { 'Idempotency-Key': 'a-wish-of-today' };
    const start = (amount: number, as: 'active' | 'other' = 'active') =>
      api.call('startPayment', { as, header, body: { ...sofort, amount } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(2_500)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await start(2_600)).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    const others = await start(2_600, 'other');
    expect(others.status).toBe(200);
    expect(others.data.id).not.toBe(answers[0]?.data.id);
  });

  test('[PAYMENTS-9] without a key is a payment of its own each time', async () => {
    const api = createApi();
    expect((await startDeposit(api)).id).not.toBe((await startDeposit(api)).id);
  });

  test('[PAYMENTS-14] that is paid after a race is listed above the winnings of the race, with the balance after both', async () => {
    const api = createApi();
    const race = findRace(now);
    const [winner] = winnersOf(race) as [number];
    const body = { race_id: race.id, pool: 'WIN', leg1: [winner], stake: 500, expected_price: 500 };
    await api.call('sendBet', { as: 'active', header: { 'Idempotency-Key': 'the-winner-2' }, body });
    api.setNow(race.officialAt - 60_000);
    const started = await startDeposit(api);
    api.setNow(race.officialAt + 60_000);
    await choose(api, pageOf(started), 'success');
    const { data } = await api.call('getTransactions', { as: 'active' });
    expect(data.slice(0, 2).map(({ type }) => type)).toEqual(['deposit', 'payout']);
    const { closing_balance } = (await api.call('getTransactionTotals', { as: 'active' })).data;
    expect(data[0]?.balance).toBe(closing_balance);
  });

  test('fetches the bonus of an accepted banner voucher', async () => {
    const api = createApi();
    const { banner_voucher: voucher } = (await api.call('getMe', { as: 'banner' })).data;
    await api.call('acceptBannerBonus', { as: 'banner', body: { voucher_id: voucher?.voucher_id ?? 0 } });
    await choose(api, pageOf(await startDeposit(api, 'banner')), 'success');
    expect(await balanceOf(api, 'banner')).toBe(10_000 + 2_500 + 2_500);
  });

  test('[VOUCHERS-4] that began before the end of the banner voucher fetches its bonus, also when it is paid later', async () => {
    const api = createApi();
    const { banner_voucher: voucher } = (await api.call('getMe', { as: 'banner' })).data;
    const id = voucher?.voucher_id ?? 0;
    await api.call('acceptBannerBonus', { as: 'banner', body: { voucher_id: id } });
    const { valid_until } = (await api.call('getVoucher', { as: 'banner', path: { id } })).data;
    const begin = (before: number) => {
      api.setNow(Date.parse(valid_until) - before);
      return startDeposit(api, 'banner');
    };
    const [early, late] = [await begin(60_000), await begin(0)];
    await choose(api, pageOf(late), 'success');
    expect(await balanceOf(api, 'banner')).toBe(10_000 + 2_500);
    await choose(api, pageOf(early), 'success');
    expect(await balanceOf(api, 'banner')).toBe(10_000 + 2_500 + 5_000);
  });

  test('[VOUCHERS-4] that is paid during a self-exclusion or a break, also of another account, fetches no bonus, and leaves the voucher', async () => {
    for (const leave of [
      (api: Api) => api.call('excludeMe', { as: 'banner', body: { days: 90 } }),
      (api: Api) => api.call('takeBreak', { as: 'banner' }),
      async (api: Api) => {
        await shareFacts(api, 'banner', 'other', ['firstname', 'lastname', 'birth_name', 'birthdate']);
        await api.call('takeBreak', { as: 'other' });
      },
    ]) {
      const api = createApi();
      const { banner_voucher: voucher } = (await api.call('getMe', { as: 'banner' })).data;
      await api.call('acceptBannerBonus', { as: 'banner', body: { voucher_id: voucher?.voucher_id ?? 0 } });
      const started = await startDeposit(api, 'banner');
      await leave(api);
      await choose(api, pageOf(started), 'success');
      const database = await api.database();
      const bonuses = await database.selectFrom('ledger_entry').select('amount').where('kind', '=', 'bonus').execute();
      expect(bonuses).toEqual([]);
      const kept = await database
        .selectFrom('voucher')
        .select('used_at')
        .where('id', '=', voucher?.voucher_id ?? 0)
        .executeTakeFirst();
      expect(kept).toEqual({ used_at: null });
    }
  });

  test('[PAYMENTS-10] is seen by its customer alone, and its page cannot be guessed from its number', async () => {
    const api = createApi();
    const { id, redirect_url } = await startDeposit(api);
    expect((await api.call('getPayment', { as: 'other', path: { id } })).status).toBe(404);
    expect((await api.call('getPayment', { path: { id } })).status).toBe(401);
    expect(redirect_url).toMatch(/\/dev\/provider\/[0-9a-f]{32}$/);
    expect((await api.ask(`/dev/provider/${id}`)).status).toBe(404);
    expect((await choose(api, `/dev/provider/${id}`, 'success')).status).toBe(404);
  });

  test('[PAYMENTS-25] leads back to a page in the language of the page that it came from', async () => {
    const api = createApi();
    const { id } = await startDeposit(api);
    const { data } = await api.call('getPayment', { as: 'active', path: { id }, header: { 'accept-language': 'en' } });
    const back = await choose(api, pageOf(data), 'success');
    expect(back.headers.get('location')).toMatch(/^https:\/\/shop\.test\/en\/payment\/success\/sofort\?/);
  });

  describe('[PAYMENTS-24] without a login', () => {
    /** The parameters of the return address of a deposit. */
    const returnOf = async (api: Api, as: 'active' | 'banner' = 'active', outcome = 'success') => {
      const back = await choose(api, pageOf(await startDeposit(api, as)), outcome);
      const { searchParams } = new URL(back.headers.get('location') ?? '');
      return { id: Number(searchParams.get('payment')), key: searchParams.get('key') ?? '' };
    };
    const look = (api: Api, { id, key }: { id: number; key: string }) =>
      api.call('getPaymentReturn', { path: { id }, query: { key } });

    test('is shown by its return address with number, provider, amount and state, and nothing else', async () => {
      const api = createApi();
      for (const outcome of paymentOutcomes) {
        const back = await returnOf(api, 'active', outcome);
        const { data } = await look(api, back);
        expect(data).toEqual({
          id: back.id,
          provider_name: 'Sofortüberweisung',
          amount: 2_500,
          status: outcome,
          ends_at: null,
        });
      }
    });

    test('[PAYMENTS-5] says that it may still be paid if it is cancelled without an outcome', async () => {
      const api = createApi();
      const { id } = await startDeposit(api);
      api.advance(30 * 60_000);
      const database = await api.database();
      const payment = await database.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const { data } = await look(api, { id, key: await createReturnKeys(database).of(payment) });
      expect(data).toMatchObject({ status: 'cancel', unanswered: true });
    });

    test('is not shown by the key of another deposit, of this customer or another, by a wrong one or by none', async () => {
      const api = createApi();
      const [mine, later, others] = [await returnOf(api), await returnOf(api), await returnOf(api, 'banner')];
      expect(new Set([mine.key, later.key, others.key]).size).toBe(3);
      const wrong = mine.key.startsWith('A') ? `B${mine.key.slice(1)}` : `A${mine.key.slice(1)}`;
      for (const key of [later.key, others.key, wrong]) {
        const refusal = await look(api, { id: mine.id, key });
        expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
        // An address that never existed gets the same answer.
        expect(refusal.error).toEqual((await look(api, { id: 9_999_999, key })).error);
      }
      for (const key of ['', 'short', `${mine.key}A`, `${mine.key}=`])
        expect((await look(api, { id: mine.id, key })).status).toBe(400);
    });

    test('is shown for a day', async () => {
      const api = createApi();
      const back = await returnOf(api);
      api.advance(24 * 3_600_000 - 1);
      expect((await look(api, back)).status).toBe(200);
      api.advance(1);
      expect((await look(api, back)).status).toBe(404);
    });
  });

  describe('[CUSTOMER-19] that is paid during a self-exclusion', () => {
    const paid = async (facts: Updateable<CustomerTable>, language: 'de' | 'en', minutes: number) => {
      const api = createApi();
      const database = await api.database();
      await database
        .updateTable('customer')
        .set({ ...facts, balance: 0 })
        .where('username', '=', 'active')
        .execute();
      // The mail does not depend on the customer's choice of mails.
      await api.call('setPreferences', { as: 'active', body: { email_notification: false } });
      await api.call('setSettings', { as: 'active', body: { language } });
      const started = await startDeposit(api);
      await api.call('excludeMe', { as: 'active', body: { days: 90 } });
      const before = await api.messagesTo(demoEmail('active'));
      api.advance(minutes * 60_000);
      const back = new URL((await choose(api, pageOf(started), 'success')).headers.get('location') ?? '');
      const mails = await api.messagesTo(demoEmail('active'));
      const { data } = await api.call('getPaymentReturn', {
        path: { id: started.id },
        query: { key: back.searchParams.get('key') ?? '' },
      });
      const { balance } = await database
        .selectFrom('customer')
        .select('balance')
        .where('username', '=', 'active')
        .executeTakeFirstOrThrow();
      expect(mails).toHaveLength(before.length + 1);
      expect(data).toMatchObject({ status: 'success', told_by_mail: true });
      return { text: mails.find(({ id }) => !before.some((mail) => mail.id === id))?.text, balance };
    };

    test.each([1, 6, 31])('is paid out, and a mail says so, after %i minutes', async (minutes) => {
      const german = await paid({}, 'de', minutes);
      expect(german.balance).toBe(0);
      expect(german.text).toMatch(
        /^Ihre Einzahlung von 25,00\s€ kam während Ihrer Selbstsperre an\. 25,00\s€ überweisen wir auf Ihr Konto DE89370400440532013000\.$/,
      );
      expect((await paid({}, 'en', minutes)).text).toBe(
        'Your deposit of €25.00 arrived during your self-exclusion. We transfer €25.00 to your account DE89370400440532013000.',
      );
    });

    test.each([1, 6, 31])(
      'and cannot be paid out leads to the customer service by mail, after %i minutes',
      async (minutes) => {
        const provisional = { customerstatus_id: 9, bank_account_status: 'pending' } as const;
        const german = await paid(provisional, 'de', minutes);
        expect(german.balance).toBe(2_500);
        expect(german.text).toMatch(
          /^Ihre Einzahlung von 25,00\s€ kam während Ihrer Selbstsperre an\. 25,00\s€ konnten wir nicht auszahlen\. .*Kundendienst\.$/,
        );
        expect((await paid(provisional, 'en', minutes)).text).toBe(
          'Your deposit of €25.00 arrived during your self-exclusion. We could not pay out €25.00. Please contact our customer service about it.',
        );
      },
    );
  });

  test('has no pretend provider outside of development', async () => {
    const api = createTestApi(now);
    expect((await choose(api, pageOf(await startDeposit(api)), 'success')).status).toBe(404);
  });
});

describe('a withdrawal', () => {
  const withdraw = (api: Api, amount: number, header: Record<string, string> = {}) =>
    api.call('withdraw', { as: 'active', body: { amount }, header });

  test('[PAYMENTS-11] leaves the balance at once and is transferred a day later', async () => {
    const api = createApi();
    const { data } = await withdraw(api, 4_000);
    expect(data).toMatchObject({ direction: 'withdrawal', provider: 'bank', status: 'pending', redirect_url: null });
    expect(await balanceOf(api)).toBe(6_000);
    api.advance(24 * 3_600_000);
    const later = await api.call('getPayment', { as: 'active', path: { id: data.id } });
    expect(later.data).toMatchObject({ status: 'success', settled_at: '2026-11-22T15:00:00.000Z' });
    expect(await balanceOf(api)).toBe(6_000);
    expect((await api.call('getPayment', { as: 'other', path: { id: data.id } })).status).toBe(404);
  });

  test('[PAYMENTS-11] is never more than the balance, also when ten come at once', async () => {
    const api = createApi();
    const { status, code, error } = await withdraw(api, 10_001);
    expect([status, code]).toEqual([409, 'insufficient_balance']);
    expect(error?.message).toBe('Ihr Guthaben ist inzwischen niedriger. Bitte wählen Sie einen kleineren Betrag.');
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(api, 3_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balanceOf(api)).toBe(1_000);
  });

  test('[PAYMENTS-12] goes to a validated account only, of a customer whose registration is complete', async () => {
    const api = createApi();
    for (const [as, code] of [
      ['no-bank', 'check_registration'],
      ['provisional', 'check_registration'],
      ['identity', 'check_identity_status'],
      ['terms-outdated', 'check_TC'],
    ] as const) {
      expect(await api.call('withdraw', { as, body: { amount: 500 } }), as).toMatchObject({ status: 403, code });
    }
    const database = await api.database();
    await database
      .updateTable('customer')
      .set({ bank_account_status: 'pending' })
      .where('email', '=', demoEmail('active'))
      .execute();
    expect(await withdraw(api, 500)).toMatchObject({ status: 403, code: 'bank_account_not_validated' });
    expect((await api.call('withdraw', { body: { amount: 500 } })).status).toBe(401);
  });

  test('[PAYMENTS-9] repeated under its key is one withdrawal', async () => {
    const api = createApi();
    const header = { 'Idempotency-Key': 'a-wish-of-today' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(api, 4_000, header)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await balanceOf(api)).toBe(6_000);
    expect(await withdraw(api, 4_001, header)).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    const deposit = await api.call('startPayment', { as: 'active', header, body: { ...sofort, amount: 4_000 } });
    expect(deposit).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
  });

  test('[PAYMENTS-13] happens by itself when winnings come above the amount that the customer set', async () => {
    const api = createApi();
    await api.call('setWithdrawalAmount', { as: 'active', body: { amount: 7_000 } });
    const race = findRace(now);
    const [winner] = winnersOf(race) as [number];
    await api.call('sendBet', {
      as: 'active',
      header: { 'Idempotency-Key': 'the-winner-0' },
      body: { race_id: race.id, pool: 'WIN', leg1: [winner], stake: 500, expected_price: 500 },
    });
    expect(await balanceOf(api)).toBe(9_500);
    api.setNow(race.officialAt);
    expect(await balanceOf(api)).toBe(7_000);
    const { data } = await api.call('getTransactions', { as: 'active' });
    const [withdrawal, payout] = data;
    expect([withdrawal?.type, payout?.type]).toEqual(['withdrawal', 'payout']);
    expect(withdrawal?.amount).toBe(-2_500 - (payout?.amount ?? 0));
    const id = Number(withdrawal?.reference.replace('payment:', ''));
    expect((await api.call('getPayment', { as: 'active', path: { id } })).data.status).toBe('pending');
  });

  test.each([
    ['the registration is complete', { customerstatus_id: 9, identity_validated_at: null }],
    ['the identity is known', { identity_validated_at: null }],
    ['its check is over', { identity_validated_at: Date.parse('2026-12-24T12:00:00Z') }],
  ])('[PAYMENTS-26] does not happen by itself before %s', async (_, facts) => {
    const api = createApi();
    await api.call('setWithdrawalAmount', { as: 'active', body: { amount: 1 } });
    const race = findRace(now);
    const [winner] = winnersOf(race) as [number];
    const body = { race_id: race.id, pool: 'WIN', leg1: [winner], stake: 500, expected_price: 500 };
    await api.call('sendBet', { as: 'active', header: { 'Idempotency-Key': 'the-winner-1' }, body });
    const database = await api.database();
    await database.updateTable('customer').set(facts).where('email', '=', demoEmail('active')).execute();
    api.setNow(race.officialAt);
    const balance = await balanceOf(api);
    const [payout] = (await api.call('getTransactions', { as: 'active' })).data;
    expect(payout).toMatchObject({ type: 'payout', balance });
    expect((await api.call('withdraw', { as: 'active', body: { amount: 1_000 } })).status).toBe(403);
  });
});

describe('[PAYMENTS-19] open payments', () => {
  test('are the pending ones, newest first, each with its end', async () => {
    const api = createApi();
    const { data: withdrawal } = await api.call('withdraw', { as: 'active', body: { amount: 1_000 } });
    await choose(api, pageOf(await startDeposit(api)), 'error');
    const deposit = await startDeposit(api);
    const open = async () => (await api.call('getOpenPayments', { as: 'active' })).data;
    expect((await open()).map(({ id, ends_at }) => [id, ends_at])).toEqual([
      [deposit.id, '2026-11-21T15:30:00.000Z'],
      [withdrawal.id, '2026-11-22T15:00:00.000Z'],
    ]);
    expect((await api.call('getOpenPayments', { as: 'other' })).data).toEqual([]);
    expect((await api.call('getOpenPayments')).status).toBe(401);
    api.advance(30 * 60_000);
    expect((await open()).map(({ id }) => id)).toEqual([withdrawal.id]);
    api.advance(24 * 3_600_000);
    expect(await open()).toEqual([]);
  });
});
