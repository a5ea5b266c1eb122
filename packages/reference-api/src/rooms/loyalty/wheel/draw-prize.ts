import { createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { type WheelPrize, wheelPrizes } from './wheel-items.ts';

const totalWeight = wheelPrizes.reduce((sum, { weight }) => sum + weight, 0);

/** The field that a seed and words always lead to: HMAC-SHA256, so that who knows the words cannot tell it beforehand. */
export const prizeOf = (seed: string, ...words: (string | number)[]): WheelPrize => {
  const drawn = createHmac('sha256', seed).update(words.join('|')).digest().readUInt32BE();
  let left = (drawn / 2 ** 32) * totalWeight;
  const prize = wheelPrizes.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return prize ?? (wheelPrizes[0] as WheelPrize);
};

/** The wheel's seed: made at its first turn, then kept, so that a restart changes no draw. Tests put their own. */
const wheelSeed = async (transaction: Transaction<Tables>): Promise<string> => {
  await transaction
    .insertInto('secret')
    .values({ name: 'wheel', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await transaction
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'wheel')
    .executeTakeFirstOrThrow();
  return value;
};

/** What a customer wins on a day. */
export const drawPrize = async (
  transaction: Transaction<Tables>,
  customerId: number,
  day: string,
): Promise<WheelPrize> => prizeOf(await wheelSeed(transaction), customerId, day);
