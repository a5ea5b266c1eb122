import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EdgeEvent } from '@paddock/edge';
import { initStore, openFileStore, readPolicy } from '@paddock/release';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepGuarded } from './keep-guarded.ts';

const EDGE = 'http://127.0.0.1:9/';

const openStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-guard-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = openFileStore(folder);
  await initStore(store, store.keys);
  return { folder, store };
};

test('a guard runs with a key that may only vouch and roll back, and ends when it is told to', async () => {
  const { store } = await openStore();
  const events: EdgeEvent[] = [];
  const said = () => events.map((event) => String(event.said)).join('\n');
  for (let run = 0; run < 2; run += 1) {
    events.length = 0;
    const stop = await keepGuarded(store, EDGE, (event) => events.push(event));
    onTestFinished(stop);
    await vi.waitFor(() => expect(said()).toContain('Guarding production'), 15_000);
    await stop();
  }
  const robots = (await readPolicy(store)).keys.filter(({ name }) => name === 'robot');
  expect(robots).toMatchObject([{ robot: ['*'], publish: [], promote: [], rollback: [] }]);
});

test('a store whose root key is elsewhere is not guarded, and says so', async () => {
  const { store, folder } = await openStore();
  await rm(join(folder, 'keys/root.key'));
  const log = vi.fn();
  onTestFinished(await keepGuarded(store, EDGE, log));
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ level: 'alarm', event: 'not-guarded' }));
});
