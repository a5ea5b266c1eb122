import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoName } from '../../src/server/demo/demo-customers.ts';
import { type ContractOperation, contractOperations } from '../../src/server/operation/contract.ts';
import { createTestApi } from '../rigs/ask.ts';
import { findRace, hasPool, startersOf } from '../rigs/find-race.ts';

/** The owner of data of every kind, and the attacker. */
const owner: DemoName = 'active';
const stranger: DemoName = 'other';
/** A mark in every text of the owner. */
const mark = 'only-the-owner-may-read-this';

const { ask, call, tokenOf, close } = createTestApi('2026-11-21T08:00:00Z');
afterAll(close);

const secured = contractOperations.filter(({ access }) => access !== 'public');

const send = async (
  as: DemoName,
  { path, method, body: takesBody }: ContractOperation,
  path_: Record<string, unknown>,
  body?: unknown,
) => {
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(path_[name])));
  return ask(`/api${pathname}`, {
    method: method.toUpperCase(),
    headers: {
      'access-token': await tokenOf(as),
      'idempotency-key': crypto.randomUUID(),
      ...(takesBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(takesBody ? { body: JSON.stringify(body ?? {}) } : {}),
  });
};

/** All ids, tokens and codes anywhere in an answer. */
const idsIn = (value: unknown, found = new Set<string | number>()): Set<string | number> => {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, entry] of Object.entries(value)) {
    if (/(^|_)id$|token|code$/.test(key) && (typeof entry === 'number' || typeof entry === 'string')) found.add(entry);
    idsIn(entry, found);
  }
  return found;
};

const reads = secured.filter(
  ({ method, path }) => method === 'get' && !path.includes('{') && !path.includes('convert'),
);

/**
 * The owner's view by every read without an id, and by ids such as `/v1/customer/me/notes/{id}`.
 */
const pictureOf = async (name: DemoName) => {
  const picture: Record<string, unknown> = {};
  for (const operation of reads) picture[operation.id] = (await send(name, operation, {})).body?.data ?? null;
  return picture;
};

const withoutClock = (picture: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(picture, (key, value) => (/keepalive|expires|reality/.test(key) ? undefined : value)));

describe('what is a customer’s own', () => {
  let before: Record<string, unknown>;
  let ids: (string | number)[];

  beforeAll(async () => {
    const race = findRace(
      '2026-11-21T09:00:00Z',
      (candidate) => candidate.country === 'DEU' && hasPool(candidate, 'win'),
    );
    const horse_id = race.runners[0]?.horse.id as number;
    const pool = race.pools.find(({ kind }) => kind === 'win')?.name as string;
    const [team] = (await call('getTeamBets')).data;
    const key = (name: string) => ({ 'idempotency-key': `owner-of-all-${name}` });
    const made = [
      await call('setFavorite', { as: owner, body: { horse_id } }),
      await call('createNote', { as: owner, body: { horse_id, text: mark } }),
      await call('setBookmark', { as: owner, body: { race_id: race.id } }),
      await call('redeemVoucherCode', { as: owner, body: { code: 'RENNTAG5' } }),
      await call('startPayment', { as: owner, header: key('deposit'), body: { payment_type_id: 1, amount: 2_000 } }),
      await call('sendBet', {
        as: owner,
        header: key('bet'),
        body: { race_id: race.id, pool, leg1: [startersOf(race)[0] as number], stake: 100, expected_price: 100 },
      }),
      await call('joinTeamBet', {
        as: owner,
        body: {
          team_tip_id: team?.team_tip_id as number,
          stake_amount: 500,
          nickname: mark.slice(0, 12),
          confirmed: 1,
        },
      }),
    ];
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    before = withoutClock(await pictureOf(owner));
    ids = [...idsIn(before), 1, 2, 3];
  });

  test.each(secured.filter(({ path }) => path.includes('{')).map((operation) => [operation.id, operation] as const))(
    '[SERVER-18] is neither shown nor changed by %s when another asks, whatever id it names',
    async (_, operation) => {
      for (const id of ids) {
        const names = operation.path.matchAll(/\{([^}]+)\}/g);
        const { body } = await send(stranger, operation, Object.fromEntries([...names].map(([, name]) => [name, id])), {
          text: 'x',
          horse_id: 1,
        });
        const text = JSON.stringify(body);
        expect(text, `${operation.id} ${id}`).not.toContain(mark);
        expect(text, `${operation.id} ${id}`).not.toContain('active@demo.test');
      }
    },
    60_000,
  );

  test('[SERVER-18] is as it was after all of that', async () => {
    expect(withoutClock(await pictureOf(owner))).toEqual(before);
  });
});
