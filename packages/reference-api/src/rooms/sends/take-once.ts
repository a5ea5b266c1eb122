import { milliseconds } from 'date-fns/milliseconds';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { invalid, Refused } from '../../server/operation/refused.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { hashOf, type SendKind, type SendTable } from './send.tables.ts';

/** How long a request can be valid. */
const VALID_FOR_MS = milliseconds({ seconds: 60 });

/** The sender of a request, and its key. */
export interface Sending {
  customerId: number;
  /** The `Idempotency-Key`; null for something new each time. */
  key: string | null;
  /** An ISO instant; a request that arrives later is refused. */
  validUntil: string | undefined;
  clock: Clock;
}

export interface Taking<Result> extends Sending {
  kind: SendKind;
  /** The content that the key stands for; equal for equal requests. */
  request: unknown;
  /**
   * Makes the bet, payment, order or share, under the customer's lock. `id` is null if nothing was
   * made. `now` in ms.
   */
  make(transaction: Transaction<Tables>, now: number): Promise<{ id: number | null; result: Result }>;
  /** The answer to a repetition of the request. */
  repeat(transaction: Transaction<Tables>, id: number, now: number): Promise<Result>;
}

export const sendUnder = (
  transaction: Transaction<Tables> | Database,
  customerId: number,
  key: string,
): Promise<Selectable<SendTable> | undefined> =>
  transaction
    .selectFrom('send')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

const assertInTime = (validUntil: string | undefined, now: number): void => {
  if (validUntil === undefined) return;
  const until = Date.parse(validUntil);
  if (until > now + VALID_FOR_MS) throw invalid({ valid_until: ['max'] });
  if (until < now) throw new Refused(409, 'request_expired');
};

/**
 * Takes a request that costs money or points: once per key, and in time. It runs in one transaction
 * under the customer's lock, so that a key is either used or void (`voidKey`), whatever arrives at
 * the same time.
 * @returns the result of `make`, or of `repeat` for a request whose key is used
 * @throws Refused 409 for a void key, for another request under the key, and for one that is too
 *   late; 400 for one that wants to be valid for too long
 */
export const takeOnce = <Result>(database: Database, taking: Taking<Result>): Promise<Result> => {
  const { customerId, key, kind, validUntil, clock, make, repeat } = taking;
  const requestHash = hashOf(taking.request);
  return database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const known = key === null ? undefined : await sendUnder(transaction, customerId, key);
    if (known) {
      if (known.made_id === null) throw new Refused(409, 'idempotency_key_void');
      if (known.kind !== kind || known.request_hash !== requestHash) {
        throw new Refused(409, `idempotency_key_reused.${kind}`);
      }
      return repeat(transaction, known.made_id, now);
    }
    assertInTime(validUntil, now);
    const { id, result } = await make(transaction, now);
    if (key !== null && id !== null) {
      await transaction
        .insertInto('send')
        .values({
          customer_id: customerId,
          idempotency_key: key,
          kind,
          made_id: id,
          request_hash: requestHash,
          sent_at: now,
        })
        .execute();
    }
    return result;
  });
};
