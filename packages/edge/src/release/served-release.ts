import { createHash } from 'node:crypto';
import { type BuildProof, isReleaseError, type ProvenPreview } from '@paddock/release';
import {
  type Build,
  type BuildRef,
  type EdgeRendering,
  type HeadClaim,
  type LiveBuild,
  parseBuild,
  parseHeads,
  parseJson,
  parseRendering,
  type Release,
  type TabBuild,
  type TabRelease,
} from '@paddock/release/record';
import { placesOf } from './places.ts';
import type { BuildProofs, ReleaseReader } from './release-reader.ts';

/** The reason for refusing a release. */
export type ReleaseRefusalKind = 'altered-build' | 'missing-build' | 'unproven-build';

export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly kind: ReleaseRefusalKind;
  constructor(kind: ReleaseRefusalKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A release, verified down to the `build.json` of each of its builds. Immutable. */
export interface ServedRelease {
  release: Release;
  /** Current builds and last known good ones, by `<name>/<buildId>`. */
  builds: ReadonlyMap<string, KnownBuild>;
  shell: Build;
  /** Without `files`, which depend on the URL. */
  tab: TabRelease;
  /** The remotes with two groups of visitors. */
  splits: readonly Split[];
  /** The preview that it shows. */
  shown?: ProvenPreview;
}

/** A release with the builds of a preview. */
export interface ShownRelease extends ServedRelease {
  shown: ProvenPreview;
  /** The files of its local builds, by their path. */
  localFiles: ReadonlyMap<string, string>;
}

/** A remote with a canary or a holdback. */
export interface Split {
  name: string;
  live: LiveBuild;
  /** The canary's or the holdback's build. */
  ref: BuildRef;
  other: TabBuild;
  /** The place of each bucket among all visitors. */
  places: Uint16Array;
}

/** A verified build with the texts that prove it. */
export interface KnownBuild extends BuildProof {
  build: Build;
  /** By the path of their claim. */
  heads: ReadonlyMap<string, HeadClaim>;
  /** `null` if the edge renders none of its pages. */
  rendering: EdgeRendering | null;
}

export const buildKey = (name: string, buildId: string): string => `${name}/${buildId}`;

const MAX_MANIFEST = 4 * 1024 * 1024;

const digest = (text: string, hash: 'sha256' | 'sha384' = 'sha384') =>
  `${hash}-${createHash(hash).update(text).digest('base64')}`;

const readManifest = async (reader: ReleaseReader, name: string, buildId: string): Promise<string | null> => {
  const bytes = await reader.file(name, buildId, 'build.json', MAX_MANIFEST);
  return bytes && Buffer.from(bytes).toString('utf8');
};

/**
 * A newer build may have heads that this edge cannot parse. Its pages are then served without
 * heads.
 */
const headsOf = (manifest: unknown): KnownBuild['heads'] => {
  try {
    return parseHeads(manifest);
  } catch {
    return new Map();
  }
};

const parseManifest = (
  manifest: string,
  name: string,
  buildId: string,
): Pick<KnownBuild, 'build' | 'heads' | 'rendering'> => {
  const value = parseJson(manifest, MAX_MANIFEST);
  const build = parseBuild(value);
  if (build.name !== name || build.buildId !== buildId) throw new Error(`it is that of ${build.name} ${build.buildId}`);
  return { build, heads: headsOf(value), rendering: parseRendering(value) };
};

/**
 * A build proven by its statement, without a release that names it; `null` if the store lacks it.
 * Throws if it cannot be proven.
 */
export const readKnownBuild = async (
  reader: ReleaseReader,
  name: string,
  buildId: string,
): Promise<KnownBuild | null> => {
  const manifest = await readManifest(reader, name, buildId);
  if (manifest === null) return null;
  const parsed = parseManifest(manifest, name, buildId);
  return { ...parsed, manifest, statement: await reader.statement(name, { buildId, digest: digest(manifest) }) };
};

/** Turns an error into a refusal, except if the store could not be read, which proves nothing. */
const refusing = (kind: ReleaseRefusalKind, what: string) => (error: unknown) => {
  if (isReleaseError(error) && error.kind === 'storage') throw error;
  throw new ReleaseRefused(kind, `${what}: ${(error as Error).message}`);
};

/** Proves a build that a release or a preview names. */
export const proveBuild = async (
  reader: ReleaseReader,
  name: string,
  ref: BuildRef,
  remembered: BuildProofs,
): Promise<KnownBuild> => {
  const { buildId } = ref;
  const key = buildKey(name, buildId);
  const kept = remembered[key];
  const manifest =
    kept?.manifest ??
    (await readManifest(reader, name, buildId).catch(refusing('altered-build', `${key}/build.json is not a build`)));
  if (manifest === null) {
    throw new ReleaseRefused('missing-build', `${key}/build.json is missing; publish it again or roll back`);
  }
  if (digest(manifest) !== ref.digest) {
    throw new ReleaseRefused(
      'altered-build',
      `${key}/build.json is not the one that the release names (${ref.digest})`,
    );
  }
  try {
    const parsed = parseManifest(manifest, name, buildId);
    const statement = await reader
      .statement(name, ref, kept?.statement)
      .catch(refusing('unproven-build', `Nobody who may do so published ${key}`));
    return { ...parsed, manifest, statement };
  } catch (error) {
    if (error instanceof ReleaseRefused) throw error;
    return refusing('altered-build', `${key}/build.json is not a build`)(error);
  }
};

/**
 * Keeps only the paths, which decide the build of a URL. The files of a page are in its preloads,
 * and in `build.json` for code that looks ahead. Otherwise every page would contain the files of
 * all pages.
 */
const tabClaims = (claims: Build['claims']): Build['claims'] => ({
  ...claims,
  routes: claims.routes.map(({ path }) => ({ path, files: [], reads: [] })),
});

/**
 * The shorter digest of a `build.json`, for tabs. The edge has verified the text with the release's
 * digest.
 */
export const tabDigest = ({ manifest }: KnownBuild): string => digest(manifest, 'sha256');

export const tabBuild = (known: KnownBuild): TabBuild => ({
  buildId: known.build.buildId,
  digest: tabDigest(known),
  entry: known.build.entry,
  container: known.build.container,
  contract: known.build.contract,
  claims: tabClaims(known.build.claims),
  shared: known.build.shared,
});

/** A build without which a release can be served, and why it is left out. */
export interface LostBuild {
  what: 'last-known-good' | 'canary' | 'holdback';
  /** Its key. */
  build: string;
  error: Error;
}

/**
 * Prepares a verified record for serving. `remembered` has earlier proofs of builds, which are
 * verified again, since the policy may have changed. A last known good build, a canary or a
 * holdback that cannot be verified is left out and reported to `onLost`.
 * @throws ReleaseRefused if a live build cannot be verified
 */
export const resolveRelease = async (
  reader: ReleaseReader,
  release: Release,
  remembered: BuildProofs,
  onLost: (lost: LostBuild) => void,
): Promise<ServedRelease> => {
  const builds = new Map<string, KnownBuild>();
  const remotes: Record<string, TabBuild> = {};
  const lastKnownGood: Record<string, TabBuild> = {};
  let shell: KnownBuild | undefined;
  for (const [name, ref] of Object.entries(release.builds)) {
    const known = await proveBuild(reader, name, ref, remembered);
    builds.set(buildKey(name, ref.buildId), known);
    if (name === 'shell') shell = known;
    else remotes[name] = tabBuild(known);
  }
  if (!shell) throw new ReleaseRefused('missing-build', `Release ${release.sequence} names no shell`);
  for (const [name, ref] of Object.entries(release.lastKnownGood)) {
    try {
      const known = await proveBuild(reader, name, ref, remembered);
      builds.set(buildKey(name, ref.buildId), known);
      if (name !== 'shell') lastKnownGood[name] = tabBuild(known);
    } catch (error) {
      onLost({ what: 'last-known-good', build: buildKey(name, ref.buildId), error: error as Error });
    }
  }
  const splits: Split[] = [];
  for (const [name, live] of Object.entries(release.builds)) {
    const ref = (live.canary ?? live.holdback)?.build;
    if (!ref) continue;
    try {
      const known = await proveBuild(reader, name, ref, remembered);
      builds.set(buildKey(name, ref.buildId), known);
      // Always the newer build, so that visitors keep their group when a canary becomes a holdback.
      const newer = live.canary ? ref : live;
      splits.push({ name, live, ref, other: tabBuild(known), places: placesOf(`${name}/${newer.buildId}`) });
    } catch (error) {
      const what = live.canary ? 'canary' : 'holdback';
      onLost({ what, build: buildKey(name, ref.buildId), error: error as Error });
    }
  }
  const { channel, sequence } = release;
  const { buildId, digest } = release.builds.shell as BuildRef;
  const tab = { schema: 1, channel, sequence, remotes, lastKnownGood, shell: { buildId, digest }, files: {} } as const;
  return { release, builds, shell: shell.build, tab, splits };
};
