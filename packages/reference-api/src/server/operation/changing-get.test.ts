import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, startersOf } from '../../../test/rigs/find-race.ts';
import { registering } from '../../../test/rigs/registration.ts';
import type { DemoName } from '../demo/demo-customers.ts';
import { type ContractOperation, contractOperations } from './contract.ts';
import type { OperationId } from './operation.types.ts';

/** Pictures are sent, and races have been run. */
const evening = '2026-11-21T20:00:00Z';
const race = findRace(evening, (it) => it.country !== 'DEU' && startersOf(it).length > 5);
const as: DemoName = 'active';

const gets = contractOperations.filter(({ method }) => method === 'get');
const changing = gets.filter(({ isChangingGet }) => isChangingGet);

/** The GETs that change state by specification, and the tables; no other may be marked. */
const specified: OperationId[] = [
  'activateNewsletter',
  'convertWettstars',
  'extendLugasReality',
  'getMe',
  'keepLugasAlive',
];

const ownScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

const api = createTestApi(evening, { dev: true, siteUrl: 'https://shop.test' });

/** All rows of all tables. */
const kept = async (): Promise<Record<string, string[]>> => {
  const database = await api.database();
  const tables = await database.introspection.getTables();
  const rows = tables.map(async ({ name }) => {
    const all = await database
      .selectFrom(name as 'customer')
      .selectAll()
      .execute();
    return [name, all.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

interface Asked {
  path?: Record<string, unknown>;
  query?: string;
}

const tokenOfMailTo = async (email: string): Promise<string> => {
  const [mail] = await api.messagesTo(email);
  return /[0-9a-f]{32}/.exec(mail?.text ?? '')?.[0] ?? '';
};

/** Creates one row of each kind and returns the parameters by which each GET finds it. */
const arrange = async (): Promise<Partial<Record<OperationId, Asked>>> => {
  const { call } = api;
  const horse = race.runners[0]?.horse.id as number;
  const token = await registering(api).register();
  await call('startPasswordRecovery', { body: { email: 'other@demo.test' } });
  const news = {
    email: 'news@example.org',
    email_confirmation: 'news@example.org',
    birthdate: '1990-01-01',
    consent: true,
  } as const;
  await call('subscribeNewsletter', { body: news });
  await call('setFavorite', { as, body: { horse_id: horse } });
  const { data: note } = await call('createNote', { as, body: { horse_id: horse, text: 'Fast.' } });
  await call('redeemVoucherCode', { as, body: { code: 'RENNTAG5' } });
  const body = { race_id: race.id, pool: 'WIN', leg1: [startersOf(race)[0] as number], stake: 500 };
  const bet = await call('sendBet', {
    as,
    header: { 'idempotency-key': 'of-everything-one' },
    body: { ...body, expected_price: 500 },
  });
  const deposit = await call('startPayment', {
    as,
    header: { 'idempotency-key': 'of-everything-two' },
    body: { payment_type_id: 1, amount: 2_000 },
  });
  const provider = new URL(deposit.data.redirect_url ?? '').pathname;
  const paid = await api.ask(provider, { method: 'POST', body: new URLSearchParams({ outcome: 'success' }) });
  const returned = new URL(paid.headers.get('location') ?? '').searchParams;
  const [voucher] = (await call('getVouchers', { as })).data;
  const [team] = (await call('getTeamBets')).data;
  const [product] = (await call('getShopProducts')).data;
  const [article] = (await call('getNews')).data;
  const [word] = (await call('getGlossaries')).data;
  const [point] = (await call('getSellPoints')).data;
  const [street] = (await call('findAddress', { query: { text: 'Berlin' } })).data;
  const meetings = (await call('getMeetings')).data;
  const shown = meetings.find(({ livestream_id, races }) => livestream_id !== null && races.some((it) => it.is_live));
  const live = shown?.races.find(({ is_live }) => is_live);
  const over = meetings
    .flatMap(({ races }) => races)
    .find(({ livestream_id, status }) => livestream_id !== null && status === 'OFFICIAL');
  const ofRace = { path: { id: race.id } };
  const stream = await call('getStream', { as, path: { id: shown?.livestream_id as number } });
  const ticket = new URL(stream.data.url, 'http://api.test').search.slice(1);
  return {
    getRace: ofRace,
    getRacePools: ofRace,
    getRaceBets: ofRace,
    getRaceNonRunners: ofRace,
    getRaceRiderChanges: ofRace,
    getPoolOdds: { path: { id: race.id, pool: 'WIN' } },
    getMeeting: { path: { id: race.meeting_id } },
    getLiveticker: { path: { action: 'index' } },
    getMe: { query: 'lugas_keepalive=0' },
    getNote: { path: { id: note.id } },
    getBet: { path: { id: bet.data.bet.id } },
    getSend: { path: { key: 'of-everything-one' } },
    getTeamBet: { path: { id: team?.team_tip_id } },
    getTeamTipAmounts: { path: { id: team?.team_tip_id } },
    getVoucher: { path: { id: voucher?.id } },
    getShopProduct: { path: { id: product?.id } },
    getPayment: { path: { id: deposit.data.id } },
    getPaymentReturn: { path: { id: deposit.data.id }, query: `key=${returned.get('key')}` },
    getTransactionsCsv: { query: 'from=2026-11-01&to=2026-11-21' },
    getCountryParticipants: { path: { type: 'horse' } },
    getHorse: { path: { id: horse } },
    getPremium: { path: { type: 'spot' } },
    search: { query: 'search=Berlin' },
    getRegistration: { path: { token } },
    getRegistrationV2: { path: { token } },
    activateNewsletter: { path: { token: await tokenOfMailTo('news@example.org') } },
    findAddress: { query: 'text=Berlin' },
    retrieveAddress: { path: { id: street?.id } },
    checkPasswordRecovery: { path: { token: await tokenOfMailTo('other@demo.test') } },
    getNewsItem: { path: { id: article?.id } },
    getPage: { path: { name: 'terms' } },
    getGlossary: { path: { id: word?.id } },
    getSellPoint: { path: { id: point?.id } },
    getStream: { path: { id: shown?.livestream_id } },
    getRaceStream: { path: { id: live?.id } },
    getArchiveStream: { path: { id: over?.id } },
    getTrackStream: { path: { id: shown?.track_id } },
    getStreamMedia: { path: { id: shown?.livestream_id, file: 'master.m3u8' }, query: ticket },
  };
};

let asked: Awaited<ReturnType<typeof arrange>>;

const urlOf = ({ id, path }: ContractOperation): string => {
  const { path: names = {}, query = '' } = asked[id] ?? {};
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  return `/api${pathname}${query && '?'}${query}`;
};

const get = (operation: ContractOperation, headers: Record<string, string>) => api.ask(urlOf(operation), { headers });

const headStatus = async (operation: ContractOperation, headers: Record<string, string>): Promise<number> =>
  (await api.fetch(new Request(`http://api.test${urlOf(operation)}`, { method: 'HEAD', headers }))).status;

beforeAll(async () => {
  asked = await arrange();
  // Settles what is due: time causes that, not the read.
  await api.call('getMe', { as });
}, 60_000);

const byName = (operations: readonly ContractOperation[]) =>
  operations.map((operation) => [operation.id, operation] as const);

describe('a GET', () => {
  test('[SERVER-10] that changes something is one that a specification names', () => {
    expect(changing.map(({ id }) => id).sort()).toEqual(specified);
  });

  test.each(byName(gets.filter(({ isChangingGet }) => !isChangingGet)))(
    '[SERVER-9] %s changes nothing that is kept',
    async (_, operation) => {
      const before = await kept();
      const guest = operation.id === 'checkPasswordRecovery';
      const { status, body } = await get(operation, guest ? {} : { 'access-token': await api.tokenOf(as) });
      expect(status, JSON.stringify(body)).toBeLessThan(400);
      expect(await kept()).toEqual(before);
    },
  );
});

describe.each(byName(changing))('%s, which changes something', (_, operation) => {
  const elsewhere: [string, Record<string, string>][] = [
    ['a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a link of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['the bar for addresses', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['an image of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
    ['a script of a neighbouring site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ];

  test.each(elsewhere)('[SERVER-11] is refused to %s, with a token as well, and has no effect', async (_, header) => {
    const token = { 'access-token': await api.tokenOf('points') };
    const before = await kept();
    for (const headers of [header, { ...header, ...token }]) {
      expect(await get(operation, headers)).toMatchObject({ status: 403, body: { error: { code: 'csrf_mismatch' } } });
      expect(await headStatus(operation, headers)).toBe(403);
    }
    expect(await kept()).toEqual(before);
  });

  test('[SERVER-13] is refused to a client that does not say where it comes from and has no header of a script', async () => {
    expect((await get(operation, {})).status).toBe(403);
    for (const name of ['access-token', 'x-csrf-token']) {
      const value = name === 'access-token' ? await api.tokenOf('other') : 'any';
      expect((await get(operation, { [name]: value })).body?.error?.code).not.toBe('csrf_mismatch');
    }
  });

  test('[SERVER-12] is for a script of this site', async () => {
    const { status, body } = await get(operation, { ...ownScript, 'access-token': await api.tokenOf('other') });
    expect(status).not.toBe(404);
    expect(body?.error?.code).not.toBe('csrf_mismatch');
  });
});
