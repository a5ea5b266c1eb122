import type { Client } from 'pg';
import { type Database, postgresUrlOf } from '../../../server/database/open-database.ts';

/** How often (ms) the sweeper looks for new messages: one process per database, for all. */
const SWEEP_MS = 200;

/** How many sweeps pass between two signs of life. Other processes try to take over as often. */
const SIGN_SWEEPS = 5;

/** How long (ms) without a sign until each process looks by itself. */
const SILENT_MS = 1_500;

/** How many ids are read again: a transaction with a smaller id may commit after a greater one. */
export const READ_AGAIN = 1_000;

const CHANNEL = 'paddock_messages';

/** The sweeper's lock, which ends with its connection. Any number that nothing else locks. */
const LOCK = 7_233_651;

/** Notifies a process of new messages, also of those that another process wrote. */
export interface MessageNews {
  /** Begins to listen; no-op while it listens. */
  listen(): void;
  /** Whether new messages are announced. If not, look for them. */
  isAnnounced(): boolean;
  stop(): void;
}

/** A SQLite file cannot announce anything. */
const silent: MessageNews = { listen: () => {}, isAnnounced: () => false, stop: () => {} };

/**
 * A `NOTIFY` locks the whole database when its transaction commits. So customers' transactions
 * contain none: the sweeper sends one for all messages since its last sweep.
 * @param onNews called after each announcement
 */
export const createMessageNews = (database: Database, onNews: () => void): MessageNews => {
  const url = postgresUrlOf(database);
  if (url === undefined) return silent;
  let client: Client | 'connecting' | null = null;
  let heardAt = Number.NEGATIVE_INFINITY;
  let stopped = true;

  /** Sweeps until its connection ends, once this process has the lock. */
  const sweep = (own: Client) => {
    let isSweeper = false;
    let known = '';
    let sweeps = 0;
    const once = async () => {
      const isSign = sweeps % SIGN_SWEEPS === 0;
      sweeps += 1;
      if (!isSweeper && !isSign) return;
      if (!isSweeper) {
        const { rows } = await own.query('select pg_try_advisory_lock($1) as taken', [LOCK]);
        isSweeper = rows[0].taken;
        if (!isSweeper) return;
      }
      const { rows } = await own.query(
        `select count(*) as many, coalesce(max(id), 0) as latest
         from message where id > (select max(id) from message) - $1::int`,
        [READ_AGAIN],
      );
      const { many, latest } = rows[0];
      // The count changes when a smaller id commits late.
      const found = `${many} ${latest}`;
      if (found !== known) await own.query('select pg_notify($1, $2)', [CHANNEL, latest]);
      else if (isSign) await own.query('select pg_notify($1, $2)', [CHANNEL, '']);
      known = found;
    };
    const next = () => {
      if (client !== own) return;
      setTimeout(() => {
        // A connection that fails must give up the lock.
        once().then(next, () => void own.end().catch(() => {}));
      }, SWEEP_MS).unref();
    };
    next();
  };

  const connect = async (to: string): Promise<void> => {
    const { connectAlone } = await import('../../../server/database/postgres.ts');
    const own = await connectAlone(to);
    own.once('end', () => {
      client = null;
      heardAt = Number.NEGATIVE_INFINITY;
    });
    client = own;
    if (stopped) return own.end();
    own.on('notification', ({ payload }) => {
      heardAt = performance.now();
      if (payload) onNews();
    });
    await own.query(`listen ${CHANNEL}`).catch(() => own.end());
    sweep(own);
  };

  return {
    listen() {
      stopped = false;
      if (client !== null) return;
      client = 'connecting';
      connect(url).catch(() => {
        // The next look tries again.
        client = null;
      });
    },
    isAnnounced: () => performance.now() - heardAt < SILENT_MS,
    stop() {
      stopped = true;
      if (client !== null && client !== 'connecting') void client.end().catch(() => {});
    },
  };
};
