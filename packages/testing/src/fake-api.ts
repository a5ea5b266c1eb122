import { vi } from 'vitest';

type Answer = unknown | (() => Promise<Response> | Response);

/** An answer in the envelope. */
export const accepted = (data: unknown, pagination: object | null = null): Response =>
  Response.json({ success: true, data, pagination, error: null, validation: null });

/** A refusal in the envelope; its message is the code unless told. */
export const refused = (status: number, code: string, message = code): Response =>
  Response.json(
    { success: false, data: null, pagination: null, error: { code, message }, validation: null },
    { status },
  );

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
