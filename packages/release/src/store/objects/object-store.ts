import { randomUUID } from 'node:crypto';
import { nameTasks, releaseInDoubt } from '../name-tasks.ts';
import { createNewestSequence } from '../newest-sequence.ts';
import { MAX_BYTES, type ReleaseStore } from '../store.ts';
import { CHANNEL, HASH_ID } from '../store-names.ts';
import { type BucketOptions, openBucket } from './bucket.ts';
import { BucketError, describeBucketError, isRefusal } from './bucket-error.ts';
import { type Environment, parseBucketLocation } from './location.ts';
import { createObjectBuilds } from './object-builds.ts';
import { PENDING, PENDING_FILES, PENDING_RELEASE, WITHIN_MS } from './pending.ts';
import { probeBucket } from './probe-bucket.ts';

/** How often a watcher asks for the next release (ms), so that edges agree within a second. */
const POLL_INTERVAL_MS = 500;

export interface ObjectStoreOptions extends BucketOptions {
  trustedRoot?: string | null;
  /** The credentials, the region and the endpoint. */
  environment?: Environment;
}

/**
 * Opens the store in a bucket that speaks the protocol of S3, at `s3://bucket/prefix`. It is probed
 * before this process first creates a record. A reader needs no right to write.
 * @throws ReleaseError `usage`: the address is invalid, or a variable is missing
 */
