import { setTimeout as wait } from 'node:timers/promises';
import {
  accountProblems,
  lastEntryId,
  lostEntries,
  type PromisedEntry,
  unpromisedEntries,
  workloads,
} from '@paddock/reference-api/testing';
import { isReleaseError, promote } from '@paddock/release';
import { readEdges } from '@paddock/release/testing';
import { afterEach, expect, test } from 'vitest';
import { agreement, STEP_MS, sequenceIn } from './agreement.ts';
import { logInCustomer } from './customer.ts';
import { type Machine, type Machines, startMachines } from './machines.ts';

/** `npm run machines` kills each machine many times. */
const rounds = Number(process.env.MACHINES_ROUNDS ?? 1);
const opens = Date.parse('2026-11-21T08:00:00Z');
const customers = ['active', 'other', 'voucher'] as const;
/**
 * Not payments: provider pages are not behind the edge, and a withdrawal leaves no money to bet.
 */
const asked = workloads.filter(({ name }) => ['bets', 'limits'].includes(name));

/**
 * The longest times (ms) until edges agree. The command is the measurement. `npm test` runs other
 * tests on the same machine, which can delay each answer: there an edge must not be stuck.
 */
const late = rounds > 1 ? { return: 1_000, anywhere: 2_000 } : { return: 10_000, anywhere: 10_000 };

let machines: Machines | undefined;
afterEach(async () => {
  await machines?.stop();
  machines = undefined;
}, 60_000);

