import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Build, EDGE_PATHS, isApiRead, parseHeads, parseRendering } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { nodeFileSystem, readIfThere } from '../store/file-system.ts';
import { ORPHAN_AGE_MS, type ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { isListed } from '../trust/inspect-build.ts';
import { readPolicy, requireRight } from '../trust/policy.ts';
import {
  type BuildRun,
  integrityOf,
  type PublishStatement,
  parseBuildJson,
  parseStatement,
  readBuild,
} from '../trust/published-build.ts';
import { signBy } from '../trust/signing.ts';
import { verifyBuild } from '../trust/verify-store.ts';
import { BILL_OF_MATERIALS, readBill } from './bill.ts';
import { findNameConflict } from './build-file-names.ts';
import { compressedVariants } from './compress.ts';
import type { EdgeShell } from './run/live-shell.ts';
import { type PagesRun, renderBuild } from './run/render-build.ts';

export interface PublishOptions {
  /** The git commit of the build; `null` if unknown. */
  commit?: string | null;
  /** SHA-256 (hex) of the lockfile; `null` if unknown. */
  lockfile?: string | null;
  /** The URL of the run on the build server; `null` on a person's machine. */
  builder?: string | null;
  /** A folder of source maps and the bill of materials, stored apart from what is served. */
  maps?: string;
  /**
   * Runs the build and throws `refused` if no tab could load it: {@link runBuild}. Without it, the
   * statement does not say that the build runs.
   */
  run?: (build: Build, files: ReadonlyMap<string, Uint8Array>, shell: Build | null) => Promise<BuildRun | null>;
  /**
   * The shell of a remote (`liveShell`; `null`: there is none). A build with a copy of a library of
   * it is `refused`, and so is one with a page that fails when it is rendered in it. Without it, no
   * page is rendered.
   */
  shell?: () => Promise<EdgeShell | null>;
  dryRun?: boolean;
}

export interface PublishResult {
  build: Build;
  digest: string;
  /** False if the same build was published already. */
  changed: boolean;
  /** The result of running it; `null` if it was not run. */
  runs: BuildRun | null;
  /** The result of rendering its pages; `null` if none were rendered. */
  renders: PagesRun | null;
}

/** gc may remove an old copy of the same build between two attempts, but not repeatedly. */
const MAX_ATTEMPTS = 3;

const unfit = (folder: string, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'verification',
    `${folder} is no build that can be published: ${why}`,
    'Build again, and publish the folder that holds build.json.',
    { cause },
  );

const readBuildJson = async (folder: string): Promise<{ build: Build; bytes: Uint8Array }> => {
  const bytes = await readIfThere(nodeFileSystem, join(folder, 'build.json'));
  if (bytes === null)
    throw new ReleaseError(
      'not-found',
      `There is no build.json in ${folder}`,
      'Build first, then give the folder that the build wrote.',
    );
  try {
    return { build: parseBuildJson(bytes), bytes };
  } catch (error) {
    throw unfit(folder, error instanceof Error ? `build.json: ${error.message}` : String(error), error);
  }
};

const refuseNameConflict = (folder: string, build: Build): void => {
  const conflict = findNameConflict(Object.keys(build.files));
  if (conflict === null) return;
  throw new ReleaseError(
    'verification',
    `${folder} is no build that can be published: ${conflict.join(' and ')} cannot both be stored`,
    'Rename one of them, build again, and publish that.',
  );
};

const refuseEdgePath = (folder: string, { claims }: Build): void => {
  for (const { path } of claims.routes) {
    const taken = EDGE_PATHS.find((edgePath) => path === edgePath || path.startsWith(`${edgePath}/`));
    if (!taken) continue;
    throw new ReleaseError(
      'verification',
      `${folder} is no build that can be published: it claims the page ${path}, but the edge answers ${taken} itself`,
      'Give the page another path, build again, and publish that.',
    );
  }
};

/**
 * Only at publish: a stored build of an older version must stay readable, or its channel could not
 * change. The edge does not make such a call.
 */
const refuseOtherReads = (folder: string, build: Build, bytes: Uint8Array): void => {
  const heads = parseHeads(JSON.parse(Buffer.from(bytes).toString('utf8')));
  for (const { path, reads } of build.claims.routes) {
    const head = heads.get(path);
    const other = [...reads, head?.read, head?.listed?.read].find((read) => read !== undefined && !isApiRead(read));
    if (other !== undefined) throw unfit(folder, `${path} reads ${other}, which is not below /api/`);
  }
};

/** All files that build.json lists, checked against it. Other files are ignored. */
const readFiles = async (folder: string, build: Build): Promise<Map<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  for (const [file, expected] of Object.entries(build.files)) {
    const bytes = await readIfThere(nodeFileSystem, join(folder, file));
    if (bytes === null) throw unfit(folder, `${file} is missing`);
    if (bytes.length !== expected.size) throw unfit(folder, `${file} has ${bytes.length} bytes, not ${expected.size}`);
    if (integrityOf(bytes) !== expected.integrity) throw unfit(folder, `${file} has other bytes than build.json says`);
    files.set(file, bytes);
  }
  return files;
};

