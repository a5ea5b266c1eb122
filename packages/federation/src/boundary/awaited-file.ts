import { type ErrorClass, fileUrl, type TabBuild } from '@paddock/release/record';
import type { Environment } from '../environment.ts';
import type { LoadFailure } from '../failure.ts';
import type { Awaited } from '../healing.ts';
import type { Loader } from '../loader/loader.ts';

/** Faults of the code itself: no later answer of a server can end them. */
const INCURABLE: ErrorClass[] = ['execution', 'parse', 'contract'];

/**
 * The file whose return ends a failure; the entry, if no file was to blame. `null` if waiting
 * cannot help.
 */
export async function awaitedFile(
  environment: Environment,
  loader: Loader,
  remote: string,
  build: Pick<TabBuild, 'buildId' | 'digest' | 'entry'>,
  { kind, url: blamed, phase }: LoadFailure,
): Promise<Awaited | null> {
  if (INCURABLE.includes(kind)) return null;
  const url = blamed || environment.origin + fileUrl(remote, build.buildId, build.entry);
  if (url.endsWith('/build.json')) return { url, expected: 'json', integrity: build.digest };
  const file = loader.catalogue.fileAt(url);
  const known = kind === 'integrity' && file ? await loader.catalogue.file(file, phase).catch(() => null) : null;
  return { url, expected: url.endsWith('.css') ? 'style' : 'script', integrity: known?.integrity ?? null };
}
