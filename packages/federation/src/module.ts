import type { RemoteModule } from '@paddock/core';
import { moduleProblem, type TabBuild } from '@paddock/release/record';
import { LoadFailure } from './failure.ts';

/**
 * Checks a remote's module before React uses it, as `paddock publish` did. Throws a
 * {@link LoadFailure} of kind `contract` that names the field.
 */
export function parseRemoteModule(exposed: unknown, { claims }: Pick<TabBuild, 'claims'>): RemoteModule {
  const found = moduleProblem(exposed, claims);
  if (found) throw new LoadFailure('module', 'contract', '', `the remote's module: ${found.field} ${found.problem}`);
  return (exposed as { default: RemoteModule }).default;
}