/** The build in a folder, checked against its build.json. Throws `not-found`, `verification`. */
export const checkFolder = async (
  folder: string,
): Promise<{ build: Build; bytes: Uint8Array; files: Map<string, Uint8Array> }> => {
  const { build, bytes } = await readBuildJson(folder);
  refuseNameConflict(folder, build);
  refuseEdgePath(folder, build);
  refuseOtherReads(folder, build, bytes);
  return { build, bytes, files: await readFiles(folder, build) };
};

const readMaps = async (folder: string | undefined): Promise<Map<string, Uint8Array>> => {
  const maps = new Map<string, Uint8Array>();
  if (folder === undefined) return maps;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !(entry.name.endsWith('.map') || entry.name === BILL_OF_MATERIALS)) continue;
    const path = join(entry.parentPath, entry.name);
    maps.set(relative(folder, path).split(sep).join('/'), await readFile(path));
  }
  return maps;
};

/** Signs a statement and parses it as a reader would, so that no invalid one is stored. */
const signStatement = async (
  unsigned: Omit<PublishStatement, 'signature'>,
  { key }: Actor,
): Promise<PublishStatement> => {
  const statement: PublishStatement = { ...unsigned, signature: await signBy('publish', unsigned, key) };
  try {
    return parseStatement(statement, '');
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError(
      'usage',
      `The publish statement would be invalid: ${why}`,
      'Nothing was published. Give --who in plain text.',
      { cause },
    );
  }
};

const alteredInStore = ({ place }: ReleaseStore, { name, buildId }: Build, problem: string): ReleaseError =>
  new ReleaseError(
    'verification',
    `${name} ${buildId} is published already, and its copy in the store is not what was published: ${problem}`,
    `Take builds/${name}/${buildId} out of ${place}, then publish it again. \`paddock verify\` names all such files.`,
  );

/**
 * Publishes the build in `folder`: checks every file against build.json, runs it, renders its
 * pages, and adds compressed variants and a signed `publish.json`. A published build serves nobody
 * until it is promoted. The same build again is a no-op; the same id with other content is
 * `refused`, and one whose copy in the store was altered fails with `verification`. Throws
 * `not-found`, `verification`, `unauthorised`, `refused`, `storage`.
 */
export const publishBuild = async (
  store: ReleaseStore,
  actor: Actor,
  folder: string,
  {
    commit = null,
    lockfile = null,
    builder = null,
    maps,
    run = async () => null,
    shell,
    dryRun = false,
  }: PublishOptions = {},
): Promise<PublishResult> => {
  const policy = await readPolicy(store);
  const { build, bytes, files } = await checkFolder(folder);
  requireRight(policy, actor, 'publish', [build.name]);
  const digest = integrityOf(bytes);
  const checkStored = async (stored: Uint8Array): Promise<void> => {
    await readBuild(store, policy, build);
    if (integrityOf(stored) !== digest) {
      throw new ReleaseError(
        'refused',
        `${build.name} ${build.buildId} is published already, with other content`,
        'A build never changes. Raise the version, build again and publish that.',
      );
    }
    const [problem] = (await verifyBuild(store, build)).problems;
    if (problem !== undefined) throw alteredInStore(store, build, problem);
  };
  const present = async (): Promise<boolean> => {
    const stored = await store.readBuildFile(build.name, build.buildId, 'build.json');
    if (stored === null) return false;
    try {
      await checkStored(stored);
    } catch (error) {
      if (await isListed(store, build)) throw error;
      // gc removed the build between two reads.
      return false;
    }
    // A promote will probably follow, so a repeated publish renews the build's age for gc.
    return dryRun || store.renewBuild(build);
  };
  if (await present()) return { build, digest, changed: false, runs: null, renders: null };
  const live = shell && build.name !== 'shell' ? await shell() : null;
  const runs = await run(build, files, live?.build ?? null);
  const rendering = parseRendering(JSON.parse(Buffer.from(bytes).toString('utf8')));
  const renders = shell ? await renderBuild(build, rendering, files, live) : null;
  if (dryRun) return { build, digest, changed: true, runs, renders };

  await store.sweep(ORPHAN_AGE_MS);
  const sourceMaps = await readMaps(maps);
  const unsigned: Omit<PublishStatement, 'signature'> = {
    schema: 1,
    name: build.name,
    buildId: build.buildId,
    digest,
    who: actor.who,
    at: actor.now().toISOString(),
    commit,
    lockfile,
    ...(runs && { runs }),
    ...(builder && { builder }),
    ...readBill(sourceMaps.get(BILL_OF_MATERIALS), build),
  };
  const statement = await signStatement(unsigned, actor);
  const content = new Map(files);
  content.set('build.json', bytes);
  const variants = await Promise.all(
    [...content]
      // Only the edge reads this script, from the store, so it needs no compressed variants.
      .filter(([file]) => file !== rendering?.file)
      .map(([file, source]) => compressedVariants(file, source)),
  );
  for (const [variant, compressed] of variants.flat()) content.set(variant, compressed);
  content.set('publish.json', Buffer.from(`${JSON.stringify(statement, null, 2)}\n`));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if ((await store.putBuild(build, content, sourceMaps)) === 'written')
      return { build, digest, changed: true, runs, renders };
    // Another publisher stored this id meanwhile. `present` throws if its content differs.
    if (await present()) return { build, digest, changed: false, runs, renders };
  }
  throw new ReleaseError(
    'storage',
    `Could not store ${build.name} ${build.buildId}: a folder that holds no build has its place`,
    'Move that folder out of the store, then publish again.',
  );
};
