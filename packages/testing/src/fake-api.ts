import { accepted, refused } from '@paddock/host/testing';
import { vi } from 'vitest';

type Answer = unknown | Response | (() => Promise<Response> | Response);

/**
 * Answers `fetch` by path and query (`/api/v1/races/7`, `POST /api/v1/bets`); `*` stands for the
 * key of a send. Data gets the envelope, a function makes the response itself, and any other call
 * gets 404. Returns the answers, which a test may change while a page is open, the calls, and the
 * JSON bodies that were sent to a call.
 */
export function fakeApi(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const bodies: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method === 'GET' ? '' : `${request.method} `}${pathname}${search}`;
    asked.push(call);
    if (request.body) bodies.push({ call, body: await request.json() });
    const answer = answers[call] ?? answers[call.replace(/\/sends\/[^/]+/, '/sends/*')];
    if (answer === undefined) return refused(404, 'not_found');
    if (answer instanceof Response) return answer.clone();
    return typeof answer === 'function' ? answer() : accepted(answer);
  });
  return {
    answers,
    asked,
    sent: (call: string) => bodies.filter((each) => each.call === call).map(({ body }) => body),
  };
}
