import type { ServerResponse } from 'node:http';
import type { Client } from './clients.ts';
import type { KeptBytes } from './kept-bytes.ts';

export interface UnreadAnswersOptions {
  kept: KeptBytes;
  /** A client may leave an answer unread for `time` ms; then it must read `rate` bytes a second. */
  time: number;
  rate: number;
  /** Called when a client was cut because it read too slowly. */
  onCut: () => void;
}

/** An answer that its client has not read completely. */
export interface UnreadAnswer {
  /** More bytes were written. */
  add(bytes: number): void;
}

/** Watches an answer until its client has read it, which calls `whenRead`, or is cut. */
export type UnreadAnswers = (outgoing: ServerResponse, client: Client, whenRead: () => void) => UnreadAnswer;

/** A reset: the kernel drops its buffers at once instead of keeping them for minutes. */
const cut = ({ socket }: ServerResponse): void => void socket?.resetAndDestroy();

export const createUnreadAnswers =
  ({ kept, time, rate, onCut }: UnreadAnswersOptions): UnreadAnswers =>
  (outgoing, client, whenRead) => {
    const since = performance.now();
    let owed = 0;
    const keeping = kept.keep(client.network, () => cut(outgoing));
    const look = () => {
      const left = since + time + (owed / rate) * 1000 - performance.now();
      if (left > 0) {
        timer = setTimeout(look, left);
        return;
      }
      onCut();
      cut(outgoing);
    };
    let timer = setTimeout(look, time);
    const end = () => {
      clearTimeout(timer);
      keeping.end();
      outgoing.off('drain', read).off('finish', read).off('close', end);
    };
    const read = () => {
      end();
      whenRead();
    };
    outgoing.on('drain', read).on('finish', read).on('close', end);
    return {
      add(bytes) {
        owed += bytes;
        keeping.add(bytes);
      },
    };
  };
