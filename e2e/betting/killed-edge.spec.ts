import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startFaultProxy } from '@paddock/conform/faults';
import { logIn } from '../support/log-in.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { openRace, placeButton, readLedger, receipt, tickWin, unanswered } from './bets.ts';

const SERVER = resolve(import.meta.dirname, '../../packages/edge/src/server.ts');

/** An edge in a separate process, which can be killed. @param port 0 for any */
async function startEdge({ data }: Product, apiOrigin: string, port = 0): Promise<{ url: string; edge: ChildProcess }> {
  const words = ['--data', data, '--trust-on-first-use', '--api-origin', apiOrigin, '--port', String(port)];
  const edge = spawn(process.execPath, [SERVER, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const said of edge.stdout) {
    const url = /http:\/\/localhost:\d+/.exec(String(said))?.[0];
    if (url) return { url, edge };
  }
  throw new Error('The edge ended before it had an address.');
}

const kill = async (edge: ChildProcess): Promise<void> => {
  edge.kill('SIGKILL');
  await once(edge, 'exit');
};

test('[PLACE-21] [SENT-5] a bet whose answer dies with the edge is found out once an edge runs again', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/);
  const api = await startFaultProxy(own.apiUrl);
  const first = await startEdge(own, api.url);
  await logIn(context, first.url);
  const before = await readLedger(own);
  const race = await openRace(context, first);
  api.break(/^\/api\/v1\/bets$/, 'hang-after-headers');
  await tickWin(page, race, 0, first.url);
  await placeButton(page).click();
  await expect.poll(async () => (await readLedger(own)).bets.length).toBe(before.bets.length + 1);
  await kill(first.edge);
  await expect(unanswered(page).getByText('wird geklärt')).toBeVisible();

  api.heal();
  const second = await startEdge(own, api.url, Number(new URL(first.url).port));
  expect(second.url).toBe(first.url);
  await expect(unanswered(page).getByText('bei uns eingegangen')).toBeVisible({ timeout: 40_000 });
  await expect(receipt(page)).toBeVisible();
  const after = await readLedger(own);
  expect(after.bets).toHaveLength(before.bets.length + 1);
  expect(before.balance - after.balance).toBe(after.bets[0]?.price);
  await page.close();
  await kill(second.edge);
  await api.stop();
});
