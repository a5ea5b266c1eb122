import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoName } from '../demo/demo-customers.ts';
import { type ContractOperation, contractOperations } from '../operation/contract.ts';
import { createTestApi } from '../testing/ask.ts';

/** Who has something of everything, and who tries to get at it. */
const owner: DemoName = 'active';
const stranger: DemoName = 'other';
/** Stands in every text that the owner writes. */
const mark = 'only-the-owner-may-read-this';

const { ask, call, tokenOf, close } = createTestApi('2026-11-21T15:00:00Z');
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

/** What the owner sees of itself by every read that takes no id, and by `/v1/customer/me/notes/{id}` and its like. */
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
    const races = (await call('getNextRaces')).data;
    const race = (await call('getRace', { path: { id: races[0]?.id as number } })).data;
    const horse_id = race.runners[0]?.horse.id as number;
    const made = [
      await call('setFavorite', { as: owner, body: { horse_id } }),
      await call('createNote', { as: owner, body: { horse_id, text: mark } }),
      await call('setBookmark', { as: owner, body: { race_id: race.id } }),
    ];
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    before = withoutClock(await pictureOf(owner));
    ids = [...idsIn(before), 1, 2, 3];
  });

  it.each(secured.filter(({ path }) => path.includes('{')).map((operation) => [operation.id, operation] as const))(
    '[REF-122] is neither shown nor changed by %s when another asks, whatever id it names',
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

  it('[REF-122] is as it was after all of that', async () => {
    expect(withoutClock(await pictureOf(owner))).toEqual(before);
  });
});
