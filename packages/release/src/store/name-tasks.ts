import { isReleaseError, ReleaseError } from '../release-error.ts';
import { type BuildName, MAX_BYTES, type ReleaseStore } from './store.ts';
import { BUILD_ID, CHANNEL, checked, FILE, HASH_ID, NAME } from './store-names.ts';

/** A failure of a medium, and the way out. */
export interface MediumProblem {
  what: string;
  mend: string;
}

/** A write of a medium that failed although it may have been made. `cause` is the failure. */
class WriteInDoubt extends Error {
  override readonly name = 'WriteInDoubt';
}

/** The failure of a record's commit, which the medium may have made all the same. */
export const releaseInDoubt = (channel: string, sequence: number, cause: unknown): Error =>
  new WriteInDoubt(`Release ${sequence} of ${channel}`, { cause });

/** Limits (bytes) that apply unless the caller gives one. */
const BUILD_FILE_BYTES: Record<string, number> = {
  'build.json': MAX_BYTES.buildJson,
  'publish.json': MAX_BYTES.statement,
};

const nameOf = ({ name, buildId }: BuildName): string => {
  checked(name, NAME, 'name of a remote');
  return `${name} ${checked(buildId, BUILD_ID, 'build id')}`;
};

const journalOf = (channel: string): string => checked(channel, CHANNEL, 'channel');
const releaseOf = (channel: string, sequence: number): string => `release ${sequence} of ${journalOf(channel)}`;
const edge = (id: string): string => `the edge ${checked(id, HASH_ID, 'edge')}`;
const preview = (id: string): string => `the preview ${checked(id, HASH_ID, 'preview')}`;
const proposal = (id: string): string => `the proposal ${checked(id, HASH_ID, 'proposal')}`;

/** The methods that only need a name for their task. */
type Named = Exclude<
  keyof ReleaseStore,
  | 'place'
  | 'isRemote'
  | 'trustedRoot'
  | 'forgetNewest'
  | 'watchJournal'
  | 'readBuildFile'
  | 'putBuild'
  | 'withdrawBuild'
>;

/** The task of each method. Throws on an invalid name. */
const TASKS: { readonly [Method in Named]: (...args: Parameters<ReleaseStore[Method]>) => string } = {
  readRoot: () => 'read the root key',
  createRoot: () => 'write the root key',
  readPolicy: () => 'read the policy',
  writePolicy: () => 'write the policy',
  now: () => 'read the clock of the store',
  probe: () => 'try what changes rest on',
  listBuilds: () => 'list the builds',
  readMaps: (build) => `read the maps of ${nameOf(build)}`,
  publishedAt: (build) => `read the age of ${nameOf(build)}`,
  renewBuild: (build) => `renew ${nameOf(build)}`,
  keepBuild: (build) => `keep ${nameOf(build)}`,
  listChannels: () => 'list the channels',
  newestSequence: (channel) => `read the journal of ${journalOf(channel)}`,
  hintedSequence: (channel) => `read the hint of ${journalOf(channel)}`,
  setHint: (channel) => `write the hint of ${journalOf(channel)}`,
  listSequences: (channel) => `read the journal of ${journalOf(channel)}`,
  readRecord: (channel, sequence) => `read ${releaseOf(channel, sequence)}`,
  recordedAt: (channel, sequence) => `read the age of ${releaseOf(channel, sequence)}`,
  appendRecord: (channel, sequence) => `write ${releaseOf(channel, sequence)}`,
  pendingRecords: () => 'read the releases that are being written',
  quarantineRecord: (channel, sequence) => `put ${releaseOf(channel, sequence)} aside`,
  readCheckpoint: (channel, to) => `read the checkpoint ${to} of ${journalOf(channel)}`,
  writeCheckpoint: (channel, to) => `write the checkpoint ${to} of ${journalOf(channel)}`,
  readTimestamp: (channel) => `read the timestamp of ${journalOf(channel)}`,
  writeTimestamp: (channel) => `write the timestamp of ${journalOf(channel)}`,
  listPreviews: () => 'list the previews',
  readPreview: (id) => `read ${preview(id)}`,
  writePreview: (id) => `write ${preview(id)}`,
  readPreviewEnd: (id) => `read the end of ${preview(id)}`,
  writePreviewEnd: (id) => `end ${preview(id)}`,
  readEdges: () => 'read what the edges serve',
  writeEdge: (id) => `write what ${edge(id)} serves`,
  removeEdge: (id) => `remove what ${edge(id)} serves`,
  listProposals: () => 'list the proposals',
  readProposal: (id) => `read ${proposal(id)}`,
  writeProposal: (id) => `write ${proposal(id)}`,
  sweep: () => 'sweep the store',
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
      if (error instanceof WriteInDoubt) {
        const { cause, message } = error;
        const mend = `${message} may have been made: see \`paddock status\` before you repeat it.`;
        const why = `Could not ${what}: ${describe(cause).what}`;
        throw new ReleaseError('storage', why, mend, { cause, isInDoubt: true });
      }
      const problem = describe(error);
      throw new ReleaseError('storage', `Could not ${what}: ${problem.what}`, problem.mend, { cause: error });
    }
  };
  const named = Object.entries(TASKS).map(([method, task]) => {
    const work = medium[method as Named] as (...args: unknown[]) => Promise<unknown>;
    const taskOf = task as (...args: unknown[]) => string;
    return [
      method,
      (...args: unknown[]) =>
        attempt(
          () => taskOf(...args),
          () => work(...args),
        ),
    ];
  });

  return {
    ...medium,
    ...(Object.fromEntries(named) as Pick<ReleaseStore, Named>),
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
  };
};
