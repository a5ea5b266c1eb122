import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileStore } from '../index.ts';
import { crashStates, replay } from '../testing/crash-states/crash-states.ts';
import { recordOperations } from '../testing/crash-states/record-operations.ts';
import { expectOldOrNew, ORDER, prepareActions } from '../testing/four-actions.ts';
import { makeStore } from '../testing/make-store.ts';

/** `npm run crash-states` tries more than 10,000. */
const most = Number(process.env.CRASH_STATES ?? 40);
const seed = Number(process.env.SEED ?? 1);

/** The file system without real flushes, which take long and are not needed after the power cut. */
const unflushed = () => recordOperations().files;

test('[STORE-4] [STORE-5] [STORE-6] publish, promote, rollback and gc leave the old or the new state on any disk that a power cut can leave', async () => {
  const { folder, store, operator } = await makeStore();
  const prepared = await prepareActions(store, operator, folder);
  const before = join(folder, 'before');
  cpSync(store.folder, before, { recursive: true });

  const { files, operations } = recordOperations();
  const recorded = openFileStore(store.folder, { fileSystem: files });
  const ends: number[] = [];
  for (const action of ORDER) {
    await prepared.actions[action](recorded);
    ends.push(operations.length);
  }

  const states = crashStates(operations, most / 10, seed);
  const every = Math.ceil(states.length / most);
  let tried = 0;
  const problems: string[] = [];
  for (const [number, state] of states.entries()) {
    if (number % every !== 0) continue;
    rmSync(store.folder, { recursive: true });
    cpSync(before, store.folder, { recursive: true });
    replay(operations, state);
    const acknowledged = ORDER.filter((_, index) => (ends[index] as number) <= state.length);
    await expectOldOrNew(prepared, openFileStore(store.folder, { fileSystem: unflushed() }), acknowledged).catch(
      (error) => {
        const lost = operations.filter((_, index) => index < state.length && !state.kept.includes(index));
        const names = lost.filter(({ kind }) => kind !== 'flush').map(({ kind, path }) => `${kind} ${path}`);
        problems.push(`state ${number}, after ${state.length} operations, without ${names.join(', ')}: ${error}`);
      },
    );
    tried += 1;
  }
  console.log(`${tried} of ${states.length} states after ${operations.length} operations, ${problems.length} problems`);
  expect(problems).toEqual([]);
  expect(tried).toBeGreaterThan(Math.min(most, states.length) / 3);
}, 3_600_000);
