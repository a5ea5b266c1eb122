import type { ServerResponse } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import type { UnreadAnswer } from '../clients/unread-answers.ts';
import { responseHeaders } from './forwarded-headers.model.ts';

/** Connections to the API. */
export interface Lane {
  pool: Pool;
  /**
   * Takes from the API as much as the client reads, and holds a connection for as long. Otherwise an answer is taken whole, whatever its
   * client reads.
   */
  followsReader: boolean;
}

/** `refused`: no connection, or one that ended. */
export type ApiFailure = 'timeout' | 'refused';

/** Where an answer goes. */
export interface Destination {
  outgoing: ServerResponse;
  /** The edge's headers of every answer. */
  policy: Readonly<Record<string, string>>;
  /** Keeps what the client has not read; calls back once it has. */
  keepUnread(whenRead: () => void): UnreadAnswer;
  fail(failure: ApiFailure): void;
  /** The status is known. */
  done(status: number): void;
}

const failureOf = (error: Error & { code?: string }): ApiFailure =>
  error.code?.endsWith('_TIMEOUT') ? 'timeout' : 'refused';

/** Sends a request to the API, and passes the answer on as it comes. */
export const passAnswer = (
  { pool, followsReader }: Lane,
  request: Dispatcher.DispatchOptions,
  { outgoing, policy, keepUnread, fail, done }: Destination,
): void => {
  let upstream: Dispatcher.DispatchController | null = null;
  let unread: UnreadAnswer | null = null;
  const abort = () => upstream?.abort(new Error('The client went away.'));
  const whenRead = () => {
    unread = null;
    if (followsReader) upstream?.resume();
  };
  const keep = (bytes: number) => {
    unread ??= keepUnread(whenRead);
    unread.add(bytes);
  };
  let mayRepeat = request.body === null && (request.method === 'GET' || request.method === 'HEAD');
  const answer: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      upstream = controller;
      if (outgoing.destroyed) abort();
    },
    onResponseStart({ rawHeaders }, status) {
      if (status < 200) return;
      const answered = (rawHeaders as Buffer[]).map((each) => each.toString('latin1'));
      outgoing.writeHead(status, responseHeaders(answered, policy));
      done(status);
    },
    onResponseData(controller, bytes) {
      if (outgoing.write(bytes)) return;
      controller.pause();
      // A large answer comes in slices, between which others have their turn.
      if (!followsReader) setImmediate(() => controller.resume());
      keep(bytes.byteLength);
    },
    onResponseEnd() {
      outgoing.end();
      if (!unread && outgoing.writableLength > 0) keep(outgoing.writableLength);
    },
    onResponseError(_, error) {
      const failure = failureOf(error);
      if (!mayRepeat || failure !== 'refused' || outgoing.headersSent || outgoing.destroyed) return fail(failure);
      // The API may close a kept connection just as it is used again; a read can simply be asked once more.
      mayRepeat = false;
      pool.dispatch(request, answer);
    },
  };
  pool.dispatch(request, answer);
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) abort();
  });
};
