import type { Locks } from '@paddock/core/shell';

interface Held {
  name: string;
  clientId: string;
  lose(reason: unknown): void;
}

/** Web Locks of one browser: exclusive locks, granted in turn, that can be stolen. */
export function createFakeLocks() {
  let held: Held[] = [];
  let waiting: { name: string; grant(): void; drop(): void }[] = [];

  const grantNext = (name: string) => {
    if (held.some((lock) => lock.name === name)) return;
    const next = waiting.find((each) => each.name === name);
    if (!next) return;
    waiting = waiting.filter((each) => each !== next);
    next.grant();
  };

  const free = (lock: Held) => {
    if (!held.includes(lock)) return;
    held = held.filter((each) => each !== lock);
    grantNext(lock.name);
  };

  /** The locks as one tab sees them. */
  const of = (clientId: string): Locks => {
    const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown) =>
      new Promise<unknown>((resolve, reject) => {
        const place = {
          name,
          drop: () => reject(options.signal?.reason),
          grant() {
            const lock = { name, clientId, lose: reject };
            held.push(lock);
            Promise.resolve()
              .then(() => work({ name, mode: 'exclusive' }))
              .then(resolve, reject)
              .finally(() => free(lock));
          },
        };
        if (options.steal) {
          for (const lock of held.filter((each) => each.name === name)) lock.lose(new DOMException('', 'AbortError'));
          held = held.filter((each) => each.name !== name);
          place.grant();
          return;
        }
        options.signal?.addEventListener('abort', () => {
          if (!waiting.includes(place)) return;
          waiting = waiting.filter((each) => each !== place);
          place.drop();
        });
        waiting.push(place);
        grantNext(name);
      });
    return {
      query: async () => ({ held: held.map(({ name, clientId }) => ({ name, clientId })), pending: [] }),
      request: ((name: string, options: LockOptions | (() => unknown), work?: () => unknown) =>
        typeof options === 'function'
          ? request(name, {}, options)
          : request(name, options, work ?? (() => {}))) as never,
    };
  };

  return {
    of,
    /** Closes a tab: releases its locks and drops its requests. */
    end(clientId: string) {
      for (const lock of held.filter((each) => each.clientId === clientId)) free(lock);
    },
    holder: (name: string): string | undefined => held.find((lock) => lock.name === name)?.clientId,
  };
}
