import document from '@paddock/api/openapi.json' with { type: 'json' };
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type ContractOperation, contractOperations, resolve } from '../../src/server/operation/contract.ts';
import { createTestApi } from '../rigs/ask.ts';
import { arbitraryOf, nasty, type Schema } from './schema-arbitrary.ts';

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

const bodyOf = (operation: ContractOperation): fc.Arbitrary<unknown> => {
  const given = itemOf(operation).requestBody as Schema | undefined;
  if (!given) return fc.constant(undefined);
  const body = typeof given.$ref === 'string' ? resolve(given.$ref) : given;
  const { schema } = (body.content as Record<string, { schema: Schema }>)['application/json'] as { schema: Schema };
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
