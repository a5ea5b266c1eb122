import { expect } from 'vitest';
import { DEMO_PASSWORD, type DemoName, demoEmail } from '../../src/server/demo/demo-customers.ts';
import type { Body } from '../../src/server/operation/operation.types.ts';
import type { createTestApi, WireRequest } from '../rigs/ask.ts';
import { findRace, startersOf } from '../rigs/find-race.ts';
import { logIn } from '../rigs/log-in.ts';
import { registering, registration } from '../rigs/registration.ts';
import { shareFacts } from '../rigs/share-facts.ts';

type TestApi = ReturnType<typeof createTestApi>;

/** A change with a deadline. */
export interface TimedRule {
  name: string;
  /** The instant at which the API starts. */
  opens: string;
  /**
   * Prepares the change. Returns its request, made just before the deadline, and the deadline (ms).
   */
  arrange: (api: TestApi) => Promise<{ request: () => Promise<WireRequest>; until: number }>;
  /** The refusal code after the deadline, or other parts of the answer. */
  after: string | object;
  /** The request has a body to hold back. */
  hasBody: boolean;
  /** The decision waits for the lock of this account alone, not for its own. */
  waitsFor?: DemoName;
  /** The decision waits for no lock. */
  neverWaits?: true;
}

const NOON = '2026-11-21T12:00:00Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const race = findRace('2026-11-21T13:00:00Z', (it) => it.country === 'DEU' && startersOf(it).length >= 6);
const [a, b] = startersOf(race) as [number, number];
const bet: Body<'sendBet'> = { race_id: race.id, pool: 'WIN', leg1: [a], stake: 500, expected_price: 500 };
const key = { 'idempotency-key': 'a-key-of-the-test' };

/** Sends a bet `before` ms before the off. */
const taken = async (api: TestApi, before: number) => {
  api.setNow(race.off - before);
  const { data } = await api.call('sendBet', { as: 'active', header: key, body: bet });
  return data.bet;
};

/** The customer has a passkey, and stepped up now. */
const steppedUp = async (api: TestApi): Promise<{ until: number }> => {
  const database = await api.database();
  const { id: customer_id } = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', demoEmail('active'))
    .executeTakeFirstOrThrow();
  await database
    .insertInto('passkey')
    .values({ id: 'of-the-test-alone', customer_id, public_key: '', counter: 0, created_at: api.now() })
    .execute();
  const { data } = await api.call('stepUp', { as: 'active', body: { current_password: DEMO_PASSWORD } });
  return { until: Date.parse(data.until) };
};

const fixed = { race_id: race.id, pool: 'fixWIN', leg1: [a, b], stake: 100 };

/** Advances until the odds change and returns the old ones. */
const movedOdds = async (api: TestApi) => {
  const oddsNow = async () => (await api.call('calculateBet', { body: fixed })).data.odds;
  const shown = await oddsNow();
  for (let step = 0; step < 6; step += 1) {
    api.advance(15_000);
    if (JSON.stringify(await oddsNow()) !== JSON.stringify(shown)) return shown;
  }
  throw new Error('These odds do not move.');
};

/** The customer `active` proved its means on a day, which holds for a year. */
const meansProvenOn = async (api: TestApi, schufa_checked_date: string) => {
  const database = await api.database();
  await database.updateTable('customer').set({ schufa_checked_date }).where('username', '=', 'active').execute();
};

const firstVoucher = async (api: TestApi) => {
  const [voucher] = (await api.call('getVouchers', { as: 'voucher' })).data;
  if (!voucher) throw new Error('There is no voucher.');
  return voucher;
};

/** A race of the night, open at midnight in UTC. */
const late = findRace('2026-11-22T00:30:00Z');
const lateBet = { race_id: late.id, pool: 'WIN', leg1: [startersOf(late)[0] as number] };

