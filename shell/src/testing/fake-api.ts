import contract from '@paddock/api/openapi.json' with { type: 'json' };
import { queryClient } from '@paddock/host';
import { vi } from 'vitest';

type Examples = Record<string, { value?: unknown } | undefined>;
type Answer = Response | object | (() => Response | Promise<Response>);

/** An answer in the envelope. */
export const accepted = (data: unknown, pagination: object | null = null): Response =>
  Response.json({ success: true, data, pagination, error: null, validation: null });

/** A refusal in the envelope. */
export const refused = (status: number, code: string, message = code): Response =>
  Response.json(
    { success: false, data: null, pagination: null, error: { code, message }, validation: null },
    { status },
  );

/** What the contract shows as the answer of an operation. */
export const exampleOf = (operation: string): object => {
  const example = (contract.components.examples as Examples)[operation]?.value;
  if (!example) throw new Error(`the contract shows no answer of ${operation}`);
  return example as object;
};

/**
 * Answers `fetch` by method and path, with the query where it is named too: `GET /api/v1/pages/wheel`. An object is data for the
 * envelope. What is not named is not found. Returns the answers, to be changed while a page is open, and what was asked.
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
