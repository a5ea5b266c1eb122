import { queryClient } from '@paddock/host';
import { refused } from '@paddock/testing';
import { vi } from 'vitest';

type Answer = Response | object | (() => Response | Promise<Response>);

/**
 * Answers `fetch` by method and path, with the query where it is named too: `GET
 * /api/v1/pages/wheel`. An object is the answer in its envelope. What is not named is not found.
 * Returns the answers, to be changed while a page is open, and what was asked.
 */
export function fakeApi(answers: Record<string, Answer>) {
  const asked: { line: string; body: unknown }[] = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname}`;
    asked.push({ line: line + search, body: request.body ? await request.json() : null });
    const answer = answers[line + search] ?? answers[line];
    if (answer === undefined) return refused(404, 'not_found');
    if (answer instanceof Response) return answer.clone();
    return typeof answer === 'function' ? answer() : Response.json(answer);
  });
  return { answers, asked };
}
