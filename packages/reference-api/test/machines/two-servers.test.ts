import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createAccessTokens } from '../../src/rooms/auth/access-token.ts';
import { notify } from '../../src/rooms/messenger/notify.ts';
import type { Database } from '../../src/server/database/open-database.ts';
import { addDemoCustomers, type DemoName, demoEmail } from '../../src/server/demo/demo-customers.ts';
import { contractOperations } from '../../src/server/operation/contract.ts';
import type { OperationId } from '../../src/server/operation/operation.types.ts';
import { type ServerProcess, startServer } from '../crash/server-process.ts';
import { findRace, winnersOf } from '../rigs/find-race.ts';
import { createTestDatabase, isPostgres } from '../rigs/test-database.ts';

const opens = Date.parse('2026-11-21T10:00:00Z');
const race = findRace('2026-11-21T12:00:00Z', ({ country }) => country === 'DEU');

const state = createTestDatabase();
const servers: ServerProcess[] = [];
let database: Database;

beforeAll(async () => {
  database = await state.open();
  await addDemoCustomers(database, opens);
  servers.push(
    ...(await Promise.all([state.target(), state.target()].map(async (at) => startServer(await at, opens)))),
  );
});
afterAll(() => Promise.all(servers.map(({ kill }) => kill())));

const one = () => servers[0] as ServerProcess;
const other = () => servers[1] as ServerProcess;

