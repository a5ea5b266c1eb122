import { setTimeout as wait } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { resetStores } from '../resets.ts';
import { dropCustomerValues, handCustomerValues, sharedStore } from './shared-store.ts';

const numbersOf = (stored: unknown): number[] => (Array.isArray(stored) ? stored : []);

/** Opens a store. A second call opens it as another tab would. */
const open = (name: string) =>
  sharedStore<number[]>({ name, empty: [], parse: numbersOf, serialise: (value) => value });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a value that all tabs share', () => {
  test('[SHARED-1] is found by a later page', async () => {
    await open('later').update(() => [1, 2]);
    expect(await open('later').read()).toEqual([1, 2]);
  });

  test('[SHARED-2] keeps the changes of all tabs that change it at once', async () => {
    const tabs = [open('busy'), open('busy'), open('busy')];
    await Promise.all(
      tabs.flatMap((tab, at) => [tab.update((all) => [...all, at]), tab.update((all) => [...all, at])]),
    );
    expect((await open('busy').read()).toSorted()).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('[SHARED-3] tells the other tabs, until they stop listening', async () => {
    const [here, there] = [open('told'), open('told')];
    const heard = vi.fn();
    const stop = there.subscribe(heard);
    await here.update(() => [7]);
    await vi.waitFor(() => expect(there.current()).toEqual([7]), 10_000);
    stop();
    heard.mockClear();
    await here.update(() => [8]);
    await wait(30);
    expect(heard).not.toHaveBeenCalled();
  });

  test('[SHARED-6] of a customer is out of sight when the customer is gone, and there at the next login', async () => {
    const options = { empty: [], parse: numbersOf, serialise: (value: number[]) => value };
    const [own, other] = [
      sharedStore<number[]>({ name: 'own', endsWithCustomer: true, ...options }),
      sharedStore<number[]>({ name: 'other', ...options }),
    ];
    await handCustomerValues('anna');
    await Promise.all([own.update(() => [1]), other.update(() => [2])]);
    resetStores();
    expect([own.current(), other.current()]).toEqual([[], [2]]);
    await handCustomerValues(null);
    expect([await own.read(), await other.read()]).toEqual([[], [2]]);
    await handCustomerValues('anna');
    expect([own.current(), other.current()]).toEqual([[1], [2]]);
    await dropCustomerValues();
    await handCustomerValues('anna');
    expect([own.current(), other.current()]).toEqual([[], [2]]);
  });

  test('[SHARED-4] leaves no deadline behind where the browser refuses at once', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.resetModules();
    const { readStored } = await import('./indexed-db.ts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await expect(readStored('refused')).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[SHARED-4] lives in the memory of the page where the browser stores nothing, and says so', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.resetModules();
    const { sharedStore: fresh } = await import('./shared-store.ts');
    const store = fresh<number[]>({ name: 'private', empty: [], parse: numbersOf, serialise: (value) => value });
    await store.update(() => [1]);
    expect(await store.update((all) => [...all, 2])).toEqual([1, 2]);
    expect(store.current()).toEqual([1, 2]);
    expect(store.isDurable()).toBe(false);
  });

  test('[SHARED-7] waits for a slow disk, and stays stored', async () => {
    const real = IDBFactory.prototype.open;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...names) {
      const request = real.apply(this, names);
      const add = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: EventListener) =>
        add(type, type === 'success' ? (event) => setTimeout(() => listener(event), 5_000) : listener);
      return request;
    });
    vi.resetModules();
    const { sharedStore: fresh } = await import('./shared-store.ts');
    const store = fresh<number[]>({ name: 'slow', empty: [], parse: numbersOf, serialise: (value) => value });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isStored = false;
    const updated = store
      .update(() => [1])
      .then(() => {
        isStored = true;
      });
    while (!isStored) {
      await vi.advanceTimersByTimeAsync(100);
      // The fake database answers with `setImmediate`.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await updated;
    expect(store.isDurable()).toBe(true);
  });

  test.each(['get', 'put'] as const)(
    '[SHARED-10] is read and changed again where the browser aborts a %s once, and no error is left',
    async (method) => {
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      const store = open(`aborted ${method}`);
      await store.update(() => [1]);
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(function (this: IDBObjectStore) {
        this.transaction.abort();
        throw new DOMException('The transaction was aborted', 'AbortError');
      });
      expect(await store.update((all) => [...all, 2])).toEqual([1, 2]);
      vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore) {
        this.transaction.abort();
        throw new DOMException('The transaction was aborted', 'AbortError');
      });
      expect(await store.read()).toEqual([1, 2]);
      await wait(30);
      process.off('unhandledRejection', unhandled);
      expect(unhandled).not.toHaveBeenCalled();
    },
  );

  test('[SHARED-5] survives a database that the browser closes in the background', async () => {
    const store = open('closed');
    await store.update(() => [1]);
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection was lost', 'InvalidStateError');
    });
    expect(await store.update((all) => [...all, 2])).toEqual([1, 2]);
    expect(broken).toHaveBeenCalledTimes(2);
    expect(store.isDurable()).toBe(true);
  });
});
