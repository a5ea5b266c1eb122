import { parsePreview } from '../record/parse-preview.ts';
import { namedBuilds, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { MAX_BYTES } from '../store/store.ts';
import { readProvenPolicy } from '../trust/policy.ts';
import { readSigned } from '../trust/signing.ts';
import { readRecord } from '../trust/stored-record.ts';
import type { AuditLine } from './audit-file.ts';

/** A release, or an instant in milliseconds. */
export type AuditBound = { release: number } | { instant: number };

export interface AuditRange {
  channel: string;
  /** Default: the first release. */
  from?: AuditBound;
  /** Default: the newest one. An instant is excluded, a release is included. */
  to?: AuditBound;
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

const inRange = ({ sequence, at }: Release, { from, to }: AuditRange): boolean => {
  const time = Date.parse(at);
  const isLate = !from || ('release' in from ? sequence >= from.release : time >= from.instant);
  const isEarly = !to || ('release' in to ? sequence <= to.release : time < to.instant);
  return isLate && isEarly;
};

/**
 * The lines of an audit file: all signed records of a channel, from its first release to the last
 * of the range. Reads them as they are in the store; `checkAudit` proves them. Throws `not-found`,
 * `storage`.
 */
export async function* exportAudit(store: ReleaseStore, range: AuditRange): AsyncGenerator<AuditLine> {
  const { channel } = range;
  const proven = await readProvenPolicy(store);
  const newest = await store.newestSequence(channel);
  const records: (Extract<AuditLine, { kind: 'release' }> & { release: Release | null })[] = [];
  for (let sequence = 1; sequence <= newest; sequence += 1) {
    const bytes = await store.readRecord(channel, sequence);
    // An unreadable record goes into the file all the same: it is evidence of the damage.
    const release = (await readRecord(store, channel, sequence).catch(() => null))?.record ?? null;
    if (bytes) records.push({ kind: 'release', sequence, text: textOf(bytes), release });
  }
  const wanted = records.flatMap(({ release }) => (release && inRange(release, range) ? [release] : []));
  const [first, last] = [wanted.at(0), wanted.at(-1)];
  if (!first || !last) {
    throw new ReleaseError(
      'not-found',
      `${channel} has no release in this time`,
      `See what there is: paddock history --channel ${channel}`,
    );
  }
  yield { kind: 'audit', schema: 1, channel, from: first.sequence, to: last.sequence };
  yield { kind: 'root', text: proven.root };
  yield { kind: 'policy', text: proven.text };
  for (const { release: _, ...line } of records) if (line.sequence <= last.sequence) yield line;

  const seen = new Set<string>();
  for (const { name, ref } of wanted.flatMap(namedBuilds)) {
    const { buildId } = ref;
    if (seen.has(`${name}/${buildId}`)) continue;
    seen.add(`${name}/${buildId}`);
    const [manifest, statement] = await Promise.all([
      store.readBuildFile(name, buildId, 'build.json'),
      store.readBuildFile(name, buildId, 'publish.json'),
    ]);
    // Missing if gc has removed the build. The releases keep its digest.
    if (manifest && statement)
      yield { kind: 'build', name, buildId, text: textOf(statement), manifest: textOf(manifest) };
  }
  const [since, until] = [Date.parse(first.at), newest === last.sequence ? Infinity : Date.parse(last.at)];
  for (const id of await store.listPreviews()) {
    const [bytes, end] = await Promise.all([store.readPreview(id), store.readPreviewEnd(id)]);
    if (!bytes) continue;
    const preview = readPreviewOf(bytes);
    const isOther = preview && preview.channel !== channel;
    const isAway = preview && (Date.parse(preview.expires) < since || Date.parse(preview.at) > until);
    if (!isOther && !isAway) yield { kind: 'preview', id, text: textOf(bytes), end: end && textOf(end) };
  }
  // A timestamp names the newest release.
  const timestamp = newest === last.sequence ? await store.readTimestamp(channel) : null;
  if (timestamp) yield { kind: 'timestamp', text: textOf(timestamp) };
}

/** `null` if the bytes are no preview: they are exported whatever the range is. */
const readPreviewOf = (bytes: Uint8Array) => {
  try {
    return readSigned(bytes, MAX_BYTES.preview, parsePreview).record;
  } catch {
    return null;
  }
};
