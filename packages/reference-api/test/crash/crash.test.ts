import { afterEach, expect, test } from 'vitest';
import { createAccessTokens } from '../../src/rooms/auth/access-token.ts';
import type { Database } from '../../src/server/database/open-database.ts';
import { addDemoCustomers, type DemoName, demoEmail } from '../../src/server/demo/demo-customers.ts';
import { createRandom } from '../../src/world/generator/random.ts';
import { createTestDatabase } from '../rigs/test-database.ts';
import { accountProblems, lastEntryId, lostEntries, unpromisedEntries } from './account-check.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { LoadClient, PromisedEntry, Workload } from './workload.ts';
import { workloads } from './workloads.ts';

/**
 * More by hand: `CRASH_ROUNDS=50 pnpm vitest run test/crash/crash`; `CRASH_SEED` for another seed.
 */
const rounds = Number(process.env.CRASH_ROUNDS ?? 4);
const seed = Number(process.env.CRASH_SEED ?? 1);
const opens = Date.parse('2026-11-21T08:00:00Z');
const clients = 8;
const customers = ['active', 'other', 'voucher'] as const satisfies readonly DemoName[];

let server: ServerProcess | null = null;
afterEach(() => server?.kill());

/** The server died during a call: the outcome is unknown. */
class Gone extends Error {}

/** A sent request, to be repeated after the restart when unanswered. */
interface Sent {
  workload: Workload;
  customer: DemoName;
  key: string;
}

const logIn = async (database: Database, name: DemoName, now: number): Promise<string> => {
  const { id } = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', demoEmail(name))
    .executeTakeFirstOrThrow();
  const identity = { customerId: id, sessionId: `crash-${name}` };
  await database
    .insertInto('session')
    .values({ id: identity.sessionId, customer_id: id, created_at: now, ended_at: null })
    .execute();
  return createAccessTokens(database).issue(identity, now);
};

/** @param answered called with each answer */
const clientOf =
  (origin: string, token: string, answered: () => void): LoadClient =>
  async ({ method = 'POST', path, key, body, form }) => {
    const headers = {
      'access-token': token,
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const content = form ? new URLSearchParams(form) : body && JSON.stringify(body);
    const init = { method, headers, redirect: 'manual' as const, ...(content ? { body: content } : {}) };
    const { status, text } = await fetch(`${origin}${path}`, init)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => {
        throw new Gone();
      });
    answered();
    if (status >= 500) throw new Error(`${method} ${path} ${status} ${text}`);
    return { status, data: text.startsWith('{') ? JSON.parse(text).data : null };
  };

test(
  '[PAYMENTS-18] a server that is killed at any moment loses nothing that it accepted and doubles nothing',
  async () => {
    const state = createTestDatabase();
    const database = await state.open();
    const began = performance.now();
    // The same day in every run; it continues from one server to the next.
    const now = () => opens + Math.round(performance.now() - began);
    const start = async () => startServer(await state.target(), now());
    await addDemoCustomers(database, now());
    const tokens = new Map<DemoName, string>();
    for (const name of customers) tokens.set(name, await logIn(database, name, now()));
    const before = await lastEntryId(database);
    const promised: PromisedEntry[] = [];
    let unknown: Sent[] = [];

    const send = async ({ workload, customer, key }: Sent, origin: string, answered = () => {}) => {
      const client = clientOf(origin, tokens.get(customer) as string, answered);
      promised.push(...(await workload.send(client, key)));
    };

    /** Runs clients until the server is killed at a random answer. */
    const loadAndKill = async ({ origin, kill }: ServerProcess, round: number) => {
      let left = createRandom(seed, round).integer(20, 200);
      let killed: Promise<void> | null = null;
      const answered = () => {
        left -= 1;
        if (left === 0) killed = kill();
      };
      const work = async (number: number) => {
        const random = createRandom(seed, round, number);
        const customer = customers[number % customers.length] as DemoName;
        for (let turn = 0; killed === null; turn += 1) {
          const sent = { workload: random.pick(workloads), customer, key: `crash-${round}-${number}-${turn}` };
          try {
            await send(sent, origin, answered);
          } catch (error) {
            if (!(error instanceof Gone)) throw error;
            unknown.push(sent);
          }
        }
      };
      await Promise.all(Array.from({ length: clients }, (_, number) => work(number)));
      await killed;
    };

    for (let round = 0; round < rounds; round += 1) {
      server = await start();
      // First check what was accepted before the crash.
      expect(await lostEntries(database, promised), `seed ${seed}`).toEqual([]);
      expect(await accountProblems(database), `seed ${seed}`).toEqual([]);
      // Then repeat unanswered requests under their keys, as a careful client does.
      for (const sent of unknown) await send(sent, server.origin);
      unknown = [];
      await loadAndKill(server, round);
    }
    server = await start();
    for (const sent of unknown) await send(sent, server.origin);
    expect(await accountProblems(database), `seed ${seed}`).toEqual([]);
    expect(await lostEntries(database, promised), `seed ${seed}`).toEqual([]);
    expect(await unpromisedEntries(database, promised, before), `seed ${seed}`).toEqual([]);
    for (const type of ['deposit', 'withdrawal', 'stake']) {
      expect(promised.filter((entry) => entry.type === type).length, type).toBeGreaterThan(0);
    }
  },
  60_000 + rounds * 45_000,
);
