import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Build, namedBuilds } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import { inspectBuild, isListed } from './inspect-build.ts';
import { journalProblems, readRelease } from './journal.ts';
import { type Policy, readPolicy } from './policy.ts';
import { readPreview } from './preview.ts';
import { brokenFiles, integrityOf } from './published-build.ts';
import { readTimestamp } from './timestamp.ts';

/** The problems of one part of the store; if there are none, it is proven. */
export interface Verification {
  what: string;
  problems: string[];
}

const expand = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Checks that compressed variants hold the same bytes, since browsers mostly get these. */
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

/** Proves one build: its statement, the bytes of every file, and every compressed variant. */
export const verifyBuild = async (store: ReleaseStore, wanted: BuildName): Promise<Verification> =>
  verifyWith(store, await readPolicy(store), wanted);

const missingBuilds = async (store: ReleaseStore, channel: string): Promise<string[]> => {
  const release = await readRelease(store, channel);
  const missing: string[] = [];
  for (const { name, ref } of release ? namedBuilds(release) : []) {
    const { buildId } = ref;
    if ((await store.publishedAt({ name, buildId })) === null)
      missing.push(`${name} ${buildId} is served or may be returned to, but is not in the store`);
  }
  return missing;
};

/** A missing or stale timestamp is no problem here, since `status` and the edge report it. */
const timestampProblems = async (store: ReleaseStore, policy: Policy, channel: string): Promise<string[]> => {
  try {
    await readTimestamp(store, policy, channel);
    return [];
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'verification') throw error;
    return [error.message];
  }
};

/** Proves a preview, even if it has ended. While it is shown, its builds must be in the store. */
const previewProblems = async (store: ReleaseStore, policy: Policy, id: string, now: number): Promise<string[]> => {
  try {
    const found = await readPreview(store, policy, id);
    if (!found) return [];
    if (found.isEnded) return found.end ? [] : ['nobody who may do so has signed its end; it shows nothing'];
    const problems: string[] = [];
    if (Date.parse(found.preview.expires) <= now) return problems;
    const stored = new Set((await store.listBuilds()).map((build) => `${build.name}@${build.buildId}`));
    for (const [name, { buildId }] of Object.entries(found.preview.builds))
      if (!stored.has(`${name}@${buildId}`)) problems.push(`${name} ${buildId} is shown, but is not in the store`);
    return problems;
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'verification') throw error;
    return [error.message];
  }
};

/**
 * Proves the whole store: the policy, the journal and timestamp of each channel, each preview and
 * each build, and that the builds of each newest release exist.
 */
export const verifyStore = async (store: ReleaseStore, now = Date.now()): Promise<Verification[]> => {
  const policy = await readPolicy(store);
  const found: Verification[] = [{ what: 'policy', problems: [] }];
  for (const channel of await store.listChannels()) {
    const problems = await journalProblems(store, policy, channel);
    if (problems.length === 0) problems.push(...(await missingBuilds(store, channel)));
    if (problems.length === 0) problems.push(...(await timestampProblems(store, policy, channel)));
    found.push({ what: `channel ${channel}`, problems });
  }
  for (const id of await store.listPreviews())
    found.push({ what: `preview ${id}`, problems: await previewProblems(store, policy, id, now) });
  for (const build of await store.listBuilds()) {
    const verified = await verifyWith(store, policy, build);
    if (verified.problems.length === 0 || (await isListed(store, build))) found.push(verified);
  }
  return found;
};
