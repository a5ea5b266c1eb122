import { openFileStore, promote, type ReleaseStore, watchChannel } from '@paddock/release';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeStore } from '../testing/make-store.ts';

const channel = 'production';

/** A store whose newest sequence and watcher the test controls. */
const handStore = () => {
  let newest = 0;
  let notify = () => {};
  const store = {
    newestSequence: vi.fn(async () => newest),
    watchJournal: (_: string, listener: () => void) => {
      notify = listener;
      listener();
      return () => {
        notify = () => {};
      };
    },
  };
  return {
    store: store as unknown as ReleaseStore,
    asked: store.newestSequence,
    move: (to: number) => {
      newest = to;
      notify();
    },
    notify: () => notify(),
  };
};

test('[STORE-13] a watcher reports the newest release, and each rise once', async () => {
  const { store, move, notify } = handStore();
  const heard: number[] = [];
  const stop = watchChannel(store, channel, (sequence) => heard.push(sequence));
  move(1);
  await expect.poll(() => heard).toEqual([1]);
  notify();
  move(4);
  await expect.poll(() => heard).toEqual([1, 4]);
  move(3);
  stop();
  move(5);
  await Promise.resolve();
  expect(heard).toEqual([1, 4]);
});

test('[STORE-15] a store that fails for a while is asked again', async () => {
  const { store, move, asked, notify } = handStore();
  const heard: number[] = [];
  asked.mockRejectedValueOnce(new Error('EIO'));
  const stop = watchChannel(store, channel, (sequence) => heard.push(sequence));
  onTestFinished(stop);
  await Promise.resolve();
  move(1);
  notify();
  await expect.poll(() => heard).toEqual([1]);
});

test('[STORE-14] a promote by another process is reported, also the first of a channel', async () => {
  const { store, operator, publish } = await makeStore();
  const targets = [await publish('shell', 'a'), await publish('mf-racing', 'a')];
  const heard: number[] = [];
  onTestFinished(watchChannel(openFileStore(store.folder), channel, (sequence) => heard.push(sequence)));
  await promote(store, operator, { channel, targets });
  await expect.poll(() => heard).toEqual([1]);
  await promote(store, operator, { channel, targets: [await publish('mf-racing', 'b')] });
  await expect.poll(() => heard).toEqual([1, 2]);
});
