import { parseBuildUrl } from '../build-url.ts';
import type { Environment, Stop, TagOutcome, TagRequest } from '../environment.ts';

export type AppendTag = (request: TagRequest, done: (outcome: TagOutcome) => void) => Stop;

/**
 * Appends a tag, waits for its result, and removes it if it failed. A script that throws still
 * fires `load`, so errors during its run are watched. Never resolves once `signal` is aborted.
 */
export function runTag(
  environment: Environment,
  request: TagRequest,
  append: AppendTag,
  signal: AbortSignal,
): Promise<TagOutcome | 'parse' | 'execution'> {
  return new Promise((resolve) => {
    let thrown: 'parse' | 'execution' | null = null;
    const pathOf = (url: string) => parseBuildUrl(environment.origin, url)?.path;
    const stopUncaught = environment.onUncaught((error) => {
      if (pathOf(error.url) !== pathOf(request.url)) return;
      thrown = error.name === 'SyntaxError' ? 'parse' : 'execution';
    });
    const remove = append(request, (outcome) => {
      stopUncaught();
      if (outcome === 'error' || thrown) remove();
      resolve(thrown ?? outcome);
    });
    signal.addEventListener('abort', () => {
      stopUncaught();
      remove();
    });
  });
}
