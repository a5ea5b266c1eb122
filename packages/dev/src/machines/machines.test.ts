import { setTimeout as wait } from 'node:timers/promises';
import {
  accountProblems,
  demoEmail,
  demoPassword,
  type LoadAnswer,
  type LoadClient,
  lastEntryId,
  lostEntries,
  type PromisedEntry,
  unpromisedEntries,
  workloads,
} from '@paddock/reference-api/testing';
import { promote, readEdges } from '@paddock/release';
import { PASSING_FAULTS } from '@paddock/release/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Machines, startMachines } from './machines.ts';

/** `npm run machines` kills each machine many times. */
const rounds = Number(process.env.MACHINES_ROUNDS ?? 1);
const opens = Date.parse('2026-11-21T08:00:00Z');
const customers = ['active', 'other', 'voucher'] as const;
/**
 * Not payments: provider pages are not behind the edge, and a withdrawal leaves no money to bet.
 */
const asked = workloads.filter(({ name }) => ['bets', 'limits'].includes(name));
/** One of so many requests to the bucket fails, in a way that a correct bucket may fail. */
const faultEvery = 40;

const stepMs = 50;
/**
 * Edges agree on a release within a second, or later if requests to the bucket are lost. A step
 * that a busy machine delays counts as one step.
 */
const mostSteps = 2_000 / stepMs;

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines(opens);
}, 120_000);
afterAll(() => machines?.stop(), 60_000);

/** A request that is repeated unchanged at the other edge if it fails or gets no answer. */
const sendSafely = async (path: string, init: RequestInit, from: number): Promise<LoadAnswer & { body: string }> => {
  for (let tried = 0; ; tried += 1) {
    const { origin } = machines.edges[(from + tried) % 2] as Machines['edges'][number];
    const answer = await fetch(`${origin}${path}`, { ...init, redirect: 'manual' })
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429) {
      return { ...answer, data: answer.body.startsWith('{') ? JSON.parse(answer.body).data : null };
    }
    if (tried > 300) throw new Error(`${path} is not answered: ${answer?.status} ${answer?.body}`);
    await wait(stepMs);
  }
};

const json = { 'content-type': 'application/json' };
const loginPath = '/api/v3/customer/auth/login';

interface Session {
  bearer_token: string;
  refresh_token: string;
}

const logIn = async (name: (typeof customers)[number]): Promise<Session> => {
  const body = JSON.stringify({ username: demoEmail(name), password: demoPassword });
  const { status, data, body: text } = await sendSafely(loginPath, { method: 'POST', headers: json, body }, 0);
  if (status !== 200) throw new Error(text);
  return data;
};

const refresh = async (session: Session, attempt: string, from: number): Promise<Session> => {
  const { refresh_token } = session;
  const headers = { ...json, 'refresh-token': refresh_token, 'idempotency-key': attempt };
  const body = JSON.stringify({ grant_type: 'refresh_token', refresh_token });
  const { status, data, body: text } = await sendSafely(loginPath, { method: 'POST', headers, body }, from);
  if (status !== 200) throw new Error(`${attempt} ended its session: ${text}`);
  return data;
};

const sequenceIn = (html: string): number =>
  JSON.parse(/id="paddock-release"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{"sequence":0}').sequence;

test(
  '[MACHINES-1] [MACHINES-2] [MACHINES-3] two edges, two APIs, one PostgreSQL and one bucket, of which each edge and API is killed',
  async () => {
    const { edges, apis, database, bucket, store, operator, builds } = machines;
    const before = await lastEntryId(database);
    const promised: PromisedEntry[] = [];
    const counted = { refreshes: 0, releases: 0, files: 0 };
    const agreed: number[] = [];
    let isOver = false;
    const until = async (work: () => Promise<unknown>) => {
      while (!isOver) await work();
    };

    /** Places bets and sets limits for a customer, and refreshes the session between them. */
    const customer = async (name: (typeof customers)[number], number: number) => {
      let session = await logIn(name);
      let turn = number;
      const client: LoadClient = async ({ method = 'POST', path, key, body }) => {
        const headers = { 'access-token': session.bearer_token, ...json, ...(key ? { 'idempotency-key': key } : {}) };
        return sendSafely(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }, turn);
      };
      await until(async () => {
        turn += 1;
        const { send } = asked[turn % asked.length] as (typeof asked)[number];
        promised.push(...(await send(client, `machines-${name}-${turn}`)));
        if (turn % 3 > 0) return;
        session = await refresh(session, `refresh-of-${name}-${turn}`, turn);
        counted.refreshes += 1;
      });
      const me = await client({ method: 'GET', path: '/api/v1/customer/me' });
      expect(me.status, `${name} is logged in`).toBe(200);
    };

    /** The number of steps until each edge that was not killed serves a release. */
    const agreement = async (sequence: number) => {
      const waiting = new Set(edges.filter(({ isUp }) => isUp));
      for (let steps = 0; waiting.size > 0; steps += 1) {
        for (const edge of waiting) {
          const page = await fetch(`${edge.origin}/racing/7`, { headers: { accept: 'text/html' } })
            .then((response) => response.text())
            .catch(() => null);
          if (page === null || !edge.isUp || sequenceIn(page) >= sequence) waiting.delete(edge);
        }
        expect(steps, `${[...waiting].map(({ name }) => name)} has release ${sequence}`).toBeLessThan(mostSteps);
        if (waiting.size > 0) await wait(stepMs);
        else agreed.push(steps * stepMs);
      }
    };

    const operate = () =>
      until(async () => {
        const target = builds[counted.releases % 2] as (typeof builds)[0];
        const { release } = await promote(store, operator, { channel: 'production', targets: [target] });
        counted.releases += 1;
        await agreement(release.sequence);
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
        await wait(stepMs);
      });
    };

    const kill = async () => {
      await wait(500);
      for (let round = 0; round < rounds; round += 1) {
        for (const machine of [edges[0], apis[1], edges[1], apis[0]]) {
          await machine?.replace();
          await wait(500);
        }
      }
      isOver = true;
    };

    bucket.fault = ({ number }) =>
      number % faultEvery === 0 ? (PASSING_FAULTS[(number / faultEvery) % PASSING_FAULTS.length] ?? null) : null;
    const over = () => {
      isOver = true;
    };
    const work = [...customers.map(customer), operate(), browse(0), browse(1), kill()];
    // A failure ends the others.
    for (const each of work) each.catch(over);
    const outcomes = await Promise.allSettled(work);
    bucket.fault = () => null;
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;

    expect(await accountProblems(database)).toEqual([]);
    expect(await lostEntries(database, promised)).toEqual([]);
    expect(await unpromisedEntries(database, promised, before)).toEqual([]);
    agreed.sort((a, b) => a - b);
    expect(agreed[Math.floor(agreed.length * 0.5)]).toBeLessThanOrEqual(1_000);
    expect(promised.filter(({ type }) => type === 'stake').length).toBeGreaterThan(0);
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(2);
    const newest = await store.newestSequence('production');
    await expect
      .poll(async () => (await readEdges(store, 'production')).map(({ release, silent }) => [release, silent]), {
        timeout: 10_000,
      })
      .toEqual([
        [newest, false],
        [newest, false],
      ]);
    if (rounds > 1)
      console.log(`${promised.length} bets, ${JSON.stringify(counted)}; edges agreed after ${agreed.join(', ')} ms`);
  },
  60_000 + rounds * 60_000,
);
