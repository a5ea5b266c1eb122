import type { Beacon } from '@paddock/release/record';
import type { Environment, Stop } from './environment.ts';

const BUILD_FILE = /\/builds\/(mf-[a-z0-9-]+)\/([0-9A-Za-z.-]+)\//;

/**
 * Reports what a remote's event handlers and promises throw, which no error boundary sees: found by the first file
 * of a remote's build in the stack. The page goes on. Returns the way to stop.
 */
export function reportUncaughtErrors(
  environment: Environment,
  release: () => number,
  report: (beacon: Beacon) => void,
): Stop {
  return environment.onUncaught(({ url, stack }) => {
    const [, remote, buildId] = BUILD_FILE.exec(stack) ?? BUILD_FILE.exec(url) ?? [];
    if (!remote || !buildId) return;
    report({ release: release(), remote, buildId, phase: 'render', errorClass: 'execution', attempt: 1 });
  });
}
