import { accepted, refused } from '@paddock/host/testing';
import { vi } from 'vitest';

type Answer = unknown | (() => Promise<Response> | Response);

/**
 * Answers `fetch` by path and query (`/api/v1/races/7`), behind the method where that is not GET: data is put in the envelope, a function makes its own response.
 * Whatever is not named is not found. Returns the answers, to be changed while a page is open, and what was asked.
 */
export function fakeApi(answers: Record<string, Answer>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method === 'GET' ? '' : `${request.method} `}${pathname}${search}`;
    asked.push(call);
    const answer = answers[call];
    if (answer === undefined) return refused(404, 'not_found');
    return typeof answer === 'function' ? answer() : accepted(answer);
  });
  return { answers, asked };
}
