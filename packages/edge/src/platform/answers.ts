import { dataAnswer } from './security-headers.ts';

/** A line of plain text for people, never kept by a cache. */
export const textAnswer = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { ...dataAnswer, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Fresh JSON, never kept by a cache. */
export const jsonAnswer = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...dataAnswer, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
