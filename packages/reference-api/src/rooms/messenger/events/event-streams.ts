import type { components } from '@paddock/api';
import type { Identity } from '../../../server/operation/operation.types.ts';
import type { Server } from '../../../server/operation/server.ts';
import { accessSeconds } from '../../auth/access-token.ts';
import type { Ticker } from '../ticker.ts';
import { createMessageNews, readAgain } from './message-news.ts';

type Hints = components['schemas']['Hints'];

/** News is looked for once for all streams, this often (ms). */
const lookMs = 1_000;

/** Every so many looks: a comment to all, and the sessions that have ended. */
const beatLooks = 5;

/** Unread events after which a stream is ended. Its reader asks anew. */
const mostUnread = 16;

/** What somebody who listens has been told. */
interface Reader {
  identity: Identity | null;
  told: Hints;
  /** Instant (ms). No stream outlives an access token. */
  endsAt: number;
  stream: ReadableStreamDefaultController<Uint8Array>;
}

/** Streams of hints: which list has news, never what. */
export interface EventStreams {
  /** The newest of each list. */
  newest(customerId: number | null, now: number): Promise<Hints>;
  /** A stream that begins with the newest. It replaces that of the same session. */
  open(identity: Identity | null, now: number): Promise<Response>;
}

const encoder = new TextEncoder();
const beat = encoder.encode(':\n\n');
const eventOf = (list: keyof Hints, latest: number) =>
  encoder.encode(`event: ${list}\ndata: ${JSON.stringify({ latest })}\n\n`);

/**
 * The cost of a look hardly depends on the number of streams: it asks for what is new, not by
 * customer. On PostgreSQL messages are looked for when they are announced.
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
  /** A message may have come between the first words of a new stream and its listening. */
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
      .where('id', '>', seen - readAgain)
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
    const isBeat = looks % beatLooks === 0;
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
        // A database that fails makes the streams silent: their readers poll.
        .catch(() => {})
        .finally(() => {
          timer = null;
          if (readers.size > 0) lookOn();
          else news.stop();
        });
    }, lookMs).unref();
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
      // The same listener is added once.
      ending.addEventListener('abort', endAll);
      let reader: Reader;
      const body = new ReadableStream<Uint8Array>(
        {
          start(stream) {
            reader = { identity, told, endsAt: now + accessSeconds * 1000, stream };
            readers.add(reader);
            isUnsure = true;
            stream.enqueue(eventOf('ticker', told.ticker));
            if (identity) stream.enqueue(eventOf('messages', told.messages));
          },
          cancel: () => void readers.delete(reader),
        },
        { highWaterMark: mostUnread },
      );
      lookOn();
      return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } });
    },
  };
};
