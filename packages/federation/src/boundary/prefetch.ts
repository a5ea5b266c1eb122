import { fileUrl, type TabBuild } from '@paddock/release/record';
import { parseBuildUrl } from '../build-url.ts';
import type { Environment } from '../environment.ts';
import type { Loader } from '../loader/loader.ts';

/**
 * Preloads a build's `build.json`, entry and initial files, each with its integrity, and runs none. Never rejects: what
 * could not be prefetched is loaded when needed.
 */
export async function prefetchBuild(
  environment: Environment,
  loader: Loader,
  remote: string,
  build: TabBuild,
): Promise<void> {
  const preload = async (name: string) => {
    const file = parseBuildUrl(environment.origin, fileUrl(remote, build.buildId, name));
    if (!file) return;
    const { integrity } = await loader.catalogue.file(file, 'chunk');
    environment.tags.preload({ url: file.url, integrity }, name.endsWith('.css') ? 'style' : 'script');
  };
  try {
    const { entry, initial } = await loader.catalogue.build(remote, build.buildId, 'chunk');
    await Promise.all([entry, ...initial.js, ...initial.css].map(preload));
  } catch {
    // Reported by the loader.
  }
}