/** All rules with a deadline that a stale instant could bypass. */
export const timedRules: readonly TimedRule[] = [
  {
    name: 'a bet is sent until the off',
    opens: NOON,
    arrange: async (api) => ({
      request: () => api.requestOf('sendBet', { as: 'active', header: key, body: bet }),
      until: race.off,
    }),
    after: 'race_closed',
    hasBody: true,
  },
  {
    name: 'a bet is sent until its customer no longer waits for it',
    opens: NOON,
    arrange: async (api) => {
      const until = Date.parse(NOON) + 30_000;
      const body = { ...bet, valid_until: new Date(until).toISOString() };
      return { request: () => api.requestOf('sendBet', { as: 'active', header: key, body }), until };
    },
    after: 'request_expired',
    hasBody: true,
  },
  {
    name: 'odds that were shown are an offer for two minutes',
    opens: NOON,
    async arrange(api) {
      api.setNow(race.off - 240_000);
      const since = api.now();
      const body = { ...fixed, expected_price: 200, odds: await movedOdds(api) };
      return { request: () => api.requestOf('sendBet', { as: 'active', header: key, body }), until: since + 120_000 };
    },
    after: 'odds_changed',
    hasBody: true,
  },
  {
    name: 'moved odds are confirmed within 30 s',
    opens: NOON,
    async arrange(api) {
      api.setNow(race.off - 300_000);
      const body = { ...fixed, expected_price: 200, odds: await movedOdds(api) };
      const { data } = await api.call('sendBet', { as: 'active', header: key, body });
      const request = () => api.requestOf('confirmBet', { as: 'active', path: { id: data.bet.id } });
      return { request, until: Date.parse(data.bet.confirm_until as string) };
    },
    after: 'bet_lapsed',
    hasBody: false,
  },
  {
    name: 'a bet is cancelled within 60 s',
    opens: NOON,
    async arrange(api) {
      const { id } = await taken(api, 10 * MINUTE);
      return { request: () => api.requestOf('cancelBet', { as: 'active', path: { id } }), until: api.now() + MINUTE };
    },
    after: 'cancel_too_late',
    hasBody: false,
  },
  {
    name: 'a bet is cancelled until the off',
    opens: NOON,
    async arrange(api) {
      const { id } = await taken(api, 20_000);
      return { request: () => api.requestOf('cancelBet', { as: 'active', path: { id } }), until: race.off };
    },
    after: 'cancel_too_late',
    hasBody: false,
  },
  {
    name: 'a team bet is joined until it closes',
    opens: '2026-11-21T07:00:00Z',
    async arrange(api) {
      const [team] = (await api.call('getTeamBets')).data;
      const { team_tip_id = 0, closes_at = '' } = team ?? {};
      const body = { team_tip_id, stake_amount: 500, nickname: 'Kim', confirmed: 1 as const };
      // A first member, so that there is a row to lock.
      await api.call('joinTeamBet', { as: 'other', body });
      return { request: () => api.requestOf('joinTeamBet', { as: 'active', body }), until: Date.parse(closes_at) };
    },
    after: 'team_bet_closed',
    hasBody: true,
  },
  {
    name: 'under LUGAS a bet is sent while the session goes on',
    opens: NOON,
    async arrange(api) {
      const { lugas_expires } = (await api.call('getMe', { as: 'lugas-active' })).data;
      const request = () => api.requestOf('sendBet', { as: 'lugas-active', header: key, body: bet });
      return { request, until: Date.parse(lugas_expires as string) };
    },
    after: 'lugas_waiting',
    hasBody: true,
  },
  {
    name: 'a session of LUGAS is renewed while it goes on',
    opens: NOON,
    async arrange(api) {
      const { lugas_expires } = (await api.call('getMe', { as: 'lugas-active' })).data;
      const request = () => api.requestOf('keepLugasAlive', { as: 'lugas-active' });
      return { request, until: Date.parse(lugas_expires as string) };
    },
    after: { body: { data: { lugas_keepalive: null } } },
    hasBody: false,
  },
  {
    name: 'a deposit counts on the day on which it is made',
    opens: '2026-11-21T22:00:00Z',
    async arrange(api) {
      const midnight = Date.parse('2026-11-21T23:00:00Z');
      const body = { payment_type_id: 1, amount: 15_000 };
      api.setNow(midnight + HOUR);
      const tomorrow = await api.call('startPayment', { as: 'limits', body });
      expect(tomorrow.status).toBe(200);
      return { request: () => api.requestOf('startPayment', { as: 'limits', body }), until: midnight };
    },
    after: 'limit_exceeded',
    hasBody: true,
  },
  {
    name: 'a proof of means holds for a year',
    opens: '2026-11-21T22:00:00Z',
    async arrange(api) {
      await meansProvenOn(api, '2025-11-22');
      const body = { ...lateBet, stake: 500, expected_price: 500 };
      const request = () => api.requestOf('sendBet', { as: 'active', header: key, body });
      return { request, until: Date.parse('2026-11-22T00:00:00Z') };
    },
    after: 'schufa_checked_date',
    hasBody: true,
  },
  {
    name: 'a document proves an identity before the day on which it expires',
    opens: '2026-11-21T22:00:00Z',
    arrange: async (api) => ({
      request: () =>
        api.requestOf('validateIdentity', {
          as: 'unidentified',
          body: { document_type: 'id_card', document_number: 'L01X00T47', document_expires: '2026-11-22' },
        }),
      until: Date.parse('2026-11-21T23:00:00Z'),
    }),
    after: 'invalid_parameters',
    hasBody: true,
  },
  {
    name: 'a code by mail holds for 24 hours',
    opens: NOON,
    async arrange(api) {
      const { register, codeTo } = registering(api);
      const token = await register();
      const body = { code: await codeTo() };
      const request = () => api.requestOf('verifyRegistrationEmail', { path: { token }, body });
      return { request, until: Date.parse(NOON) + 24 * HOUR };
    },
    after: 'invalid_parameters',
    hasBody: true,
  },
  {
    name: 'a code by SMS holds for 15 minutes',
    opens: NOON,
    async arrange(api) {
      const { register, codeTo } = registering(api);
      const path = { token: await register() };
      await api.call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
      await api.call('sendMobileCode', { path });
      const body = { code: await codeTo(registration.phone) };
      return { request: () => api.requestOf('verifyMobile', { path, body }), until: api.now() + 15 * MINUTE };
    },
    after: 'invalid_parameters',
    hasBody: true,
  },
  {
    name: 'a voucher is accepted until it expires',
    opens: NOON,
    async arrange(api) {
      const { id, valid_until } = await firstVoucher(api);
      api.setNow(Date.parse(valid_until) - MINUTE);
      const request = () => api.requestOf('acceptVoucher', { as: 'voucher', path: { id } });
      return { request, until: Date.parse(valid_until) };
    },
    after: 'voucher_not_open',
    hasBody: false,
  },
  {
    name: 'the code of a voucher is redeemed until its end',
    opens: '2029-12-31T23:00:00Z',
    async arrange(api) {
      // A first redemption, so that there is a row to lock.
      await api.call('redeemVoucherCode', { as: 'other', body: { code: 'RENNTAG5' } });
      const request = () => api.requestOf('redeemVoucherCode', { as: 'active', body: { code: 'RENNTAG5' } });
      return { request, until: Date.parse('2030-01-01T00:00:00Z') };
    },
    after: 'voucher_code_expired',
    hasBody: true,
  },
  {
    name: 'the wheel is turned once a day',
    opens: '2026-11-21T22:00:00Z',
    async arrange(api) {
      const midnight = Date.parse('2026-11-21T23:00:00Z');
      api.setNow(midnight + HOUR);
      await api.call('winWheel', { as: 'active' });
      return { request: () => api.requestOf('winWheel', { as: 'active' }), until: midnight };
    },
    after: 'wheel_already_spun',
    hasBody: false,
  },
  {
    name: 'the wheel is turned once a day, also while the lock of another account of the person is waited for',
    opens: '2026-11-21T22:00:00Z',
    async arrange(api) {
      const midnight = Date.parse('2026-11-21T23:00:00Z');
      await shareFacts(api, 'active', 'points', ['iban']);
      api.setNow(midnight + HOUR);
      await api.call('winWheel', { as: 'active' });
      return { request: () => api.requestOf('winWheel', { as: 'active' }), until: midnight };
    },
    after: 'wheel_already_spun',
    hasBody: false,
    waitsFor: 'points',
  },
  {
    name: 'a code is redeemed until a proof of means is due, also while the lock of another account is waited for',
    opens: '2026-11-21T22:00:00Z',
    async arrange(api) {
      await shareFacts(api, 'active', 'other', ['iban']);
      await meansProvenOn(api, '2025-11-22');
      const request = () => api.requestOf('redeemVoucherCode', { as: 'active', body: { code: 'RENNTAG5' } });
      return { request, until: Date.parse('2026-11-22T00:00:00Z') };
    },
    after: 'schufa_checked_date',
    hasBody: true,
    waitsFor: 'other',
  },
  {
    name: 'the link of a recovery works for an hour',
    opens: NOON,
    async arrange(api) {
      await api.call('startPasswordRecovery', { body: { email: 'active@demo.test' } });
      const [mail] = await api.messagesTo('active@demo.test');
      const token = /password-recovery\/(\w+)\n/.exec(mail?.text ?? '')?.[1] ?? '';
      const body = { password: 'Galopp-2027!', password_confirmation: 'Galopp-2027!' };
      const request = () => api.requestOf('finishPasswordRecovery', { path: { token }, body });
      return { request, until: api.now() + HOUR };
    },
    after: 'invalid_token',
    hasBody: true,
  },
  {
    name: 'a refresh token works until thirty days after the login',
    opens: NOON,
    async arrange(api) {
      const { refresh: token } = await logIn(api, 'active');
      const body = { grant_type: 'refresh_token' as const, refresh_token: token };
      const request = () => api.requestOf('login', { header: { 'refresh-token': token }, body });
      return { request, until: api.now() + 30 * 24 * HOUR };
    },
    after: 'unauthorized_customer_jwt',
    hasBody: true,
  },
  {
    name: 'a refresh is repeated within a minute',
    opens: NOON,
    async arrange(api) {
      const { refresh: token } = await logIn(api, 'active');
      const header = { 'refresh-token': token, 'idempotency-key': 'attempt-of-a-tab' };
      const body = { grant_type: 'refresh_token' as const, refresh_token: token };
      await api.call('login', { header, body });
      return { request: () => api.requestOf('login', { header, body }), until: api.now() + MINUTE };
    },
    after: 'unauthorized_customer_jwt',
    hasBody: true,
  },
  {
    name: 'a provisional customer with a validated bank account logs in for 72 hours',
    opens: NOON,
    async arrange(api) {
      await (await api.database())
        .updateTable('customer')
        .set({ created_at: api.now() })
        .where('username', '=', 'expired')
        .execute();
      return {
        request: () => api.requestOf('login', { body: { email: 'expired@demo.test', password: DEMO_PASSWORD } }),
        until: api.now() + 72 * HOUR,
      };
    },
    after: 'login_status_expired',
    hasBody: true,
  },
  {
    name: 'a provisional customer deposits for 72 hours',
    opens: NOON,
    async arrange(api) {
      await api.call('confirmBeforeIdentity', { as: 'provisional' });
      return {
        request: () =>
          api.requestOf('startPayment', { as: 'provisional', body: { payment_type_id: 1, amount: 2_000 } }),
        until: api.now() + 72 * HOUR,
      };
    },
    after: 'login_status_expired',
    hasBody: true,
  },
  {
    name: 'an access token works for fifteen minutes',
    opens: NOON,
    async arrange(api) {
      const request = await api.requestOf('excludeMe', { as: 'active', body: { days: 90 } });
      return { request: async () => request, until: api.now() + 15 * MINUTE };
    },
    after: 'unauthorized',
    hasBody: true,
    neverWaits: true,
  },
  {
    name: 'money is withdrawn within five minutes of a step-up',
    opens: NOON,
    arrange: async (api) => ({
      ...(await steppedUp(api)),
      request: () => api.requestOf('withdraw', { as: 'active', header: key, body: { amount: 500 } }),
    }),
    after: 'step_up_required',
    hasBody: true,
  },
  {
    name: 'a password is set without the current one within five minutes of a step-up',
    opens: NOON,
    arrange: async (api) => ({
      ...(await steppedUp(api)),
      request: () =>
        api.requestOf('changePassword', {
          as: 'active',
          body: { current_password: null, password: 'Other-Secret-9', password_confirmation: 'Other-Secret-9' },
        }),
    }),
    after: 'step_up_required',
    hasBody: true,
  },
];
