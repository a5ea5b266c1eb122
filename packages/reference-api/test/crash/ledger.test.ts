import { expect, test } from 'vitest';
import { createRandom } from '../../src/world/generator/random.ts';
import { createTestApi } from '../rigs/ask.ts';
import { accountProblems, lastEntryId, lostEntries, unpromisedEntries } from './account-check.ts';
import type { LoadClient, PromisedEntry } from './workload.ts';
import { workloads } from './workloads.ts';

/** `npm run histories` runs 10,000; `LEDGER_SEED` for another seed. */
const operations = Number(process.env.RUNS ?? 2000);
const seed = Number(process.env.LEDGER_SEED ?? 1);
const clients = 16;
const customers = ['active', 'other', 'voucher', 'provisional'] as const;

test(
  '[PAYMENTS-17] every balance is the sum of its entries whatever 16 clients do at once',
  async () => {
    const api = createTestApi('2026-11-21T08:00:00Z', { dev: true, onError: (error) => failures.push(error) });
    const failures: unknown[] = [];
    const promised = new Map<string, Map<string, PromisedEntry[]>>(workloads.map(({ name }) => [name, new Map()]));
    let left = operations;
    const database = await api.database();
    await api.call('confirmBeforeIdentity', { as: 'provisional' });
    const before = await lastEntryId(database);

    const clientOf = (as: (typeof customers)[number]): LoadClient => {
      return async ({ method = 'POST', path, key, body, form }) => {
        // Asked for each time: the clock moves on and a token expires.
        const headers = { 'access-token': await api.tokenOf(as), 'content-type': 'application/json' };
        const init = form
          ? { method, body: new URLSearchParams(form) }
          : { method, headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) } };
        const answer = await api.ask(path, body ? { ...init, body: JSON.stringify(body) } : init);
        if (answer.status >= 500) throw new Error(`${method} ${path} ${answer.status}`, { cause: failures.at(-1) });
        return { status: answer.status, data: answer.body?.data };
      };
    };

    const work = async (number: number) => {
      const random = createRandom(seed, number);
      // Several clients per customer: their calls are serialized.
      const client = clientOf(customers[number % customers.length] as (typeof customers)[number]);
      for (let turn = 0; left > 0; turn += 1) {
        left -= 1;
        if (left % 20 === 0) api.advance(random.integer(0, 60_000));
        const { name, send } = random.pick(workloads);
        // Sometimes a client repeats a request, as after a lost answer.
        const key = `client-${number}-${random.chance(0.1) ? Math.max(0, turn - 3) : turn}`;
        promised.get(name)?.set(key, await send(client, key));
      }
    };

    await Promise.all(Array.from({ length: clients }, (_, number) => work(number)));
    const entries = [...promised.values()].flatMap((byKey) => [...byKey.values()].flat());
    expect(failures, `seed ${seed}`).toEqual([]);
    expect(await accountProblems(database), `seed ${seed}`).toEqual([]);
    expect(await lostEntries(database, entries), `seed ${seed}`).toEqual([]);
    expect(await unpromisedEntries(database, entries, before), `seed ${seed}`).toEqual([]);
    for (const type of ['deposit', 'withdrawal', 'stake']) {
      expect(entries.filter((entry) => entry.type === type).length, type).toBeGreaterThan(0);
    }
  },
  Math.max(60_000, operations * 60),
);
