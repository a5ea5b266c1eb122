import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { Answer } from './answers.ts';
import { type FlatHeaders, STRICT_TRANSPORT } from './security-headers.ts';

const secure: FlatHeaders = ['strict-transport-security', STRICT_TRANSPORT];

/** The headers of an answer, with strict transport for a client that came by https. */
export const headersFor = ({ headers }: Answer, isSecure: boolean): FlatHeaders =>
  isSecure ? headers.concat(secure) : headers;

/** Leaves unread events in the stream itself, which limits them. */
const readNothingAhead = { highWaterMark: 1 };

/**
 * Writes an answer to a connection, in one piece unless it is a stream. A stream is cancelled when
 * its client leaves.
 */
export const sendAnswer = (outgoing: ServerResponse, answer: Answer, isSecure: boolean): void => {
  const { status, body } = answer;
  outgoing.writeHead(status, headersFor(answer, isSecure) as string[]);
  if (typeof body === 'string') outgoing.end(body, 'latin1');
  else if (!(body instanceof ReadableStream)) outgoing.end(body);
  else if (outgoing.destroyed) void body.cancel();
  else pipeline(Readable.fromWeb(body, readNothingAhead), outgoing, () => {});
};
