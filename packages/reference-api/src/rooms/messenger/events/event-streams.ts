import type { components } from '@paddock/api';
import type { Identity } from '../../../server/operation/operation.types.ts';
import type { Server } from '../../../server/operation/server.ts';
import { ACCESS_SECONDS } from '../../auth/access-token.ts';
import type { Ticker } from '../ticker.ts';
import { createMessageNews, READ_AGAIN } from './message-news.ts';

type Hints = components['schemas']['Hints'];

/** How often (ms) the server looks for news, once for all streams. */
const LOOK_MS = 1_000;

/**
 * How many looks pass between two beats. A beat sends a comment to all and ends streams of ended
 * sessions.
 */
const BEAT_LOOKS = 5;

/** A stream with this many unread events is ended. Its reader reconnects. */
const MAX_UNREAD = 16;

/** An open stream, and what it has sent. */
interface Reader {
  identity: Identity | null;
  told: Hints;
  /** Instant (ms). No stream outlives an access token. */
  endsAt: number;
  stream: ReadableStreamDefaultController<Uint8Array>;
}

/** Streams of hints. A hint says which list has news, but not the news. */
export interface EventStreams {
  /** The newest id of each list. */
  newest(customerId: number | null, now: number): Promise<Hints>;
  /** A stream that begins with the newest ids. It replaces an open stream of the same session. */
  open(identity: Identity | null, now: number): Promise<Response>;
}

const encoder = new TextEncoder();
const beat = encoder.encode(':\n\n');
const eventOf = (list: keyof Hints, latest: number) =>
  encoder.encode(`event: ${list}\ndata: ${JSON.stringify({ latest })}\n\n`);

/**
 * The cost of a look hardly depends on the number of streams: one query reads the news of all
 * customers. On PostgreSQL messages are read only when they are announced.
 */
export const createEventStreams = (
  { database, clock, prepare, ending }: Pick<Server, 'database' | 'clock' | 'prepare' | 'ending'>,
  ticker: Ticker,
): EventStreams => {
  const readers = new Set<Reader>();
  let timer: NodeJS.Timeout | null = null;
  let looks = 0;
  let newestEntry = { latest: 0, from: 0, until: 0 };
  /** The newest message that a look has seen. */
  let seen = 0;
  /** Whether a message may have been missed: a stream is new, or the last read failed. */
  let isUnsure = false;

  const end = (reader: Reader) => {
    if (!readers.delete(reader)) return;
    try {
      reader.stream.close();
    } catch {
      // The reader has left.
    }
  };
  const endAll = () => {
    if (timer) clearTimeout(timer);
    news.stop();
    for (const reader of readers) end(reader);
  };

  const send = (reader: Reader, bytes: Uint8Array) => {
    if ((reader.stream.desiredSize ?? 0) <= 0) end(reader);
    else reader.stream.enqueue(bytes);
  };

  const tell = (reader: Reader, list: keyof Hints, latest: number) => {
    if (latest === reader.told[list]) return;
    reader.told[list] = latest;
    send(reader, eventOf(list, latest));
  };

  const tickerAt = async (now: number): Promise<number> => {
    // The development clock can also move back.
    if (now < newestEntry.from || now >= newestEntry.until) {
      const { entries, until } = await ticker.at(now);
      newestEntry = { latest: entries[0]?.id ?? 0, from: now, until };
    }
    return newestEntry.latest;
  };

  const readMessages = async (): Promise<Map<number, number>> => {
    const rows = await database
      .selectFrom('message')
      .select(({ fn }) => ['customer_id', fn.max('id').as('latest')])
      .where('id', '>', seen - READ_AGAIN)
      .groupBy('customer_id')
      .execute();
    const newest = new Map(rows.map(({ customer_id, latest }) => [customer_id, Number(latest)]));
    seen = Math.max(seen, ...newest.values());
    return newest;
  };

  const tellMessages = async () => {
    isUnsure = false;
    const messages = await readMessages().catch(() => {
      isUnsure = true;
      return new Map<number, number>();
    });
    for (const reader of [...readers]) {
      const newest = reader.identity && messages.get(reader.identity.customerId);
      if (newest && newest > reader.told.messages) tell(reader, 'messages', newest);
    }
  };

  const news = createMessageNews(database, () => void tellMessages());

  const activeSessions = async (): Promise<Set<string>> => {
    const ids = [...readers].flatMap(({ identity }) => identity?.sessionId ?? []);
    if (ids.length === 0) return new Set();
    const rows = await database
      .selectFrom('session')
      .select('id')
      .where('id', 'in', ids)
      .where('ended_at', 'is', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  };

  const look = async () => {
    const now = clock();
    const isBeat = looks % BEAT_LOOKS === 0;
    looks += 1;
    news.listen();
    if (isBeat) await prepare(now);
    const asked = [...readers];
    const [latest, active] = await Promise.all([tickerAt(now), isBeat ? activeSessions() : null]);
    for (const reader of asked) {
      const { identity, endsAt } = reader;
      const hasEnded = active && identity && !active.has(identity.sessionId);
      if (hasEnded || now >= endsAt) {
        end(reader);
        continue;
      }
      tell(reader, 'ticker', latest);
      if (isBeat) send(reader, beat);
    }
    if (isUnsure || !news.isAnnounced()) await tellMessages();
  };

  const lookOn = () => {
    timer ??= setTimeout(() => {
      look()
        // While the database fails the streams are silent, and their readers poll.
        .catch(() => {})
        .finally(() => {
          timer = null;
          if (readers.size > 0) lookOn();
          else news.stop();
        });
    }, LOOK_MS).unref();
  };

  const newest: EventStreams['newest'] = async (customerId, now) => {
    const latest = await tickerAt(now);
    if (customerId === null) return { ticker: latest, messages: 0 };
    const message = await database
      .selectFrom('message')
      .select(({ fn }) => fn.max('id').as('latest'))
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return { ticker: latest, messages: Number(message?.latest ?? 0) };
  };

  return {
    newest,
    async open(identity, now) {
      const told = await newest(identity?.customerId ?? null, now);
      const former = identity && [...readers].find((reader) => reader.identity?.sessionId === identity.sessionId);
      if (former) end(former);
      // `addEventListener` adds the same listener only once.
      ending.addEventListener('abort', endAll);
      let reader: Reader;
      const body = new ReadableStream<Uint8Array>(
        {
          start(stream) {
            reader = { identity, told, endsAt: now + ACCESS_SECONDS * 1000, stream };
            readers.add(reader);
            isUnsure = true;
            stream.enqueue(eventOf('ticker', told.ticker));
            if (identity) stream.enqueue(eventOf('messages', told.messages));
          },
          cancel: () => void readers.delete(reader),
        },
        { highWaterMark: MAX_UNREAD },
      );
      lookOn();
      return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } });
    },
  };
};
