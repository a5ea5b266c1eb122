import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { logInAt } from '../support/log-in.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

/** How long (ms) the rest of a body is held back; the edge waits for 5 s. */
const HELD_MS = 300;

interface Race {
  id: number;
  country: string;
  /** The off of the generated races. */
  post_time: string;
  runners: { startnr: number; status: 'NON_RUNNER' | null }[];
}

/** Sets the API's clock to an instant (ms), from which it runs on. */
async function setClock({ apiUrl }: Product, now: number): Promise<void> {
  const body = JSON.stringify({ now: new Date(now).toISOString() });
  const answer = await fetch(`${apiUrl}/dev/clock`, { method: 'POST', body });
  expect(answer.ok, await answer.text()).toBe(true);
}

async function read<Data>(url: string): Promise<Data> {
  const answer = await fetch(url);
  expect(answer.ok, url).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** A future German race. */
async function nextRace({ url }: Product): Promise<Race> {
  const races = await read<Race[]>(`${url}/api/v1/races/next?pagination=50`);
  const found = races.find(({ country }) => country === 'DEU');
  if (!found) throw new Error('There is no German race to come.');
  return read<Race>(`${url}/api/v1/races/${found.id}`);
}

/** Logs in directly at the API: on a busy machine the edge could time out. */
const tokenOf = async ({ apiUrl }: Product): Promise<string> => (await logInAt(apiUrl)).token;

/**
 * Sends a bet's headers and one byte of its body, runs something, and sends the rest.
 * @returns the raw answer
 */
async function sendHeld(origin: string, token: string, bet: object, meanwhile: () => Promise<void>): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const body = JSON.stringify(bet);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/v1/bets HTTP/1.1',
    `host: ${host}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `access-token: ${token}`,
    `idempotency-key: ${randomUUID()}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1)}`);
  await wait(HELD_MS);
  await meanwhile();
  socket.write(body.slice(1));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

test('[SERVER-7] a bet whose last byte comes after the off is refused, through the edge and straight, however early its first one came', async ({
  own,
}) => {
  const race = await nextRace(own);
  const off = Date.parse(race.post_time);
  const early = off - 60_000;
  const horse = race.runners.find(({ status }) => status === null)?.startnr;
  const bet = { race_id: race.id, pool: 'WIN', leg1: [horse], stake: 500, expected_price: 500 };
  await setClock(own, early);
  const token = await tokenOf(own);

  for (const origin of [own.url, own.apiUrl]) {
    await setClock(own, early);
    const inTime = await sendHeld(origin, token, bet, () => setClock(own, off - 10_000));
    expect(inTime, origin).toMatch(/^HTTP\/1\.1 200 /);
    for (const late of [100, 5_000, 25_000]) {
      await setClock(own, early);
      const answer = await sendHeld(origin, token, bet, () => setClock(own, off + late));
      expect(answer, `${origin}, ${late} ms after the off`).toMatch(/^HTTP\/1\.1 409 [\s\S]*"race_closed"/);
    }
  }
});
