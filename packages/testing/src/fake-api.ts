import { accepted, refused } from '@paddock/host/testing';
import { vi } from 'vitest';

type Answer = unknown | (() => Promise<Response> | Response);

/**
 * Answers `fetch` by path and query (`/api/v1/races/7`, `POST /api/v1/bets`). Data is put into the envelope, a function
 * makes its own response, and any other call is answered 404. Returns the answers, which a test may change while a page
 * is open, and the calls.
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