test.each([
  ['tokens in scripts', false],
  ['tokens held by both edges with one key', true],
])(
  '[MACHINES-1] [MACHINES-2] [MACHINES-3] [MACHINES-4] [HELD-14] two edges, two APIs, one PostgreSQL and one bucket, of which each is killed, with %s',
  async (_, holdsTokens) => {
    machines = await startMachines(opens, holdsTokens);
    const { edges, apis, postgres, bucket, database, store, operator, builds } = machines;
    const countTokens = async () => (await database.selectFrom('refresh_token').select('hash').execute()).length;
    const sessions = () => database.selectFrom('session').select(['id', 'ended_at']).execute();
    const before = await lastEntryId(database);
    const promised: PromisedEntry[] = [];
    const acknowledged: Awaited<ReturnType<typeof promote>>['release'][] = [];
    const counted = { refreshes: 0, files: 0 };
    const agreed: { after: string | null; ms: number }[] = [];
    /** The machine that came back, until the next promote. */
    let returned: string | null = null;
    let isOver = false;
    const until = async (work: () => Promise<unknown>) => {
      while (!isOver) await work();
    };

    /** Places bets and sets limits for a customer, and refreshes the session between them. */
    const bet = async (name: (typeof customers)[number], number: number) => {
      const { client, refresh } = await logInCustomer(edges, name, holdsTokens);
      let turn = number;
      await until(async () => {
        turn += 1;
        const { send } = asked[turn % asked.length] as (typeof asked)[number];
        promised.push(...(await send(client(turn), `machines-${name}-${turn}`)));
        if (turn % 3 > 0) return;
        await refresh(`refresh-of-${name}-${turn}`);
        counted.refreshes += 1;
      });
      const me = await client(turn)({ method: 'GET', path: '/api/v1/customer/me' });
      expect(me.status, `${name} is logged in`).toBe(200);
    };

    let tried = 0;
    const operate = () =>
      until(async () => {
        tried += 1;
        const target = builds[tried % 2] as (typeof builds)[0];
        const after = returned;
        const done = await promote(store, operator, { channel: 'production', targets: [target] }).catch((error) => {
          // The bucket was away for too long: nothing is known of this one.
          if (isReleaseError(error) && error.kind === 'storage') return null;
          throw error;
        });
        if (!done) return;
        acknowledged.push(done.release);
        agreed.push({ after, ms: await agreement(edges, done.release.sequence, late.anywhere) });
        if (after === returned) returned = null;
        await wait(300);
      });

    const served = new Map<string, number>();
    /** Requests pages, whose release must never fall, and compares the bytes of each file. */
    const browse = async (number: number) => {
      const edge = edges[number % 2] as (typeof edges)[0];
      await until(async () => {
        const page = await fetch(`${edge.origin}/racing/7`, { headers: { accept: 'text/html' } }).catch(() => null);
        if (page?.status === 200) {
          const sequence = sequenceIn(await page.text());
          expect(sequence).toBeGreaterThanOrEqual(served.get(edge.name) ?? 1);
          served.set(edge.name, sequence);
        }
        for (const { name, buildId, bytes } of builds) {
          for (const [file, wanted] of bytes) {
            const answer = await fetch(`${edge.origin}/builds/${name}/${buildId}/${file}`).catch(() => null);
            const body = answer?.status === 200 ? await answer.arrayBuffer().catch(() => null) : null;
            if (!body) continue;
            expect(Buffer.from(body).equals(Buffer.from(wanted)), `${name} ${buildId} ${file}`).toBe(true);
            counted.files += 1;
          }
        }
        await wait(STEP_MS);
      });
    };

    const all = [edges[0], bucket, apis[1], postgres, edges[1], apis[0]] as Machine[];
    const kill = async () => {
      await wait(500);
      for (let round = 0; round < rounds; round += 1) {
        for (const machine of all) {
          await machine.replace();
          returned = machine.name;
          // The next promote begins after the return.
          while (returned !== null && !isOver) await wait(STEP_MS);
        }
      }
      isOver = true;
    };

    const [tokensBefore, sessionsBefore] = [await countTokens(), (await sessions()).length];
    bucket.setFaults(true);
    const over = () => {
      isOver = true;
    };
    const work = [...customers.map(bet), operate(), browse(0), browse(1), kill()];
    // A failure ends the others.
    for (const each of work) each.catch(over);
    const outcomes = await Promise.allSettled(work);
    bucket.setFaults(false);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;

    expect(await accountProblems(database)).toEqual([]);
    expect(await lostEntries(database, promised)).toEqual([]);
    expect(await unpromisedEntries(database, promised, before)).toEqual([]);
    expect([...edges, ...apis].filter(({ hasEnded }) => hasEnded).map(({ name }) => name)).toEqual([]);

    const opened = await sessions();
    expect(opened.filter(({ ended_at }) => ended_at !== null)).toEqual([]);
    // A login makes one refresh token, and each refresh one more.
    expect((await countTokens()) - tokensBefore - (opened.length - sessionsBefore)).toBe(counted.refreshes);

    for (const { sequence, signature } of acknowledged) {
      const record = await store.readRecord('production', sequence);
      expect(JSON.parse(String(record && Buffer.from(record))).signature, `release ${sequence}`).toEqual(signature);
    }
    const returns = agreed.filter(({ after }) => after !== null);
    expect(returns.length).toBe(all.length * rounds);
    console.log(
      returns.map(({ after, ms }) => `${after} came back: the edges agreed ${ms} ms after a promote`).join('\n'),
    );
    for (const { after, ms } of returns) expect(ms, `after the return of ${after}`).toBeLessThanOrEqual(late.return);
    const times = agreed.map(({ ms }) => ms).sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.5)]).toBeLessThanOrEqual(late.return);
    expect(promised.filter(({ type }) => type === 'stake').length).toBeGreaterThan(0);
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(2);
    const newest = await store.newestSequence('production');
    await expect
      .poll(async () => (await readEdges(store, 'production')).map(({ release, silent }) => [release, silent]), {
        timeout: 20_000,
      })
      .toEqual([
        [newest, false],
        [newest, false],
      ]);
    console.log(
      `${promised.length} bets, ${JSON.stringify(counted)}, ${acknowledged.length} promotes; edges agreed after ${times.join(', ')} ms`,
    );
  },
  180_000 + rounds * 120_000,
);
