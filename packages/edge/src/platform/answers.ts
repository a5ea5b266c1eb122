import type { ReadableStream } from 'node:stream/web';
import type { ByteText } from '../pages/packed-page.model.ts';
import { inEachLanguage, type T } from '../texts.ts';
import { dataAnswer, type FlatHeaders, flatHeaders } from './security-headers.ts';

/** An immutable answer before it is written. One object can answer many requests. */
export interface Answer {
  status: number;
  headers: FlatHeaders;
  /** `null`: no body. */
  body: ByteText | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

const dataOf = (status: number, text: string, headers: Record<string, string>): Answer => {
  const body = Buffer.from(text);
  const length = String(body.byteLength);
  const all = { ...dataAnswer, 'cache-control': 'no-store', 'content-length': length, ...headers };
  return { status, headers: flatHeaders(all), body };
};

/** A line of plain text for people, without caching. */
export const textAnswer = (status: number, message: string, headers: Record<string, string> = {}): Answer =>
  dataOf(status, `${message}\n`, { 'content-type': 'text/plain; charset=utf-8', ...headers });

/** JSON without caching. */
export const jsonAnswer = (status: number, value: unknown): Answer =>
  dataOf(status, JSON.stringify(value), { 'content-type': 'application/json' });

/** A line in each language, for readers whose language is unknown. */
export const lineInEachLanguage = (say: (t: T) => string): string => Object.values(inEachLanguage(say)).join('\n');

export const nothingHere: Answer = textAnswer(
  404,
  lineInEachLanguage((t) => t('refused.nothingHere')),
);

export const failed = textAnswer(
  500,
  lineInEachLanguage((t) => t('refused.failed')),
);

/** The text of an answer that has one. */
export const textOf = ({ body }: Answer): string => Buffer.from(body as Uint8Array).toString();
