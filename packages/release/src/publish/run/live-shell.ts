import { type Build, parseRendering } from '../../record.ts';
import { isReleaseError } from '../../release-error.ts';
import type { Script } from '../../render/renderers.ts';
import type { ReleaseStore } from '../../store/store.ts';
import { integrityOf, parseBuildJson } from '../../trust/published-build.ts';
import { readTrusted } from '../../trust/trusted.ts';

/** A shell's build and its script for the edge; `null` if it renders no pages. */
export interface EdgeShell {
  build: Build;
  script: Script | null;
}

/** The script of a build for the edge, from its files. */
export const edgeScriptOf = ({ name, buildId }: Build, file: string, bytes: Uint8Array): Script => ({
  key: `${name}/${buildId}/${file}`,
  code: Buffer.from(bytes).toString('utf8'),
});

/**
 * The shell that a channel serves; `null` if there is none, or it cannot be proven. Throws
 * `storage`.
 */
export const liveShell = async (store: ReleaseStore, channel: string): Promise<EdgeShell | null> => {
  const newest = await readTrusted(store, channel, null).catch((error: unknown) => {
    // A shell that cannot be proven is not run.
    if (isReleaseError(error) && error.kind !== 'storage') return null;
    throw error;
  });
  const live = newest?.release.builds.shell;
  const manifest = live && (await store.readBuildFile('shell', live.buildId, 'build.json'));
  if (!manifest || integrityOf(manifest) !== live.digest) return null;
  const build = parseBuildJson(manifest);
  const file = parseRendering(JSON.parse(Buffer.from(manifest).toString('utf8')))?.file;
  const bytes = file === undefined ? null : await store.readBuildFile('shell', live.buildId, file);
  const isProven = file !== undefined && bytes && integrityOf(bytes) === build.files[file]?.integrity;
  return { build, script: isProven ? edgeScriptOf(build, file, bytes) : null };
};
