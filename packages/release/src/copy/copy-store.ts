import { ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import { readHistory } from '../trust/journal.ts';
import { type Policy, readPolicy } from '../trust/policy.ts';
import { readBuild } from '../trust/published-build.ts';
import { type Verification, verifyBuild, verifyStore } from '../trust/verify-store.ts';

/** How many builds or releases were copied, and how many the copy already had. */
export interface CopyCount {
  copied: number;
  kept: number;
}

export interface Copied {
  builds: CopyCount;
  releases: CopyCount;
  /** Builds that cannot be proven, and why. They are not copied. */
  broken: Verification[];
  /** The proofs of the builds in the copy. */
  verified: Verification[];
}

const isSame = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a !== null && b !== null && Buffer.from(a).equals(b);

const refused = (what: string, mend: string): ReleaseError => new ReleaseError('precondition', what, mend);

const OTHER_PLACE = 'Copy to an empty place, or to an earlier copy of this store.';

/** A release that the copy lacks. */
interface MissingRelease {
  channel: string;
  sequence: number;
  bytes: Uint8Array;
}

/**
 * The files that the copy lacks. Reads both stores and changes neither. Throws if `to` cannot
 * become a copy of `from`.
 */
const compare = async (from: ReleaseStore, to: ReleaseStore) => {
  if (to.place === from.place) throw refused(`${to.place} is the store itself`, OTHER_PLACE);
  const root = await from.readRoot();
  if (root === null) throw refused(`${from.place} is no release store`, 'Check --data.');
  const policy = await readPolicy(from);
  const policyBytes = (await from.readPolicy()) ?? Buffer.alloc(0);
  const theirRoot = await to.readRoot();
  if (theirRoot !== null && theirRoot !== root)
    throw refused(`${to.place} is the store of another root key`, OTHER_PLACE);
  const theirBytes = await to.readPolicy();
  const theirs = theirBytes && (await readPolicy(to));
  if (theirs && theirs.version > policy.version)
    throw refused(`${to.place} has policy ${theirs.version}, and ${from.place} has ${policy.version}`, OTHER_PLACE);
  if (theirs?.version === policy.version && !isSame(theirBytes, policyBytes))
    throw refused(`${to.place} has another policy ${policy.version}`, OTHER_PLACE);

  const channels = await from.listChannels();
  // Read before the journals, so that no timestamp names a release that is not copied.
  const timestamps = await Promise.all(channels.map((channel) => from.readTimestamp(channel)));
  const missing: MissingRelease[] = [];
  let kept = 0;
  for (const channel of channels) {
    const { releases } = await readHistory(from, policy, channel);
    if ((await to.newestSequence(channel)) > releases.length)
      throw refused(`${to.place} has releases of ${channel} that ${from.place} does not have`, OTHER_PLACE);
    for (const { sequence } of releases) {
      const bytes = await from.readRecord(channel, sequence);
      const there = await to.readRecord(channel, sequence);
      if (isSame(bytes, there)) kept += 1;
      else if (bytes === null || there !== null)
        throw refused(`${to.place} has another release ${sequence} of ${channel}`, OTHER_PLACE);
      else missing.push({ channel, sequence, bytes });
    }
  }
  return { root, policy, policyBytes, channels, timestamps, missing, kept };
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

const copyPreviews = async (from: ReleaseStore, to: ReleaseStore): Promise<void> => {
  for (const id of await from.listPreviews()) {
    const [preview, end] = [await from.readPreview(id), await from.readPreviewEnd(id)];
    // The end is copied first, so that an ended preview is never served from the copy.
    if (end) await to.writePreviewEnd(id, end);
    if (preview) await to.writePreview(id, preview);
  }
};

/**
 * Copies a store to another place of any kind, and proves the copy. It keeps what is there, so the
 * same call completes a copy that was interrupted or is older. Private keys are not copied. The age
 * of all builds in the copy starts at zero.
 * @throws ReleaseError `precondition`: the place has another root key, or records that this store
 *   does not have; `verification`: the policy or a journal cannot be proven
 */
export const copyStore = async (from: ReleaseStore, to: ReleaseStore): Promise<Copied> => {
  const { root, policy, policyBytes, channels, timestamps, missing, kept } = await compare(from, to);
  await to.createRoot(root);
  await to.writePolicy(policyBytes);
  const { builds, broken } = await copyBuilds(from, to, policy);
  // In order, so that an interrupted copy equals the store at an earlier time.
  for (const { channel, sequence, bytes } of missing)
    if ((await to.appendRecord(channel, sequence, bytes)) !== 'written')
      throw refused(`${to.place} got another release ${sequence} of ${channel} meanwhile`, OTHER_PLACE);
  for (const [index, channel] of channels.entries()) {
    const timestamp = timestamps[index];
    if (timestamp) await to.writeTimestamp(channel, timestamp);
  }
  await copyPreviews(from, to);
  for (const id of await from.listProposals()) {
    const proposal = await from.readProposal(id);
    if (proposal) await to.writeProposal(id, proposal);
  }
  return { builds, releases: { copied: missing.length, kept }, broken, verified: await verifyStore(to) };
};
