import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EdgeEvent } from '@paddock/edge';
import { type FileStore, readSigningKey, renewChannel, type Trusted } from '@paddock/release';

const HOUR_MS = 3_600_000;

/**
 * Renews the channel's timestamp now and once an hour, with the operator key in the store. Logs a
 * failure and retries an hour later. Resolves after the first attempt with a function that stops
 * it. Never rejects.
 */
export async function keepRenewed(
  store: FileStore,
  channel: string,
  log: (event: EdgeEvent) => void,
): Promise<() => void> {
  let trusted: Trusted | null = null;
  const renew = async (): Promise<void> => {
    try {
      const key = readSigningKey(await readFile(join(store.folder, 'keys', 'operator.key'), 'utf8'));
      const actor = { key, who: 'npm start', now: () => new Date() };
      ({ trusted } = await renewChannel(store, actor, channel, trusted));
    } catch (error) {
      log({ level: 'alarm', event: 'timestamp-not-renewed', channel, reason: (error as Error).message });
    }
  };
  await renew();
  const timer = setInterval(renew, HOUR_MS).unref();
  return () => clearInterval(timer);
}
