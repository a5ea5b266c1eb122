import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { promote, readHistory, readPolicy, verifyStore } from './index.ts';
import { makeStore } from './testing/make-store.ts';

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

const operate = (data: string, number: number, builds: Record<string, string[]>): Promise<Outcome[]> =>
  new Promise((resolve, reject) => {
    const script = new URL('./testing/operate.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, data, String(number), String(OPERATIONS), JSON.stringify(builds)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', () =>
      resolve(
        output
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ),
    );
  });

test('[REL-42] of 200 promotes and rollbacks from 8 processes at once, each accepted one is in the journal once, each refused one has its reason', async () => {
  const { store, operator, publish } = await makeStore();
  const shell = await publish('shell', 'a');
  const names = ['mf-racing', 'mf-streams', 'mf-account', 'mf-messenger', 'mf-registration'];
  const builds: Record<string, string[]> = {};
  for (const name of names) {
    builds[name] = [];
    for (const content of 'abcdefg') builds[name].push((await publish(name, content)).buildId);
  }
  const first = names.map((name) => ({ name, buildId: builds[name]?.[0] as string }));
  await promote(store, operator, { channel: 'production', targets: [shell, ...first] });

  const outcomes = (
    await Promise.all(Array.from({ length: OPERATORS }, (_, number) => operate(store.folder, number, builds)))
  ).flat();

  expect(outcomes).toHaveLength(OPERATORS * OPERATIONS);
  const { releases } = await readHistory(store, await readPolicy(store), 'production');
  const accepted = outcomes.filter(({ changed }) => changed);
  expect(accepted.length).toBeGreaterThan(100);
  const inJournal = releases.slice(1).map(({ sequence, reason }) => ({ sequence, reason }));
  const asTold = accepted.map(({ sequence, reason }) => ({ sequence, reason }));
  expect(inJournal).toEqual(asTold.sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)));
  expect(releases.map(({ sequence }) => sequence)).toEqual(releases.map((_, index) => index + 1));

  const refused = outcomes.filter(({ changed }) => changed === undefined);
  for (const outcome of refused) expect(['precondition', 'lost-race'], outcome.message).toContain(outcome.refused);
  // Without races this would prove nothing.
  expect(outcomes.some(({ lostRaces = 0 }) => lostRaces > 0)).toBe(true);
  expect((await verifyStore(store)).filter(({ problems }) => problems.length > 0)).toEqual([]);
}, 60_000);
