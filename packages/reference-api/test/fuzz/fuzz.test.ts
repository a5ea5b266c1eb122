import document from '@paddock/api/openapi.json' with { type: 'json' };
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type ContractOperation, contractOperations, resolve } from '../../src/server/operation/contract.ts';
import { MAX_VALUES } from '../../src/server/operation/read-request.ts';
import { createTestApi } from '../rigs/ask.ts';
import { arbitraryOf, mostValuesOf, nasty, placesOf, type Schema } from './schema-arbitrary.ts';

/** Requests to each operation; more by hand: `FUZZ_RUNS=2000 pnpm vitest run test/fuzz`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 30);

interface Draft {
  path: Record<string, unknown>;
  query: [string, unknown][];
  header: Record<string, string | undefined>;
  body: unknown;
}

const itemOf = ({ path, method }: ContractOperation): Schema =>
  (document.paths as unknown as Record<string, Record<string, Schema>>)[path]?.[method] as Schema;

const parametersOf = (operation: ContractOperation, place: string) =>
  ((itemOf(operation).parameters ?? []) as Schema[])
    .map((parameter) => (typeof parameter.$ref === 'string' ? resolve(parameter.$ref) : parameter))
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema }) => [name as string, arbitraryOf(schema as Schema)] as const);

/** A value with one part replaced, removed or added. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return nasty;
  const keys = Object.keys(value);
  const changed = keys.map((key) =>
    fc.oneof(
      nasty.map((entry) => ({ ...value, [key]: entry })),
      spoiled((value as Record<string, unknown>)[key]).map((entry) => ({ ...value, [key]: entry })),
      fc.constant(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
    ),
  );
  return fc.oneof(
    nasty,
    nasty.map((entry) => ({ ...value, unheard_of: entry })),
    ...changed,
  );
};

const bodySchemaOf = (operation: ContractOperation): Schema | null => {
  const given = itemOf(operation).requestBody as Schema | undefined;
  if (!given) return null;
  const body = typeof given.$ref === 'string' ? resolve(given.$ref) : given;
  return (body.content as Record<string, { schema: Schema }>)['application/json']?.schema as Schema;
};

const bodyOf = (operation: ContractOperation): fc.Arbitrary<unknown> => {
  const schema = bodySchemaOf(operation);
  if (!schema) return fc.constant(undefined);
  const valid = arbitraryOf(schema);
  return fc.oneof(valid, valid.chain(spoiled), fc.constant(undefined));
};

/** Valid, nearly valid and invalid requests. */
const requestsTo = (operation: ContractOperation): fc.Arbitrary<Draft> => {
  const either = (valid: fc.Arbitrary<unknown>) =>
    fc.oneof({ arbitrary: valid, weight: 3 }, { arbitrary: nasty, weight: 1 });
  const path = Object.fromEntries(parametersOf(operation, 'path').map(([name, valid]) => [name, either(valid)]));
  const query = parametersOf(operation, 'query').map(([name, valid]) => fc.tuple(fc.constant(name), either(valid)));
  const header = Object.fromEntries(
    parametersOf(operation, 'header').map(([name, valid]) => [name, valid.map(String)]),
  );
  return fc.record({
    path: fc.record(path),
    // Any of them in any order, with repetitions.
    query: query.length > 0 ? fc.array(fc.oneof(...query), { maxLength: query.length + 1 }) : fc.constant([]),
    header: fc.record(header, { requiredKeys: [] }),
    body: bodyOf(operation),
  });
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const usable = (value: string) => value.toWellFormed();

const { ask, tokenOf, database, close } = createTestApi('2026-11-21T15:00:00Z');
afterAll(close);

/** Restores the customer: some operations end the session or exclude the customer. */
beforeEach(async () => {
  const db = await database();
  await db.updateTable('session').set({ ended_at: null }).execute();
  await db.updateTable('customer').set({ excluded_until: null }).where('username', 'in', ['active', 'other']).execute();
});

const send = async ({ path, method, body: takesBody }: ContractOperation, draft: Draft, token: string) => {
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(usable(textOf(draft.path[name])).slice(0, 3000)),
  );
  const query = new URLSearchParams(draft.query.map(([name, value]) => [name, textOf(value).slice(0, 3000)]));
  const headers = Object.fromEntries(
    Object.entries(draft.header).filter(([, value]) => /^[\x20-\x7e]{0,200}$/.test(value ?? '\n')),
  );
  const body = takesBody && draft.body !== undefined ? JSON.stringify(draft.body) : undefined;
  return ask(`/api${pathname}?${query}`, {
    method: method.toUpperCase(),
    headers: {
      ...headers,
      'access-token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
};

/** Texts that would reveal internals. */
const inside = /node_modules|\.ts:\d|SQLITE|sqlite|postgres|syntax error|at async|Kysely|undefined is not/;

describe('whatever is sent', () => {
  test.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    '[SERVER-17] %s answers in the envelope, never with a failure of its own, and shows nothing of the inside',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(requestsTo(operation), fc.constantFrom('active', 'other'), async (draft, name) => {
          const { status, body } = await send(operation, draft, await tokenOf(name as 'active'));
          expect(status, JSON.stringify(body)?.slice(0, 300)).toBeLessThan(500);
          if (status >= 400) expect(JSON.stringify(body)).not.toMatch(inside);
        }),
        { numRuns },
      );
    },
    60_000,
  );
});

