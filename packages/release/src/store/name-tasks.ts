import { isReleaseError, ReleaseError } from '../release-error.ts';
import { type BuildName, MAX_BYTES, type ReleaseStore } from './store.ts';
import { BUILD_ID, CHANNEL, checked, FILE, HASH_ID, NAME } from './store-names.ts';

/** A failure of a medium, and the way out. */
export interface MediumProblem {
  what: string;
  mend: string;
}

/** Limits (bytes) that apply unless the caller gives one. */
const BUILD_FILE_BYTES: Record<string, number> = {
  'build.json': MAX_BYTES.buildJson,
  'publish.json': MAX_BYTES.statement,
};

const nameOf = ({ name, buildId }: BuildName): string => {
  checked(name, NAME, 'name of a remote');
  return `${name} ${checked(buildId, BUILD_ID, 'build id')}`;
};

/**
 * Wraps a medium: checks all names before they reach it, and turns each failure into a
 * `ReleaseError` that names the task. `describe` explains an error of the medium.
 */
export const nameTasks = (medium: ReleaseStore, describe: (error: unknown) => MediumProblem): ReleaseStore => {
  const attempt = async <T>(task: () => string, work: () => Promise<T>): Promise<T> => {
    // First: it throws on an invalid name, so that none reaches the medium.
    const what = task();
    try {
      return await work();
    } catch (error) {
      if (isReleaseError(error)) throw error;
      const problem = describe(error);
      throw new ReleaseError('storage', `Could not ${what}: ${problem.what}`, problem.mend, { cause: error });
    }
  };
  const of = (channel: string): string => checked(channel, CHANNEL, 'channel');
  const edge = (id: string): string => checked(id, HASH_ID, 'edge');
  const preview = (id: string): string => checked(id, HASH_ID, 'preview');
  const proposal = (id: string): string => checked(id, HASH_ID, 'proposal');

  return {
    place: medium.place,
    isRemote: medium.isRemote,
    trustedRoot: medium.trustedRoot,
    readRoot: () => attempt(() => 'read the root key', medium.readRoot),
    createRoot: (publicKey) =>
      attempt(
        () => 'write the root key',
        () => medium.createRoot(publicKey),
      ),
    readPolicy: () => attempt(() => 'read the policy', medium.readPolicy),
    writePolicy: (bytes) =>
      attempt(
        () => 'write the policy',
        () => medium.writePolicy(bytes),
      ),
    now: () => attempt(() => 'read the clock of the store', medium.now),

    probe: () => attempt(() => 'try what changes rest on', medium.probe),
    listBuilds: () => attempt(() => 'list the builds', medium.listBuilds),
    readBuildFile: async (name, buildId, file, maxBytes = BUILD_FILE_BYTES[file]) => {
      // Names come from URLs, so an invalid name is a missing file and not an error.
      if (!NAME.test(name) || !BUILD_ID.test(buildId) || !FILE.test(file)) return null;
      return attempt(
        () => `read ${name} ${buildId} ${file}`,
        () => medium.readBuildFile(name, buildId, file, maxBytes),
      );
    },
    putBuild: (build, content, maps) =>
      attempt(
        () => `store ${nameOf(build)}`,
        async () => {
          for (const file of [...content.keys(), ...maps.keys()]) checked(file, FILE, 'file of a build');
          return medium.putBuild(build, content, maps);
        },
      ),
    readMaps: (build) =>
      attempt(
        () => `read the maps of ${nameOf(build)}`,
        () => medium.readMaps(build),
      ),
    publishedAt: (build) =>
      attempt(
        () => `read the age of ${nameOf(build)}`,
        () => medium.publishedAt(build),
      ),
    renewBuild: (build) =>
      attempt(
        () => `renew ${nameOf(build)}`,
        () => medium.renewBuild(build),
      ),
    withdrawBuild: (build) =>
      attempt(
        () => `withdraw ${nameOf(build)}`,
        async () => {
          const settle = await medium.withdrawBuild(build);
          return (
            settle &&
            ((remove) =>
              attempt(
                () => `settle ${nameOf(build)}`,
                () => settle(remove),
              ))
          );
        },
      ),
    keepBuild: (build) =>
      attempt(
        () => `keep ${nameOf(build)}`,
        () => medium.keepBuild(build),
      ),

    listChannels: () => attempt(() => 'list the channels', medium.listChannels),
    newestSequence: (channel) =>
      attempt(
        () => `read the journal of ${of(channel)}`,
        () => medium.newestSequence(channel),
      ),
    forgetNewest: medium.forgetNewest,
    hintedSequence: (channel) =>
      attempt(
        () => `read the hint of ${of(channel)}`,
        () => medium.hintedSequence(channel),
      ),
    setHint: (channel, sequence) =>
      attempt(
        () => `write the hint of ${of(channel)}`,
        () => medium.setHint(channel, sequence),
      ),
    listSequences: (channel) =>
      attempt(
        () => `read the journal of ${of(channel)}`,
        () => medium.listSequences(channel),
      ),
    readRecord: (channel, sequence) =>
      attempt(
        () => `read release ${sequence} of ${of(channel)}`,
        () => medium.readRecord(channel, sequence),
      ),
    recordedAt: (channel, sequence) =>
      attempt(
        () => `read the age of release ${sequence} of ${of(channel)}`,
        () => medium.recordedAt(channel, sequence),
      ),
    appendRecord: (channel, sequence, bytes, needs) =>
      attempt(
        () => `write release ${sequence} of ${of(channel)}`,
        () => medium.appendRecord(channel, sequence, bytes, needs),
      ),
    pendingRecords: () => attempt(() => 'read the releases that are being written', medium.pendingRecords),
    quarantineRecord: (channel, sequence) =>
      attempt(
        () => `put release ${sequence} of ${of(channel)} aside`,
        () => medium.quarantineRecord(channel, sequence),
      ),
    readCheckpoint: (channel, to) =>
      attempt(
        () => `read the checkpoint ${to} of ${of(channel)}`,
        () => medium.readCheckpoint(channel, to),
      ),
    writeCheckpoint: (channel, to, bytes) =>
      attempt(
        () => `write the checkpoint ${to} of ${of(channel)}`,
        () => medium.writeCheckpoint(channel, to, bytes),
      ),
    readTimestamp: (channel) =>
      attempt(
        () => `read the timestamp of ${of(channel)}`,
        () => medium.readTimestamp(channel),
      ),
    writeTimestamp: (channel, bytes) =>
      attempt(
        () => `write the timestamp of ${of(channel)}`,
        () => medium.writeTimestamp(channel, bytes),
      ),
    listPreviews: () => attempt(() => 'list the previews', medium.listPreviews),
    readPreview: (id) =>
      attempt(
        () => `read the preview ${preview(id)}`,
        () => medium.readPreview(id),
      ),
    writePreview: (id, bytes) =>
      attempt(
        () => `write the preview ${preview(id)}`,
        () => medium.writePreview(id, bytes),
      ),
    readPreviewEnd: (id) =>
      attempt(
        () => `read the end of the preview ${preview(id)}`,
        () => medium.readPreviewEnd(id),
      ),
    writePreviewEnd: (id, bytes) =>
      attempt(
        () => `end the preview ${preview(id)}`,
        () => medium.writePreviewEnd(id, bytes),
      ),
    readEdges: () => attempt(() => 'read what the edges serve', medium.readEdges),
    writeEdge: (id, bytes) =>
      attempt(
        () => `write what the edge ${edge(id)} serves`,
        () => medium.writeEdge(id, bytes),
      ),
    removeEdge: (id) =>
      attempt(
        () => `remove what the edge ${edge(id)} serves`,
        () => medium.removeEdge(id),
      ),
    listProposals: () => attempt(() => 'list the proposals', medium.listProposals),
    readProposal: (id) =>
      attempt(
        () => `read the proposal ${proposal(id)}`,
        () => medium.readProposal(id),
      ),
    writeProposal: (id, bytes) =>
      attempt(
        () => `write the proposal ${proposal(id)}`,
        () => medium.writeProposal(id, bytes),
      ),
    watchJournal: medium.watchJournal,
    sweep: (idleMs) =>
      attempt(
        () => 'sweep the store',
        () => medium.sweep(idleMs),
      ),
  };
};
