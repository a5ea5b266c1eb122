import type { Beacon } from '@paddock/release/record';
import type { Environment, Stop } from './environment.ts';
import type { Catalogue } from './loader/catalogue.ts';

const FILE = /\/builds\/(?!shell\/)[a-z][a-z0-9-]*\/[\w.-]+\/[^\s:?)]+/;

/**
 * Reports errors of a remote's event handlers and promises, which no error boundary catches. The
 * first file of a build in the stack identifies the remote. Returns unsubscribe.
 */
export function reportUncaughtErrors(
  environment: Environment,
  { fileAt }: Pick<Catalogue, 'fileAt'>,
  release: () => number,
  report: (beacon: Beacon) => void,
): Stop {
  return environment.onUncaught(({ url, stack }) => {
    const [path] = FILE.exec(stack) ?? FILE.exec(url) ?? [];
    const file = path && fileAt(environment.origin + path);
    if (!file) return;
    report({
      release: release(),
      remote: file.name,
      buildId: file.buildId,
      phase: 'render',
      errorClass: 'execution',
      attempt: 1,
    });
  });
}
