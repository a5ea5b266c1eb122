import type { ServerResponse } from 'node:http';
import type { Client } from './clients.ts';
import type { KeptBytes } from './kept-bytes.ts';

export interface UnreadAnswersOptions {
  kept: KeptBytes;
  /** How long (ms) a client may leave an answer unread, and how fast (bytes a second) it has to read after that. */
  time: number;
  rate: number;
  /** A client that read too slowly was cut. */
  onCut: () => void;
}

/** An answer whose client has not read what was written. */
export interface UnreadAnswer {
  /** More was written. */
  add(bytes: number): void;
}

/** Keeps an answer until its client has read it, or is cut. `whenRead` is called in the first case. */
export type UnreadAnswers = (outgoing: ServerResponse, client: Client, whenRead: () => void) => UnreadAnswer;

/** Cuts at once, and has the kernel forget what it holds for the client: it would keep that for minutes. */
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
