import { ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import { readHistory } from '../trust/journal.ts';
import { type Policy, readPolicy } from '../trust/policy.ts';
import { readBuild } from '../trust/published-build.ts';
import { type Verification, verifyBuild, verifyStore } from '../trust/verify-store.ts';

/** How many builds or releases were copied, and how many were there. */
export interface CopyCount {
  copied: number;
  kept: number;
}

export interface Copied {
  builds: CopyCount;
  releases: CopyCount;
  /** Builds that cannot be proven, and why. They are not copied. */
  broken: Verification[];
  /** Both stores hold the same, as far as it can be proven: the copy is proven whole. */
  verified: Verification[];
}

const isSame = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a !== null && b !== null && Buffer.from(a).equals(b);

const refused = (what: string, mend: string): ReleaseError => new ReleaseError('precondition', what, mend);

const OTHER_PLACE = 'Nothing of it was changed. Copy to an empty place, or to an earlier copy of this store.';

/** A copy has the same root key. A place that has none becomes a store. */
const copyRoot = async (from: ReleaseStore, to: ReleaseStore): Promise<void> => {
  const root = await from.readRoot();
  if (root === null) throw refused(`${from.place} is no release store`, 'Check --data.');
  const theirs = (await to.readRoot()) ?? ((await to.createRoot(root)) === 'written' ? root : await to.readRoot());
  if (theirs !== root) throw refused(`${to.place} is the store of another root key`, OTHER_PLACE);
};

const copyPolicy = async (from: ReleaseStore, to: ReleaseStore): Promise<Policy> => {
  const policy = await readPolicy(from);
  const bytes = await from.readPolicy();
  const theirs = (await to.readPolicy()) && (await readPolicy(to));
  if (theirs && theirs.version > policy.version)
    throw refused(`${to.place} has policy ${theirs.version}, and ${from.place} has ${policy.version}`, OTHER_PLACE);
  if (bytes) await to.writePolicy(bytes);
  return policy;
};

const copyBuild = async (from: ReleaseStore, to: ReleaseStore, policy: Policy, build: BuildName): Promise<void> => {
  const { build: content } = await readBuild(from, policy, build);
  const files = new Map<string, Uint8Array>();
  for (const file of ['build.json', 'publish.json', ...Object.keys(content.files)])
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const bytes = await from.readBuildFile(build.name, build.buildId, name);
      if (bytes) files.set(name, bytes);
    }
  await to.putBuild(build, files, await from.readMaps(build));
};

const copyBuilds = async (from: ReleaseStore, to: ReleaseStore, policy: Policy) => {
  const there = new Set((await to.listBuilds()).map(({ name, buildId }) => `${name} ${buildId}`));
  const builds: CopyCount = { copied: 0, kept: 0 };
  const broken: Verification[] = [];
  for (const build of await from.listBuilds()) {
    const verified = await verifyBuild(from, build);
    if (verified.problems.length > 0) broken.push(verified);
    else if (there.has(verified.what)) builds.kept += 1;
    else {
      await copyBuild(from, to, policy, build);
      builds.copied += 1;
    }
  }
  return { builds, broken };
};

/** Record by record, so that a copy that ends half-way is the store of an earlier time. */
const copyJournal = async (
  from: ReleaseStore,
  to: ReleaseStore,
  policy: Policy,
  channel: string,
  count: CopyCount,
): Promise<void> => {
  const { releases } = await readHistory(from, policy, channel);
  if ((await to.newestSequence(channel)) > releases.length)
    throw refused(`${to.place} has releases of ${channel} that ${from.place} does not have`, OTHER_PLACE);
  for (const { sequence } of releases) {
    const bytes = await from.readRecord(channel, sequence);
    if (isSame(bytes, await to.readRecord(channel, sequence))) {
      count.kept += 1;
      continue;
    }
    if (bytes === null || (await to.appendRecord(channel, sequence, bytes)) !== 'written')
      throw refused(`${to.place} has another release ${sequence} of ${channel}`, OTHER_PLACE);
    count.copied += 1;
  }
  const timestamp = await from.readTimestamp(channel);
  if (timestamp) await to.writeTimestamp(channel, timestamp);
};

const copyPreviews = async (from: ReleaseStore, to: ReleaseStore): Promise<void> => {
  for (const id of await from.listPreviews()) {
    const [preview, end] = [await from.readPreview(id), await from.readPreviewEnd(id)];
    // The end first: no preview lives on in the copy.
    if (end) await to.writePreviewEnd(id, end);
    if (preview) await to.writePreview(id, preview);
  }
};

/**
 * Copies a store to another place, of any kind, and proves the copy. What is there is kept, so a copy that ended half-way,
 * or that is older, is brought up to date by the same call. Private keys are not copied. In the copy all builds are as young
 * as it is.
 * @throws ReleaseError `precondition`: the place has another root key, or what this store does not have; `verification`:
 *   the policy or a journal cannot be proven
 */
export const copyStore = async (from: ReleaseStore, to: ReleaseStore): Promise<Copied> => {
  await copyRoot(from, to);
  const policy = await copyPolicy(from, to);
  const { builds, broken } = await copyBuilds(from, to, policy);
  const releases: CopyCount = { copied: 0, kept: 0 };
  for (const channel of await from.listChannels()) await copyJournal(from, to, policy, channel, releases);
  await copyPreviews(from, to);
  return { builds, releases, broken, verified: await verifyStore(to) };
};
