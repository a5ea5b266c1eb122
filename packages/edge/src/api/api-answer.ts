import type { ServerResponse } from 'node:http';
import type { Dispatcher, Pool } from 'undici';
import type { UnreadAnswer } from '../clients/unread-answers.ts';
import { atEndOfTurn } from '../platform/at-end-of-turn.ts';
import { responseHeaders } from './forwarded-headers.model.ts';
import type { Slices } from './slices.ts';

/** A group of connections to the API. */
export interface Lane {
  pool: Pool;
  /**
   * If set, the edge reads a whole answer slice by slice, at the speed of the API. `null`: it reads
   * at the speed of the client, and holds the connection until then.
   */
  slices: Slices | null;
}

/** `refused`: no connection, or a connection that ended. */
export type ApiFailure = 'timeout' | 'refused';

/** The receiver of an answer. */
export interface Destination {
  outgoing: ServerResponse;
  /** The edge's own headers of every answer. */
  policy: Readonly<Record<string, string>>;
  /** Counts the bytes that the client has not read. Calls back once it has read all. */
  keepUnread(whenRead: () => void): UnreadAnswer;
  fail(failure: ApiFailure): void;
  /** Called with the status once it is known. */
  done(status: number): void;
}

export const failureOf = (error: Error & { code?: string }): ApiFailure =>
  error.code?.endsWith('_TIMEOUT') ? 'timeout' : 'refused';

/** Sends a request to the API and passes the answer on as it arrives. */
export const passAnswer = (
  { pool, slices }: Lane,
  request: Dispatcher.DispatchOptions,
  { outgoing, policy, keepUnread, fail, done }: Destination,
): void => {
  // What is corked is the socket: Node writes the end of a corked answer before its last chunks.
  const { socket } = outgoing;
  let upstream: Dispatcher.DispatchController | null = null;
  let unread: UnreadAnswer | null = null;
  const abort = () => upstream?.abort(new Error('The client went away.'));
  const whenRead = () => {
    unread = null;
    if (!slices) upstream?.resume();
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
      socket?.cork();
      atEndOfTurn(() => socket?.uncork());
      done(status);
    },
    onResponseData(controller, bytes) {
      if (outgoing.write(bytes)) return;
      controller.pause();
      slices?.(() => controller.resume());
      keep(bytes.byteLength);
    },
    onResponseEnd() {
      // Writes the end in one piece with what the turn held back.
      socket?.cork();
      atEndOfTurn(() => {
        outgoing.end();
        if (!unread && outgoing.writableLength > 0) keep(outgoing.writableLength);
      });
    },
    onResponseError(_, error) {
      const failure = failureOf(error);
      if (!mayRepeat || failure !== 'refused' || outgoing.headersSent || outgoing.destroyed) return fail(failure);
      // The API may close an idle connection just as it is reused. A read is safe to retry once.
      mayRepeat = false;
      pool.dispatch(request, answer);
    },
  };
  atEndOfTurn(() => pool.dispatch(request, answer));
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) abort();
  });
};
