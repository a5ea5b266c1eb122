import type { ReleaseStore } from '@paddock/release';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type PatientStores, patientStores, StoreSilent } from './patient-store.ts';

/** A store whose reads hang until `answer`. It counts the running reads and all reads. */
const hangingStore = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const counts = { running: 0, begun: 0 };
  const hang = async <T>(value: T): Promise<T> => {
    counts.running += 1;
    counts.begun += 1;
    await promise;
    counts.running -= 1;
    return value;
  };
  const store = {
    readPolicy: () => hang(null),
    newestSequence: () => hang(7),
    readRecord: () => hang(null),
    readBuildFile: () => hang(null),
    readPreview: () => hang(null),
    readEdges: () => hang([]),
    appendRecord: () => hang('written'),
  } as unknown as ReleaseStore;
  return { ...patientStores(store, 5_000), counts, answer: resolve };
};

const withFakeTime = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

const readAll = (store: ReleaseStore, times: number) =>
  Array.from({ length: times }, (_, index) => [
    store.newestSequence('production').catch((error: Error) => error),
    store.readRecord('production', index).catch((error: Error) => error),
    store.readBuildFile('mf-racing', '1.0.0-000000000000', `${index}.js`).catch((error: Error) => error),
  ]).flat();

test('[SERVED-12] [SERVED-13] each read of a hanging store fails after 5 s, and no more than three run at once', async () => {
  withFakeTime();
  const { store, counts } = hangingStore();
  const reads = readAll(store, 50);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(counts.running).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  for (const outcome of await Promise.all(reads)) expect(outcome).toBeInstanceOf(StoreSilent);
  expect(counts.begun).toBe(3);
});

test('[SERVED-13] while reads hang, others fail at once and do not pile up', async () => {
  withFakeTime();
  const { store, counts } = hangingStore();
  readAll(store, 2);
  await vi.advanceTimersByTimeAsync(5_000);
  for (const outcome of await Promise.all(readAll(store, 50))) expect(outcome).toBeInstanceOf(StoreSilent);
  expect(counts.begun).toBe(3);
});

test('[SERVED-12] a store that answers again is read at once', async () => {
  withFakeTime();
  const { store, counts, answer } = hangingStore();
  readAll(store, 2);
  await vi.advanceTimersByTimeAsync(60_000);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts.running).toBe(0);
  expect(await store.newestSequence('production')).toBe(7);
  expect(await Promise.all(readAll(store, 20))).toHaveLength(60);
});

test("[SERVED-13] the operators' page holds one place of the three, however much it reads, and gives up after 5 s", async () => {
  withFakeTime();
  const { store, operators, counts } = hangingStore();
  const reads = [
    ...Array.from({ length: 20 }, () => operators.readBuildFile('mf-racing', '1.0.0-000000000000', 'a.js')),
    ...Array.from({ length: 20 }, () => operators.readRecord('production', 7)),
    operators.readEdges(),
  ].map((read) => read.catch((error: Error) => error));
  await vi.advanceTimersByTimeAsync(0);
  expect(counts.begun).toBe(1);
  const others = readAll(store, 20);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(counts.running).toBe(3);
  for (const outcome of await Promise.all([...reads, ...others])) expect(outcome).toBeInstanceOf(StoreSilent);
  expect(await operators.readPolicy().catch((error: Error) => error)).toBeInstanceOf(StoreSilent);
  expect(counts.begun).toBe(3);
});

test.each([
  ["the operators' page", ({ operators }: PatientStores, index: number) => operators.readRecord('production', index)],
  ['visitors who look for previews', ({ store }: PatientStores) => store.readPreview('0123456789abcdef')],
])('[SERVED-13] while only the reads of %s hang, they hold one place, also after their 5 s', async (_, ask) => {
  withFakeTime();
  const { counts, answer, ...stores } = hangingStore();
  const outcomes: Promise<unknown>[] = [];
  for (let second = 0; second < 11; second += 1) {
    outcomes.push(ask(stores, second).catch((error: Error) => error));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(counts.begun).toBe(1);
  for (const outcome of await Promise.all(outcomes)) expect(outcome).toBeInstanceOf(StoreSilent);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask(stores, 11)).toBeNull();
});

test("[SERVED-13] a write of the operators' page is not cut, since it may have happened", async () => {
  withFakeTime();
  const { operators, answer } = hangingStore();
  const write = operators.appendRecord('production', 8, new Uint8Array());
  await vi.advanceTimersByTimeAsync(60_000);
  answer();
  expect(await write).toBe('written');
});

test('[SERVED-29] looks at previews, which strangers can cause, hold one place, and beyond 20 waiting ones they fail at once', async () => {
  withFakeTime();
  const { store, counts, answer } = hangingStore();
  const looks = Array.from({ length: 100 }, () => store.readPreview('0123456789abcdef').catch((error: Error) => error));
  await vi.advanceTimersByTimeAsync(0);
  expect(counts.begun).toBe(1);
  const others = [store.newestSequence('production'), store.readBuildFile('mf-racing', '1.0.0-000000000000', 'a.js')];
  await vi.advanceTimersByTimeAsync(0);
  expect(counts.begun).toBe(3);
  answer();
  expect(await Promise.all(others)).toEqual([7, null]);
  const outcomes = await Promise.all(looks);
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(21);
  for (const outcome of outcomes) if (outcome !== null) expect(outcome).toMatchObject({ kind: 'storage' });
});
