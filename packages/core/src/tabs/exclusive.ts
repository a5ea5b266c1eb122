/** The part of the browser's Web Locks that is used here. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

/**
 * Runs `work` in one tab of this browser at a time. If a holder keeps the lock for `stealAfterMs`,
 * because its tab is frozen or hangs, a waiting tab steals the lock and the holder's `signal` is
 * aborted. A closed tab releases its lock at once. Without Web Locks, `work` simply runs.
 * @param work must end within `stealAfterMs`, and stop once its `signal` is aborted
 * @throws what `work` throws, or an AbortError if the lock was stolen
 */
export async function runExclusively<Result>(
  locks: Locks | undefined,
  name: string,
  stealAfterMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (!locks) return work(new AbortController().signal);
  const holderOf = async () => (await locks.query()).held?.find((lock) => lock.name === name)?.clientId;

  const hold = async (options: LockOptions, onGranted = () => {}): Promise<Result> => {
    const stolen = new AbortController();
    try {
      return await locks.request(name, options, async () => {
        onGranted();
        // A tab that was frozen while it waited gets the lock late, and may have lost it since. The
        // answer to a query arrives after both events.
        await holderOf();
        stolen.signal.throwIfAborted();
        return work(stolen.signal);
      });
    } catch (error) {
      stolen.abort(error);
      throw error;
    }
  };

  for (;;) {
    const holder = await holderOf();
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), stealAfterMs);
    let isMine = false;
    try {
      return await hold({ signal: wait.signal }, () => {
        isMine = true;
      });
    } catch (error) {
      if (isMine || !wait.signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
    }
    const stolen =
      holder === undefined ? null : await steal(locks, name, async () => (await holderOf()) === holder, hold);
    if (stolen) return stolen.result;
  }
}

/**
 * Steals the lock, one tab at a time, so that waiting tabs do not steal from each other. Releases
 * the `.steal` lock once it holds the stolen one.
 */
async function steal<Result>(
  locks: Locks,
  name: string,
  isStuck: () => Promise<boolean>,
  hold: (options: LockOptions, onGranted: () => void) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const taken = await locks.request(`${name}.steal`, async () => {
    if (!(await isStuck())) return null;
    const granted = Promise.withResolvers<void>();
    const result = hold({ steal: true }, granted.resolve);
    await Promise.race([granted.promise, result]);
    return { result };
  });
  return taken && { result: await taken.result };
}
