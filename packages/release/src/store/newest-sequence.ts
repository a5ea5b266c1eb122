import { isReleaseError } from '../release-error.ts';

/** The part in which media differ. */
interface Journals {
  /** The bytes of the hint; `null` if there is none. Rejects if it is too long. */
  readHint(channel: string): Promise<Uint8Array | null>;
  writeHint(channel: string, bytes: Uint8Array): Promise<void>;
  hasRecord(channel: string, sequence: number): Promise<boolean>;
  /** All numbers of the journal, ascending. */
  listSequences(channel: string): Promise<number[]>;
  /** Makes the visible records durable. Readers serve only what survives a power cut. */
  flush(channel: string): Promise<void>;
}

/**
 * Finds the newest record of a journal. A hint beside the journal has its number, so that a reader
 * lists the journal only if the hint is stale.
 */
export const createNewestSequence = ({ readHint, writeHint, hasRecord, listSequences, flush }: Journals) => {
  /** The highest number of each channel that this process knows to be durable. */
  const durable = new Map<string, number>();

  /** The number in the hint, even if its record is missing; 0 if there is no valid hint. */
  const hinted = async (channel: string): Promise<number> => {
    const bytes = await readHint(channel).catch((error) => {
      if (isReleaseError(error)) return null;
      throw error;
    });
    return Number((bytes && /^\{"sequence":(\d{1,15})\}\n$/.exec(Buffer.from(bytes).toString('utf8'))?.[1]) ?? 0);
  };

  const setHint = (channel: string, sequence: number): Promise<void> =>
    writeHint(channel, Buffer.from(`{"sequence":${sequence}}\n`));

  /**
   * A stale hint costs the next reader one listing, so a failed write is ignored. A hint that is
   * ahead of the journal stays: it shows that a record was lost.
   */
  const raiseHint = async (channel: string, sequence: number): Promise<void> => {
    try {
      if ((await hinted(channel)) < sequence) await setHint(channel, sequence);
    } catch {}
  };

  return {
    hinted,
    setHint,
    /** The highest durable number of a journal; 0 if it is empty. */
    async find(channel: string): Promise<number> {
      const known = durable.get(channel) ?? 0;
      const hint = known === 0 ? await hinted(channel) : known;
      let newest = known || (hint > 0 && (await hasRecord(channel, hint)) ? hint : 0);
      if (newest === 0) newest = (await listSequences(channel)).at(-1) ?? 0;
      while (await hasRecord(channel, newest + 1)) newest += 1;
      if (newest === known) return known;
      await flush(channel);
      durable.set(channel, newest);
      if (newest > hint) await raiseHint(channel, newest);
      return newest;
    },
    /** Notes a record that this process made durable. */
    async noteWritten(channel: string, sequence: number): Promise<void> {
      durable.set(channel, sequence);
      await raiseHint(channel, sequence);
    },
    /** Makes {@link find} read again. */
    forget(channel: string): void {
      durable.delete(channel);
    },
  };
};
