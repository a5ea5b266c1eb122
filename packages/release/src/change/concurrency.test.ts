import { expect, test } from 'vitest';
import { promote, readHistory, readPolicy, verifyStore } from '../index.ts';
import { createStoreTemplate } from '../testing/make-store.ts';
import { startNode } from '../testing/start-node.ts';

interface Outcome {
  reason: string;
  changed?: boolean;
  sequence?: number;
  lostRaces?: number;
  refused?: string;
  message?: string;
}

const OPERATORS = 8;
const OPERATIONS = 25;

/** Runs one operator's process to its end, or kills it after this many outcomes. */
const operate = (
  data: string,
  number: number,
  builds: Record<string, string[]>,
  killAfter = Number.POSITIVE_INFINITY,
) =>
  new Promise<Outcome[]>((resolve, reject) => {
    const script = new URL('../testing/operate.ts', import.meta.url);
    const child = startNode(script, [data, String(number), String(OPERATIONS), JSON.stringify(builds)]);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('\n').length > killAfter) child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('close', () =>
      resolve(
        output
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line)),
      ),
    );
  });

/** A store that serves a shell and five remotes, and seven builds of each remote. */
const serving = createStoreTemplate(async ({ store, operator, publish }) => {
  const names = ['mf-racing', 'mf-streams', 'mf-account', 'mf-messenger', 'mf-registration'];
  const builds: Record<string, string[]> = {};
  for (const name of names) {
    builds[name] = [];
    for (const content of 'abcdefg') builds[name].push((await publish(name, content)).buildId);
  }
  const first = names.map((name) => ({ name, buildId: builds[name]?.[0] as string }));
  const shell = await publish('shell', 'a');
  await promote(store, operator, { channel: 'production', targets: [shell, ...first] });
  return { builds };
});

test('[CHANGE-30] [CHANGE-31] of 200 promotes and rollbacks from 8 processes at once, each accepted one is in the journal once, each refused one has its reason', async () => {
  const { store, builds } = await serving();
  const outcomes = (
    await Promise.all(Array.from({ length: OPERATORS }, (_, number) => operate(store.folder, number, builds)))
  ).flat();

  expect(outcomes).toHaveLength(OPERATORS * OPERATIONS);
  const { releases } = await readHistory(store, await readPolicy(store), 'production');
  const accepted = outcomes.filter(({ changed }) => changed);
  // The number of changes depends on the races; few changes would prove little.
  expect(accepted.length).toBeGreaterThan((OPERATORS * OPERATIONS) / 4);
  const inJournal = releases.slice(1).map(({ sequence, reason }) => ({ sequence, reason }));
  const asTold = accepted.map(({ sequence, reason }) => ({ sequence, reason }));
  expect(inJournal).toEqual(asTold.sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)));
  expect(releases.map(({ sequence }) => sequence)).toEqual(releases.map((_, index) => index + 1));

  const refused = outcomes.filter(({ changed }) => changed === undefined);
  for (const outcome of refused) expect(['precondition', 'lost-race'], outcome.message).toContain(outcome.refused);
  // Without races this would prove nothing.
  expect(outcomes.some(({ lostRaces = 0 }) => lostRaces > 0)).toBe(true);
  expect((await verifyStore(store)).filter(({ problems }) => problems.length > 0)).toEqual([]);
}, 120_000);

test('[CHANGE-30] of killed processes, every reported change is in the journal once, and at most one each that was not reported', async () => {
  const { store, operator, builds } = await serving();
  const numbers = Array.from({ length: OPERATORS }, (_, number) => number);
  const told = (await Promise.all(numbers.map((number) => operate(store.folder, number, builds, 4)))).flat();

  const { releases } = await readHistory(store, await readPolicy(store), 'production');
  const journaled = releases.slice(1).map(({ sequence, reason }) => `${sequence} ${reason}`);
  const accepted = told.filter(({ changed }) => changed).map(({ sequence, reason }) => `${sequence} ${reason}`);
  expect(accepted.length).toBeGreaterThan(OPERATORS);
  expect(journaled).toEqual(expect.arrayContaining(accepted));
  expect(journaled.length - accepted.length).toBeLessThanOrEqual(OPERATORS);
  expect(new Set(releases.map(({ reason }) => reason)).size).toBe(releases.length);
  expect((await verifyStore(store)).filter(({ problems }) => problems.length > 0)).toEqual([]);

  const buildId = builds['mf-racing']?.find((id) => id !== releases.at(-1)?.builds['mf-racing']?.buildId) as string;
  const next = await promote(store, operator, { channel: 'production', targets: [{ name: 'mf-racing', buildId }] });
  expect(next.release.sequence).toBe(releases.length + 1);
}, 120_000);
