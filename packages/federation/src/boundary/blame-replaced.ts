import type { Environment } from '../environment.ts';
import { LoadFailure } from '../failure.ts';
import type { Loader } from '../loader/loader.ts';

/** A build whose code has run. */
export interface Suspect {
  remote: string;
  buildId: string;
}

/** Looks whether built-in functions were replaced, and tells operators: once a build. Without a suspect the last one is to blame. */
export type BlameReplaced = (suspect?: Suspect) => void;

/** To be called before and after the code of a remote runs: what changed in between is its work, what changed before, the last one's. */
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