const withBody = contractOperations.flatMap((operation) => {
  const schema = bodySchemaOf(operation);
  return schema ? [[operation.id, operation, schema] as const] : [];
});

/** A body with a value at one place. */
const bodyWith = (place: readonly (string | number)[], value: unknown): unknown =>
  place.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

/** A list of different numbers that counts how often one of them is read. */
const countedList = (length: number) => {
  let reads = 0;
  const numbers = Array.from({ length }, (_, at) => at + 1);
  const list = new Proxy(numbers, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list, reads: () => reads };
};

describe('however large a body is', () => {
  test.each(withBody)('[SERVER-31] %s compares no entry of a list with all others', (_, operation, schema) => {
    for (const place of placesOf(schema)) {
      const { list, reads } = countedList(1_000);
      operation.check({ path: {}, query: {}, header: {}, body: bodyWith(place, list) });
      expect(reads(), place.join('.')).toBeLessThan(30 * list.length);
    }
  });

  test('[SERVER-31] the lists whose entries must differ have numbers, and are refused with one twice', async () => {
    const lists: Schema[] = [];
    JSON.stringify(document, (_, node) => {
      if (node?.uniqueItems) lists.push(node);
      return node;
    });
    expect(lists.length).toBeGreaterThan(0);
    for (const { items } of lists) {
      const { $ref, type } = items as Schema;
      expect($ref ? resolve($ref as string).type : type).toBe('integer');
    }
    const body = { race_id: 1, pool: 'MUL2', stake: 100, races: [7, 8, 7] };
    const { validation } = (
      await ask('/api/v1/bets/calculate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).body;
    expect(validation.races).toEqual(['unique_items']);
  });

  test.each(withBody)('[SERVER-32] %s refuses one of very many values at once', async (_, operation) => {
    const token = await tokenOf('active');
    const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, '1']));
    const deep = JSON.parse('['.repeat(MAX_VALUES) + ']'.repeat(MAX_VALUES));
    const wide = Object.fromEntries(Array.from({ length: MAX_VALUES }, (_, at) => [`field${at}`, 1]));
    for (const body of [{ deep }, wide, { list: Array(MAX_VALUES).fill(0) }, { lists: Array(MAX_VALUES).fill([]) }]) {
      const answer = await send(operation, { path, query: [], header: {}, body }, token);
      expect(answer).toMatchObject({ status: 400, body: { validation: { body: ['max_items'] } } });
    }
  });

  test.each(withBody)(
    '[SERVER-32] %s refuses none for that whose values the contract allows',
    (_, _operation, schema) => {
      expect(mostValuesOf(schema)).toBeLessThanOrEqual(MAX_VALUES);
    },
  );
});
