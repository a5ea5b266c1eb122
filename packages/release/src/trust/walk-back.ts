import type { Release } from '../record.ts';
import type { ProofReader } from '../store/store.ts';
import { hashOf } from './signing.ts';
import { type Link, readRecord, refuse } from './stored-record.ts';

/**
 * Yields `before` and then each earlier release, newest first. Each release proves the one before
 * it by its hash.
 */
export async function* walkBack(store: ProofReader, before: Link | null): AsyncGenerator<Release> {
  let release = before?.release;
  while (release) {
    yield release;
    const { channel, sequence, previous } = release;
    if (previous === null) return;
    const earlier = await readRecord(store, channel, sequence - 1);
    if (hashOf(earlier.text) !== previous)
      throw refuse(channel, sequence - 1, 'it was altered after the next one was written');
    release = earlier.record;
  }
}
