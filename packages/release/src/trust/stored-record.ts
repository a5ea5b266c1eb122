import { parseRelease, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { MAX_BYTES, type ProofReader } from '../store/store.ts';
import { hashOf, readSigned, type Signed } from './signing.ts';

/** A proven release, and the hash by which the next record names it. */
export interface Link {
  release: Release;
  head: string;
}

/** The error of a release that cannot be proven. */
export const refuse = (channel: string, sequence: number, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'verification',
    `Release ${sequence} of ${channel} cannot be trusted: ${why}`,
    'Nothing was changed. Find out who wrote it (paddock verify), and put it back from a copy you trust. If it is the newest and nobody has one: paddock repair.',
    { cause },
  );

/** A stored record. Only its shape and its number are checked. Throws `verification`. */
export const readRecord = async (store: ProofReader, channel: string, sequence: number): Promise<Signed<Release>> => {
  const bytes = await store.readRecord(channel, sequence);
  if (bytes === null) throw refuse(channel, sequence, 'it is missing, though later ones were seen');
  return parseRecord(bytes, channel, sequence);
};

/**
 * Parses the bytes of a record. Without `sequence`, its number is not checked. Throws
 * `verification`.
 */
export const parseRecord = (bytes: Uint8Array, channel: string, sequence: number | null): Signed<Release> => {
  try {
    const signed = readSigned(bytes, MAX_BYTES.record, parseRelease);
    const release = signed.record;
    if (release.channel !== channel) throw new Error(`it is a release of ${release.channel}`);
    if (sequence !== null && release.sequence !== sequence) throw new Error(`it is release ${release.sequence}`);
    return signed;
  } catch (error) {
    throw refuse(channel, sequence ?? 0, error instanceof Error ? error.message : String(error), error);
  }
};

/** The hash of a stored record; `null` if it is missing. */
export const readHead = async (store: ProofReader, channel: string, sequence: number): Promise<string | null> => {
  const bytes = await store.readRecord(channel, sequence);
  return bytes && hashOf(bytes);
};
