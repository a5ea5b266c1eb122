import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Build } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import { inspectBuild, isListed } from './inspect-build.ts';
import { journalProblems, readRelease } from './journal.ts';
import { type Policy, readPolicy } from './policy.ts';
import { brokenFiles, integrityOf } from './published-build.ts';
import { readTimestamp } from './timestamp.ts';

/** What was looked at, and what is wrong with it; nothing, if `problems` is empty. */
export interface Verification {
  what: string;
  problems: string[];
}

const expand = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** The compressed variants are what browsers mostly get, so they must hold the same bytes. */
const brokenVariants = async (store: ReleaseStore, build: Build): Promise<string[]> => {
  const problems: string[] = [];
  for (const [file, { integrity, size }] of Object.entries(build.files)) {
    for (const kind of ['br', 'gz'] as const) {
      const bytes = await store.readBuildFile(build.name, build.buildId, `${file}.${kind}`);
      if (bytes === null) continue;
      const content = await expand[kind](bytes, { maxOutputLength: size + 1 }).catch(() => null);
      if (content === null || integrityOf(content) !== integrity)
        problems.push(`${file}.${kind} does not hold what ${file} does`);
    }
  }
  return problems;
};

const verifyWith = async (store: ReleaseStore, policy: Policy, wanted: BuildName): Promise<Verification> => {
  const what = `${wanted.name} ${wanted.buildId}`;
  const { found, problem } = await inspectBuild(store, policy, wanted);
  if (problem) return { what, problems: [problem.message] };
  try {
    return {
      what,
      problems: [...(await brokenFiles(store, found.build)), ...(await brokenVariants(store, found.build))],
    };
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    return { what, problems: [error.message] };
  }
};

/** Proves one build: its statement, every file's bytes, every compressed variant. */
export const verifyBuild = async (store: ReleaseStore, wanted: BuildName): Promise<Verification> =>
  verifyWith(store, await readPolicy(store), wanted);

const missingBuilds = async (store: ReleaseStore, channel: string): Promise<string[]> => {
  const release = await readRelease(store, channel);
  const missing: string[] = [];
  for (const [name, { buildId }] of [release?.builds, release?.lastKnownGood].flatMap((refs) =>
    Object.entries(refs ?? {}),
  )) {
    if ((await store.publishedAt({ name, buildId })) === null)
      missing.push(`${name} ${buildId} is served or may be returned to, but is not in the store`);
  }
  return missing;
};

/** A timestamp that is absent or too old alters nothing: `status` and the edge tell of that. */
const timestampProblems = async (store: ReleaseStore, policy: Policy, channel: string): Promise<string[]> => {
  try {
    await readTimestamp(store, policy, channel);
    return [];
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'verification') throw error;
    return [error.message];
  }
};

/** Proves everything: the policy, each channel's whole journal and timestamp, that each build a channel needs is there, and each build. */
export const verifyStore = async (store: ReleaseStore): Promise<Verification[]> => {
  const policy = await readPolicy(store);
  const found: Verification[] = [{ what: 'policy', problems: [] }];
  for (const channel of await store.listChannels()) {
    const problems = await journalProblems(store, policy, channel);
    if (problems.length === 0) problems.push(...(await missingBuilds(store, channel)));
    if (problems.length === 0) problems.push(...(await timestampProblems(store, policy, channel)));
    found.push({ what: `channel ${channel}`, problems });
  }
  for (const build of await store.listBuilds()) {
    const verified = await verifyWith(store, policy, build);
    if (verified.problems.length === 0 || (await isListed(store, build))) found.push(verified);
  }
  return found;
};
