import type { ErrorClass } from '@paddock/release/record';
import type { Environment, TagRequest } from './environment.ts';

export type Expected = 'script' | 'style' | 'json';

const MEDIA_TYPES: Record<Expected, RegExp> = {
  script: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  style: /^text\/css\b/i,
  json: /^application\/json\b/i,
};

/** The error class of a wrong status or media type; `null` if both are right. */
export const findWrongAnswer = (response: Response, expected: Expected): ErrorClass | null => {
  if (!response.ok) return 'http';
  return MEDIA_TYPES[expected].test(response.headers.get('content-type') ?? '') ? null : 'mime';
};

/**
 * Finds out why a tag failed, since the browser does not say: fetches the file without its
 * integrity and then, from the cache, with it. `null` if the file is right now.
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
