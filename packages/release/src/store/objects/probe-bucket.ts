import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../../release-error.ts';
import type { Bucket } from './bucket.ts';
import { BucketError } from './bucket-error.ts';
import { PROBE } from './pending.ts';

const ROUNDS = 5;
const WRITERS = 8;

const refused = (why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'precondition',
    `This bucket cannot hold releases: ${why}`,
    'Two operators could overwrite a release of each other. Use a bucket that creates an object only once (AWS S3, MinIO, Ceph).',
    { cause },
  );

/** One round: each line tests a guarantee that releases need. Returns the fault, or `null`. */
const probe = async (bucket: Bucket, place: string): Promise<string | null> => {
  const [one, many] = [`${place}/one`, `${place}/many`];
  const bytesOf = (writer: number): Uint8Array => Buffer.from(`${place} ${writer}`);
  if ((await bucket.create(one, bytesOf(0))) === 'taken') return 'it says that a new object exists already';
  if ((await bucket.create(one, bytesOf(1))) === 'written')
    return 'it overwrites an object that must only be created (If-None-Match is ignored)';
  const written = await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => bucket.create(many, bytesOf(writer))),
  );
  const winners = written.filter((outcome) => outcome === 'written').length;
  if (winners !== 1) return `${winners} of ${WRITERS} writers at once were told that they created one object`;
  const listed = (await bucket.list(`${place}/`)).map(({ key }) => key);
  if (listed.join() !== [many, one].join()) return 'its lists lack objects that were just written';
  return null;
};

/**
 * Tests whether a bucket creates an object only once, even for concurrent writers, and lists what
 * was just written. Several rounds, since one may miss a race.
 * @throws ReleaseError `precondition`: the bucket does not
 */
export const probeBucket = async (bucket: Bucket): Promise<void> => {
  const places = Array.from({ length: ROUNDS }, () => `${PROBE}${randomUUID()}`);
  try {
    const problems = await Promise.all(places.map((place) => probe(bucket, place)));
    const problem = problems.find((each) => each !== null);
    if (problem) throw refused(problem);
  } catch (error) {
    if (error instanceof BucketError && error.status === 501)
      throw refused(`it does not know If-None-Match (${error.message})`, error);
    throw error;
  } finally {
    const left = places.flatMap((place) => [`${place}/one`, `${place}/many`]);
    await Promise.all(left.map((key) => bucket.remove(key).catch(() => {})));
  }
};
