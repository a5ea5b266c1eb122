import { createHash } from 'node:crypto';
import {
  type Build,
  type BuildRef,
  parseBuild,
  parseJson,
  type Release,
  type TabBuild,
  type TabRelease,
} from '@paddock/release/record';
import type { ReleaseReader } from './release-reader.ts';

/** Why a release is not served. Told apart by `kind`. */
export type ReleaseRefusalKind = 'unverified' | 'altered-build' | 'missing-build' | 'lower-sequence' | 'other-record';

export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  readonly kind: ReleaseRefusalKind;
  constructor(kind: ReleaseRefusalKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A release, verified down to the `build.json` of each of its builds. Never changes; a newer one takes its place. */
export interface ServedRelease {
  release: Release;
  /** Present builds and last known good ones, by `<name>/<buildId>`. */
  builds: ReadonlyMap<string, KnownBuild>;
  shell: Build;
  /** Without `files`: those depend on the URL. */
  tab: TabRelease;
}

export interface KnownBuild {
  build: Build;
  /** The text of its `build.json`, as verified. */
  manifest: string;
}

export const buildKey = (name: string, buildId: string): string => `${name}/${buildId}`;

const maxManifest = 4 * 1024 * 1024;

/** The `build.json` of a build, parsed; `null` when the store has none. Throws `RecordError` on anything that is no `build.json` of that build. */
export const readKnownBuild = async (
  reader: ReleaseReader,
  name: string,
  buildId: string,
): Promise<KnownBuild | null> => {
  const bytes = await reader.file(name, buildId, 'build.json');
  if (!bytes || bytes.byteLength > maxManifest) return null;
  const manifest = Buffer.from(bytes).toString('utf8');
  const build = parseBuild(parseJson(manifest, maxManifest));
  return build.name === name && build.buildId === buildId ? { build, manifest } : null;
};

const digest = (text: string, hash: 'sha256' | 'sha384' = 'sha384') =>
  `${hash}-${createHash(hash).update(text).digest('base64')}`;

const verifiedBuild = async (
  reader: ReleaseReader,
  name: string,
  ref: BuildRef,
  remembered: Record<string, string>,
): Promise<KnownBuild> => {
  const key = buildKey(name, ref.buildId);
  const kept = remembered[key];
  if (kept !== undefined && digest(kept) === ref.digest) {
    return { build: parseBuild(parseJson(kept, maxManifest)), manifest: kept };
  }
  const known = await readKnownBuild(reader, name, ref.buildId).catch((error: Error) => {
    throw new ReleaseRefused('altered-build', `${key}/build.json is not a build: ${error.message}`);
  });
  if (!known) throw new ReleaseRefused('missing-build', `${key}/build.json is missing; publish it again or roll back`);
  if (digest(known.manifest) !== ref.digest) {
    throw new ReleaseRefused(
      'altered-build',
      `${key}/build.json is not the one that the release names (${ref.digest})`,
    );
  }
  return known;
};

/** Whose a path is decides the path alone. What a page loads is told by its preloads, and by `build.json` to who looks ahead: every page would carry it for all pages. */
const tabClaims = (claims: Build['claims']): Build['claims'] => ({
  ...claims,
  routes: claims.routes.map(({ path }) => ({ path, files: [], reads: [] })),
});

const tabBuild = ({ build, manifest }: KnownBuild): TabBuild => ({
  buildId: build.buildId,
  // Of the text that was just verified by the release's own, longer digest.
  digest: digest(manifest, 'sha256'),
  entry: build.entry,
  container: build.container,
  contract: build.contract,
  claims: tabClaims(build.claims),
});

/**
 * Makes a verified record ready to serve. `remembered` holds `build.json` texts from an earlier run; each is used only where
 * its digest is the release's. Throws {@link ReleaseRefused} when a present build cannot be verified; a last known good build
 * that cannot be is left out and told to `onLost`.
 */
export const resolveRelease = async (
  reader: ReleaseReader,
  release: Release,
  remembered: Record<string, string>,
  onLost: (refused: Error) => void,
): Promise<ServedRelease> => {
  const builds = new Map<string, KnownBuild>();
  const remotes: Record<string, TabBuild> = {};
  const lastKnownGood: Record<string, TabBuild> = {};
  let shell: KnownBuild | undefined;
  for (const [name, ref] of Object.entries(release.builds)) {
    const known = await verifiedBuild(reader, name, ref, remembered);
    builds.set(buildKey(name, ref.buildId), known);
    if (name === 'shell') shell = known;
    else remotes[name] = tabBuild(known);
  }
  if (!shell) throw new ReleaseRefused('missing-build', `Release ${release.sequence} names no shell`);
  for (const [name, ref] of Object.entries(release.lastKnownGood)) {
    try {
      const known = await verifiedBuild(reader, name, ref, remembered);
      builds.set(buildKey(name, ref.buildId), known);
      if (name !== 'shell') lastKnownGood[name] = tabBuild(known);
    } catch (error) {
      onLost(error as Error);
    }
  }
  const { channel, sequence } = release;
  const { buildId, digest } = release.builds.shell as BuildRef;
  const tab = { schema: 1, channel, sequence, remotes, lastKnownGood, shell: { buildId, digest }, files: {} } as const;
  return { release, builds, shell: shell.build, tab };
};
