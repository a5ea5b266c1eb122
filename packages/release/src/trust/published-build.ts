import { createHash } from 'node:crypto';
import { buildId, integrity, label, name } from '../record/parse.ts';
import { instant, signature } from '../record/parse-release.ts';
import { integer, list, nullable, oneOf, optional, shape, text } from '../record/parser.ts';
import { type Build, type BuildRef, parseBuild, parseHeads, parseJson } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { type BuildName, MAX_BYTES, type ProofReader, type ReleaseStore } from '../store/store.ts';
import { findKey, missingRights, type Policy, speaksFor } from './policy.ts';
import { isSignedBy, readSigned, type Signature } from './signing.ts';

/** The run of a build at publish: the Node version and the duration in milliseconds. */
export interface BuildRun {
  node: string;
  ms: number;
}

/**
 * `publish.json`: the signed statement of who published a build, from which commit and lockfile.
 */
export interface PublishStatement {
  schema: 1;
  name: string;
  buildId: string;
  /** Integrity (sha384) of `build.json`, which has the integrity of every other file. */
  digest: string;
  who: string;
  at: string;
  /** The git commit it was built from, if known. */
  commit: string | null;
  /** SHA-256 (hex) of the lockfile it was built with, if known. */
  lockfile: string | null;
  /** Its container ran and matched `build.json`. Missing for a shell, or if it was not run. */
  runs?: BuildRun;
  /**
   * The URL of the run on the build server. Missing if it was published from a person's machine.
   */
  builder?: string;
  /** Integrity (sha384) of its bill of materials. */
  bill?: string;
  /** The packages in its files: `react@19.3.1`. Missing if they are unknown. */
  libraries?: string[];
  signature: Signature;
}

/** A build in the store, with its signed statement. */
export interface PublishedBuild {
  build: Build;
  statement: PublishStatement;
}

/** Parses a `publish.json`, or throws a `RecordError`. */
export const parseStatement = shape<PublishStatement>({
  schema: oneOf(1),
  name,
  buildId,
  digest: integrity,
  who: label(200),
  at: instant,
  commit: nullable(text(64, /^[0-9a-f]{7,64}$/)),
  lockfile: nullable(text(64, /^[0-9a-f]{64}$/)),
  runs: optional(shape<BuildRun>({ node: text(64, /^[\w.+-]+$/), ms: integer(0) })),
  builder: optional(label(500)),
  bill: optional(integrity),
  libraries: optional(list(text(250, /^[^\s@]?[^\s]+@[^\s@]+$/), 1_000)),
  signature,
});

export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const parseBuildJson = (bytes: Uint8Array): Build => {
  const value = parseJson(Buffer.from(bytes).toString('utf8'), MAX_BYTES.buildJson);
  const build = parseBuild(value);
  parseHeads(value);
  return build;
};

const broken = ({ name, buildId }: BuildName, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'verification',
    `${name} ${buildId} cannot be trusted: ${why}`,
    `Publish it again under a new build id; see \`paddock verify ${name} ${buildId}\`.`,
    { cause },
  );

/** The name and reference of a build in a release. */
export type NamedBuild = BuildName & BuildRef;

/**
 * Proves that this `publish.json` is about exactly this build, and signed by a key that may publish
 * it and was not retired before. Throws `verification`.
 */
export const verifyStatement = (policy: Policy, bytes: Uint8Array, wanted: NamedBuild): PublishStatement => {
  const { name, buildId, digest } = wanted;
  try {
    const signed = readSigned(bytes, MAX_BYTES.statement, (value) => parseStatement(value, ''));
    const statement = signed.record;
    if (statement.name !== name || statement.buildId !== buildId || statement.digest !== digest)
      throw new Error('build.json was altered after it was published');
    const key = findKey(policy, statement.signature.key);
    if (!key) throw new Error(`the policy does not know the key ${statement.signature.key} that published it`);
    if (missingRights(key, 'publish', [name]).length > 0)
      throw new Error(`the key ${key.name} may not publish ${name}`);
    if (!speaksFor(key, statement.who)) throw new Error(`the key ${key.name} does not speak for ${statement.who}`);
    if (!isSignedBy('publish', signed, key.publicKey)) throw new Error('the signature of its publish.json is wrong');
    if (key.retired && key.published && !key.published.includes(digest))
      throw new Error(`the key ${key.name} was retired before it was published`);
    return statement;
  } catch (error) {
    throw broken(wanted, error instanceof Error ? error.message : String(error), error);
  }
};

/**
 * Reads and proves the `publish.json` of a build that a release names; returns its text as well.
 * Throws `verification`, `storage`.
 */
export const readStatement = async (
  store: ReleaseStore,
  policy: Policy,
  wanted: NamedBuild,
): Promise<{ statement: PublishStatement; text: string }> => {
  const bytes = await store.readBuildFile(wanted.name, wanted.buildId, 'publish.json');
  if (bytes === null) throw broken(wanted, 'publish.json is missing');
  return { statement: verifyStatement(policy, bytes, wanted), text: Buffer.from(bytes).toString('utf8') };
};

/** Parses a `build.json` of this build, with this digest if one is given. Throws `verification`. */
export const verifyManifest = (bytes: Uint8Array, wanted: BuildName & Partial<BuildRef>): Build => {
  try {
    const build = parseBuildJson(bytes);
    if (build.name !== wanted.name || build.buildId !== wanted.buildId)
      throw new Error(`its build.json is that of ${build.name} ${build.buildId}`);
    if (wanted.digest !== undefined && wanted.digest !== integrityOf(bytes))
      throw new Error('it is not the build that the release names');
    return build;
  } catch (error) {
    throw broken(wanted, error instanceof Error ? error.message : String(error), error);
  }
};

/**
 * Reads one build and proves its statement: signed by a key that may publish this name, over
 * exactly this `build.json`. A {@link BuildRef} must match as well. The files themselves are
 * checked by {@link brokenFiles}. Throws `not-found` or `verification`.
 */
export const readBuild = async (
  store: ProofReader,
  policy: Policy,
  wanted: BuildName & Partial<BuildRef>,
): Promise<PublishedBuild> => {
  const { name, buildId } = wanted;
  const [buildJson, publishJson] = await Promise.all([
    store.readBuildFile(name, buildId, 'build.json'),
    store.readBuildFile(name, buildId, 'publish.json'),
  ]);
  if (buildJson === null && publishJson === null) {
    throw new ReleaseError(
      'not-found',
      `${name} has no build ${buildId}`,
      `See what there is: paddock history ${name}. Publish it: paddock publish <dist folder>.`,
    );
  }
  if (buildJson === null || publishJson === null)
    throw broken(wanted, `${buildJson === null ? 'build.json' : 'publish.json'} is missing`);
  const build = verifyManifest(buildJson, wanted);
  const statement = verifyStatement(policy, publishJson, { name, buildId, digest: integrityOf(buildJson) });
  return { build, statement };
};

/** The problems of a build's files: missing, wrong length, wrong bytes. */
export const brokenFiles = async (store: ReleaseStore, build: Build): Promise<string[]> => {
  const problems: string[] = [];
  for (const [file, expected] of Object.entries(build.files)) {
    const bytes = await store.readBuildFile(build.name, build.buildId, file);
    if (bytes === null) problems.push(`${file} is missing`);
    else if (bytes.length !== expected.size) problems.push(`${file} has ${bytes.length} bytes, not ${expected.size}`);
    else if (integrityOf(bytes) !== expected.integrity) problems.push(`${file} has other bytes than were published`);
  }
  return problems;
};
