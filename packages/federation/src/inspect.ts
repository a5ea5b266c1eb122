import type { Environment, TagRequest } from './environment.ts';
import type { ErrorClass } from './fault.ts';

export type Expected = 'script' | 'style' | 'json';

const MEDIA_TYPES: Record<Expected, RegExp> = {
  script: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  style: /^text\/css\b/i,
  json: /^application\/json\b/i,
};

/** Whether status and media type of an answer are right. */
export const findWrongAnswer = (response: Response, expected: Expected): ErrorClass | null => {
  if (!response.ok) return 'http';
  return MEDIA_TYPES[expected].test(response.headers.get('content-type') ?? '') ? null : 'mime';
};

/**
 * Finds out why a tag failed, which the browser does not say: fetches the file without and then,
 * from the cache, with its integrity. `null`: nothing is wrong with it now.
 */
export async function inspect(
  environment: Environment,
  request: Pick<TagRequest, 'url' | 'integrity'>,
  expected: Expected,
  signal: AbortSignal,
): Promise<ErrorClass | null> {
  try {
    const response = await environment.fetch(request.url, { signal });
    const wrong = findWrongAnswer(response, expected);
    if (wrong) return wrong;
    await response.arrayBuffer();
  } catch {
    return 'network';
  }
  try {
    const init: RequestInit = { signal, integrity: request.integrity, cache: 'force-cache' };
    await (await environment.fetch(request.url, init)).arrayBuffer();
    return null;
  } catch {
    return 'integrity';
  }
}
