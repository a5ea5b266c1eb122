import { Kysely, PostgresDialect, type TransactionBuilder } from 'kysely';
import pg from 'pg';

/** Serialization failure and deadlock: PostgreSQL rolled back and expects a retry. */
const undone: readonly unknown[] = ['40001', '40P01'];
const TRIES = 4;

/** Retries transactions that PostgreSQL rolled back in favour of another one. */
class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = async (run) => {
      for (let left = TRIES - 1; ; left -= 1) {
        try {
          return await once(run);
        } catch (error) {
          if (left === 0 || !undone.includes((error as { code?: unknown }).code)) throw error;
        }
      }
    };
    return builder;
  }
}

/** Reads integers as numbers, as SQLite does; throws where a number loses precision. */
const readNumber = (text: string): number => {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is no safe integer.`);
  return value;
};

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, readNumber);
// `sum` over bigint returns NUMERIC.
types.setTypeParser(pg.types.builtins.NUMERIC, readNumber);

/** @param url `postgres://user:password@host/database` */
export const openPostgres = <Tables>(url: string): Kysely<Tables> => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'paddock',
    max: 8,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // A stuck process must not lock a customer for ever.
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection broke: the pool replaces it. An unhandled event would end the process.
  pool.on('error', () => {});
  // One in a transaction between two queries is not the pool's. Its next query fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new RetryingKysely<Tables>({ dialect: new PostgresDialect({ pool }) });
};

/**
 * A separate connection, to listen or to hold a lock. If the machine of this process is gone, the
 * server ends it within 20 s and releases its locks.
 */
export const connectAlone = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'paddock-listener',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  });
  // Each error is followed by the event `end`.
  client.on('error', () => {});
  await client.connect();
  return client;
};
