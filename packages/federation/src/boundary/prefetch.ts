import { fileUrl, type TabBuild } from '@paddock/release/record';
import { parseBuildUrl } from '../build-url.ts';
import type { Environment } from '../environment.ts';
import type { Loader } from '../loader/loader.ts';

/**
 * Fetches a build's `build.json`, entry and initial files into the HTTP cache, each with its integrity, and runs none. Not by
 * `<link rel=preload>`: a browser complains of one that is not used soon, and a look at a menu is no promise. Never rejects:
 * what could not be prefetched is loaded when needed.
 */
export async function prefetchBuild(
  environment: Environment,
  loader: Loader,
  remote: string,
  build: TabBuild,
): Promise<void> {
  const fetchFile = async (name: string) => {
    const file = parseBuildUrl(environment.origin, fileUrl(remote, build.buildId, name));
    if (!file) return;
    const { integrity } = await loader.catalogue.file(file, 'chunk');
    const response = await environment.fetch(file.url, { integrity, priority: 'low' });
    await response.arrayBuffer(); // A body that is not read is not cached.
  };
  try {
    const { entry, initial } = await loader.catalogue.build(remote, build.buildId, 'chunk');
    await Promise.all([entry, ...initial.js, ...initial.css].map(fetchFile));
  } catch {
    // Whoever needs it loads it, and reports.
  }
}
