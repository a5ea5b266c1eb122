import type { Environment } from '../environment.ts';
import { LoadFailure } from '../failure.ts';
import type { Loader } from '../loader/loader.ts';

/** A build whose code has run. */
export interface Suspect {
  remote: string;
  buildId: string;
}

/**
 * Reports replaced built-in functions to operators, once per build. Without a suspect, blames the
 * last loaded build.
 */
export type BlameReplaced = (suspect?: Suspect) => void;

/**
 * Call the result before and after the code of a remote runs. A change in between is blamed on that
 * remote, an earlier one on the last build.
 */
export function createBlameReplaced(
  environment: Pick<Environment, 'replacedBuiltins'>,
  loader: Pick<Loader, 'reportFailure'>,
): BlameReplaced {
  const blamed = new Set<string>();
  let last: Suspect | undefined;
  return (suspect) => {
    last = suspect ?? last;
    const replaced = environment.replacedBuiltins();
    if (!last || replaced.length === 0 || blamed.has(last.buildId)) return;
    blamed.add(last.buildId);
    const message = `${last.remote} ${last.buildId} replaced ${replaced.join(', ')}`;
    loader.reportFailure(last.remote, last.buildId, new LoadFailure('init', 'contract', '', message), 1);
  };
}