export const openObjectStore = (
  location: string,
  { trustedRoot = null, environment = process.env, ...options }: ObjectStoreOptions = {},
): ReleaseStore => {
  const bucket = openBucket(parseBucketLocation(location, environment), options);
  let probing: Promise<void> | null = null;
  const ensureProbed = (): Promise<void> => {
    probing ??= probeBucket(bucket).catch((error) => {
      // After a failed request it is probed again. A bucket that failed the probe stays refused.
      if (error instanceof BucketError) probing = null;
      throw error;
    });
    return probing;
  };
  const builds = createObjectBuilds(bucket, ensureProbed);
  const journal = (channel: string): string => `journal/${channel}/`;
  const record = (channel: string, sequence: number): string => `${journal(channel)}${sequence}.json`;
  const hint = (channel: string): string => `channels/${channel}.json`;
  const timestamp = (channel: string): string => `channels/${channel}/timestamp.json`;
  const checkpoint = (channel: string, to: number): string => `checkpoints/${channel}/${to}.json`;
  const preview = (id: string): string => `previews/${id}.json`;
  const proposal = (id: string): string => `proposals/${id}.json`;
  const previewEnd = (id: string): string => `previews/${id}.ended.json`;

  const edge = (id: string): string => `edges/${id}.json`;

  const listEdges = async () =>
    (await bucket.list('edges/'))
      .map(({ key, modified }) => ({ id: key.slice('edges/'.length).replace(/\.json$/, ''), modified }))
      .filter(({ id }) => HASH_ID.test(id));

  const read = async (key: string, maxBytes: number): Promise<Uint8Array | null> =>
    (await bucket.get(key, maxBytes))?.bytes ?? null;

  const listIds = async (folder: string): Promise<string[]> =>
    (await bucket.list(folder))
      .map(({ key }) => key.slice(folder.length).replace(/\.json$/, ''))
      .filter((id) => HASH_ID.test(id));

  const listSequences = async (channel: string): Promise<number[]> =>
    (await bucket.list(journal(channel)))
      .map(({ key }) => /\/([1-9]\d{0,15})\.json$/.exec(key)?.[1])
      .filter((sequence) => sequence !== undefined)
      .map(Number)
      .sort((a, b) => a - b);

  const newest = createNewestSequence({
    readHint: (channel) => read(hint(channel), MAX_BYTES.hint),
    writeHint: (channel, bytes) => bucket.put(hint(channel), bytes),
    hasRecord: async (channel, sequence) => (await bucket.modifiedAt(record(channel, sequence))) !== null,
    listSequences,
    // An object is durable before it is visible.
    flush: async () => {},
  });

  const medium: ReleaseStore = {
    place: location,
    isRemote: true,
    trustedRoot,
    readRoot: async () => {
      const bytes = await read('keys/root.pub', MAX_BYTES.root);
      return bytes && Buffer.from(bytes).toString('utf8').trim();
    },
    createRoot: async (publicKey) => {
      await ensureProbed();
      return bucket.create('keys/root.pub', Buffer.from(`${publicKey}\n`));
    },
    readPolicy: () => read('policy.json', MAX_BYTES.policy),
    writePolicy: (bytes) => bucket.put('policy.json', bytes),
    now: bucket.now,

    listBuilds: builds.list,
    readBuildFile: (name, buildId, file, maxBytes) => builds.readFile({ name, buildId }, file, maxBytes),
    putBuild: builds.put,
    readMaps: builds.readMaps,
    publishedAt: builds.publishedAt,
    renewBuild: builds.renew,
    withdrawBuild: builds.withdraw,
    keepBuild: builds.keep,

    probe: ensureProbed,
    listChannels: async () => {
      const channels = (await bucket.list('journal/')).map(({ key }) => key.split('/')[1] ?? '');
      return [...new Set(channels)].filter((channel) => CHANNEL.test(channel));
    },
    newestSequence: newest.find,
    forgetNewest: newest.forget,
    hintedSequence: newest.hinted,
    setHint: newest.setHint,
    listSequences,
    readRecord: (channel, sequence) => read(record(channel, sequence), MAX_BYTES.record),
    recordedAt: (channel, sequence) => bucket.modifiedAt(record(channel, sequence)),
    appendRecord: async (channel, sequence, bytes, needs = []) => {
      await ensureProbed();
      const until = Date.now() + WITHIN_MS;
      const pending = `${PENDING_RELEASE}${randomUUID()}.json`;
      await bucket.put(pending, bytes);
      // After the write: from here on gc finds the pending record and keeps its builds (D-34).
      for (const build of needs) {
        if (await builds.keep(build)) continue;
        await bucket.remove(pending);
        return 'stale';
      }
      // On a failure the pending record stays for the sweep, as the bucket may still write the
      // record.
      const outcome = await bucket.create(record(channel, sequence), bytes, until).catch((error: unknown) => {
        throw isRefusal(error) ? error : releaseInDoubt(channel, sequence, error);
      });
      await bucket.remove(pending).catch(() => {});
      if (outcome === 'taken') return outcome;
      await newest.noteWritten(channel, sequence);
      return outcome;
    },
    pendingRecords: async () => {
      const listed = await bucket.list(PENDING_RELEASE);
      const found = await Promise.all(listed.map(({ key }) => read(key, MAX_BYTES.record)));
      return found.filter((bytes) => bytes !== null);
    },
    quarantineRecord: async (channel, sequence) => {
      const bytes = await read(record(channel, sequence), MAX_BYTES.record);
      if (!bytes) return;
      // One number may be quarantined twice, so each object has a unique name.
      await bucket.put(`quarantine/${channel}/${sequence}-${randomUUID()}.json`, bytes);
      await bucket.remove(record(channel, sequence));
    },
    readCheckpoint: (channel, to) => read(checkpoint(channel, to), MAX_BYTES.checkpoint),
    writeCheckpoint: (channel, to, bytes) => bucket.put(checkpoint(channel, to), bytes),
    readTimestamp: (channel) => read(timestamp(channel), MAX_BYTES.timestamp),
    writeTimestamp: (channel, bytes) => bucket.put(timestamp(channel), bytes),
    listPreviews: () => listIds('previews/'),
    readPreview: (id) => read(preview(id), MAX_BYTES.preview),
    writePreview: (id, bytes) => bucket.put(preview(id), bytes),
    readPreviewEnd: (id) => read(previewEnd(id), MAX_BYTES.preview),
    writePreviewEnd: (id, bytes) => bucket.put(previewEnd(id), bytes),
    readEdges: async () => {
      const found = await Promise.all(
        (await listEdges()).map(async ({ id }) => ({ id, object: await bucket.get(edge(id), MAX_BYTES.edge) })),
      );
      return found.flatMap(({ id, object }) => (object ? [{ id, bytes: object.bytes, at: object.modified }] : []));
    },
    writeEdge: (id, bytes) => bucket.put(edge(id), bytes),
    removeEdge: (id) => bucket.remove(edge(id)),
    listProposals: () => listIds('proposals/'),
    readProposal: (id) => read(proposal(id), MAX_BYTES.proposal),
    writeProposal: (id, bytes) => bucket.put(proposal(id), bytes),
    watchJournal: (_, listener) => {
      listener();
      const timer = setInterval(listener, POLL_INTERVAL_MS).unref();
      return () => clearInterval(timer);
    },
    sweep: async (idleMs) => {
      const listed = await bucket.list(PENDING);
      const edges = await listEdges();
      const since = listed.length + edges.length > 0 ? (await bucket.now()).getTime() - idleMs : 0;
      const idle = listed.filter(({ modified }) => modified.getTime() < since);
      for (const { key } of idle) {
        const found = key.startsWith(PENDING_FILES) ? await bucket.get(key) : null;
        if (found) await builds.settlePending(found.bytes);
        await bucket.remove(key);
      }
      const silent = edges.filter(({ modified }) => modified.getTime() < since);
      for (const { id } of silent) await bucket.remove(edge(id));
      return idle.length + silent.length;
    },
  };
  return nameTasks(medium, describeBucketError);
};
