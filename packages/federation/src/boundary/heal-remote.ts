import type { TabRelease } from '@paddock/release/record';
import type { Environment, Stop } from '../environment.ts';
import { type Awaited, watchFile } from '../healing.ts';
import type { LoadedRemote } from './remote-state.ts';
import type { Remotes } from './remotes.ts';

/**
 * For a running remote that lacks a file of a page or lazy part: calls `healed` when the file is
 * available again, so that the error view can retry.
 */
export function healFile(environment: Environment, finding: Promise<Awaited | null>, healed: () => void): Stop {
  let isStopped = false;
  let stopFile: Stop = () => {};
  finding.then((file) => {
    if (isStopped || !file) return;
    stopFile = watchFile(environment, file, environment.now(), async () => {
      healed();
      return true;
    });
  });
  return () => {
    isStopped = true;
    stopFile();
  };
}

/**
 * Reloads a remote that gave up, as soon as a failed file is available again or another release
 * names a build that has not failed here. Ends when the remote is loaded.
 */
export function healRemote(
  environment: Environment,
  remotes: Remotes,
  remote: string,
  current: () => TabRelease,
  load: () => Promise<LoadedRemote>,
): Stop {
  const entry = remotes.entry(remote);
  let isStopped = false;
  let stopFiles: Stop[] = [];

  const stop = () => {
    isStopped = true;
    stopRelease();
    for (const stopFile of stopFiles) stopFile();
  };

  const watchFiles = () => {
    for (const stopFile of stopFiles) stopFile();
    const { files = [], since = 0 } = entry.awaited ?? {};
    stopFiles = isStopped ? [] : files.map((file) => watchFile(environment, file, since, heal));
  };

  const heal = async (): Promise<boolean> => {
    try {
      await load();
      stop();
      return true;
    } catch {
      watchFiles(); // Now another file may be missing.
      return true;
    }
  };

  const stopRelease = remotes.subscribe(() => {
    const named = current().remotes[remote];
    if (entry.state.name === 'gave-up' && !entry.promise && named && !entry.refused.has(named.buildId)) void heal();
  });
  watchFiles();
  return stop;
}