/** A new login at an instant. */
const logIn = async (name: DemoName, now = opens) => {
  const { id } = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', demoEmail(name))
    .executeTakeFirstOrThrow();
  const identity = { customerId: id, sessionId: `${name} ${Math.random()}` };
  await database
    .insertInto('session')
    .values({ id: identity.sessionId, customer_id: id, created_at: now, ended_at: null })
    .execute();
  const token = await createAccessTokens(database).issue(identity, now);
  const call = async ({ origin }: ServerProcess, operation: OperationId, body?: object) => {
    const { path, method } = contractOperations.find(
      ({ id }) => id === operation,
    ) as (typeof contractOperations)[number];
    const headers = {
      'access-token': token,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const init = { method: method.toUpperCase(), headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(`${origin}/api${path}`, init);
    // biome-ignore lint/suspicious/noExplicitAny: other tests read it by the contract
    return { status: answer.status, body: (await answer.json()) as any };
  };
  return { id, token, call };
};

const moveTo = (now: number) =>
  Promise.all(
    servers.map(({ origin }) =>
      fetch(`${origin}/dev/clock`, { method: 'POST', body: JSON.stringify({ now: new Date(now).toISOString() }) }),
    ),
  );

afterEach(async () => void (await moveTo(opens)));

/** The stream of hints of a login at one server. */
const listen = async ({ origin }: ServerProcess, token: string) => {
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const headers = { 'access-token': token, accept: 'text/event-stream' };
  const answer = await fetch(`${origin}/api/v1/events`, { headers, signal: left.signal });
  const heard = { latest: [] as number[], isOver: false };
  const read = async () => {
    let text = '';
    for await (const bytes of answer.body as ReadableStream<Uint8Array>) {
      text += new TextDecoder().decode(bytes);
      heard.latest = [...text.matchAll(/event: messages\ndata: \{"latest":(\d+)/g)].map(([, id]) => Number(id));
    }
  };
  void read()
    .catch(() => {})
    .finally(() => {
      heard.isOver = true;
    });
  await expect.poll(() => heard.latest.length).toBe(1);
  return heard;
};

const tell = (customerId: number) =>
  database
    .transaction()
    .execute((transaction) =>
      notify(transaction, { customerId, type: 'account', text_de: 'x', text_en: 'x', race_id: null, at: opens }),
    );

test('[PROCESSES-1] what one server stores, the streams of another name: a settled bet, and nobody is paid twice', async () => {
  const { call } = await logIn('active');
  const [winner = 0] = winnersOf(race);
  const bet = { race_id: race.id, pool: 'WIN', leg1: [winner], stake: 200, expected_price: 200 };
  const placed = await call(one(), 'sendBet', bet);
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const { id } = placed.body.data.bet;
  const before = race.officialAt - 60_000;
  await moveTo(before);
  const later = await logIn('active', before);
  const heard = await listen(other(), later.token);
  await moveTo(race.officialAt + 1_000);
  await Promise.all([one(), other(), one(), other()].map((server) => later.call(server, 'getMe')));
  await expect.poll(() => heard.latest.length).toBe(2);
  const paid = await database
    .selectFrom('ledger_entry')
    .select('amount')
    .where('reference', '=', `bet:${id}`)
    .where('amount', '>', 0)
    .execute();
  expect(paid).toHaveLength(1);
});

test('[PROCESSES-2] a logout at one server ends the stream at another, and its token there', async () => {
  const { token, call } = await logIn('other');
  const heard = await listen(other(), token);
  expect((await call(one(), 'logout', { customer_token: token })).status).toBe(200);
  expect((await call(other(), 'getMe')).status).toBe(401);
  await expect.poll(() => heard.isOver).toBe(true);
});

test('[PROCESSES-3] what is due is done once, whatever the number of servers', async () => {
  const { call } = await logIn('bettor');
  const horse = race.runners.find(({ withdrawnAt }) => withdrawnAt === null)?.horse;
  expect((await call(one(), 'setFavorite', { horse_id: horse?.id })).status).toBe(200);
  const soon = race.off - 29 * 60_000;
  await moveTo(soon);
  const later = await logIn('bettor', soon);
  await Promise.all([one(), other(), one(), other()].map((server) => later.call(server, 'getMessages')));
  const { body } = await later.call(one(), 'getMessages');
  expect(body.data.filter(({ type }: { type: string }) => type === 'race')).toHaveLength(1);
});

/** The processes that wait for the announcements of new messages, and the one that makes them. */
const listeners = async () => {
  const { rows } = await sql<{ pid: number; sweeps: boolean }>`
    select pid, exists (select 1 from pg_locks where pg_locks.pid = activity.pid and locktype = 'advisory') as sweeps
    from pg_stat_activity activity
    where application_name = 'paddock-listener' and datname = current_database()`.execute(database);
  return rows;
};

test.runIf(isPostgres)('[PROCESSES-4] one of them announces messages; when it ends another does', async () => {
  const { id, token } = await logIn('active');
  const again = await logIn('active');
  const streams = await Promise.all([listen(one(), token), listen(other(), again.token)]);
  await expect.poll(async () => (await listeners()).map(({ sweeps }) => sweeps).sort()).toEqual([false, true]);
  for (let round = 0; round < 3; round += 1) {
    // Heard well before the look of each second.
    await wait(300);
    await tell(id);
    await expect.poll(() => streams.map(({ latest }) => latest.length)).toEqual([round + 2, round + 2]);
  }
  const [sweeper] = (await listeners()).filter(({ sweeps }) => sweeps);
  await sql`select pg_terminate_backend(${sweeper?.pid}::int)`.execute(database);
  await tell(id);
  await expect.poll(() => streams.map(({ latest }) => latest.length)).toEqual([5, 5]);
  await expect.poll(async () => (await listeners()).map(({ sweeps }) => sweeps).sort()).toEqual([false, true]);
});

test('[PROCESSES-5] a server that is killed takes nothing of the others with it', async () => {
  const { id, token } = await logIn('active');
  const heard = await listen(other(), token);
  await one().kill();
  await tell(id);
  await expect.poll(() => heard.latest.length).toBe(2);
  servers[0] = await startServer(await state.target(), opens);
  const again = await listen(one(), (await logIn('active')).token);
  expect(again.latest).toEqual([heard.latest.at(-1)]);
});
