import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openFileStore, readPolicy, readTimestamp, stalenessOf } from '@paddock/release';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../root.ts';
import { keepRenewed } from './keep-renewed.ts';

afterEach(() => vi.useRealTimers());

/** A small store with three releases, made by an older paddock. */
const openStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-renew-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fixture = join(root, 'packages/release/src/testing/fixtures/store-before-policy-in-records.json');
  for (const [path, text] of Object.entries<string>(JSON.parse(await readFile(fixture, 'utf8')))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const store = openFileStore(folder);
  const staleness = async () =>
    stalenessOf(await readTimestamp(store, await readPolicy(store), 'production'), new Date());
  return { folder, store, staleness };
};

test('the channel is fresh from the start, stays so while the process runs, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { store, staleness } = await openStore();
  expect(await staleness()).toBe('no key in use has renewed it');
  const stop = await keepRenewed(store, 'production', (event) => expect.fail(JSON.stringify(event)));
  expect(await staleness()).toBeNull();
  const first = await store.readTimestamp('production');
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => expect(await store.readTimestamp('production')).not.toEqual(first), 10_000);
  stop();
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(await staleness()).toContain('it was last renewed at');
});

test('without a key that may, it says so once an hour and goes on trying', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { store, folder, staleness } = await openStore();
  const key = join(folder, 'keys/operator.key');
  const pem = await readFile(key);
  await rm(key);
  const log = vi.fn();
  onTestFinished(await keepRenewed(store, 'production', log));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ level: 'alarm', event: 'timestamp-not-renewed' }),
  );
  await writeFile(key, pem);
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => expect(await staleness()).toBeNull(), 10_000);
  expect(log).toHaveBeenCalledOnce();
});
