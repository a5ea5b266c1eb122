import { createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { type WheelPrize, wheelPrizes } from './wheel-items.ts';

const totalWeight = wheelPrizes.reduce((sum, { weight }) => sum + weight, 0);

/** The field for a seed and words by HMAC-SHA256: unpredictable without the seed. */
export const prizeOf = (seed: string, ...words: (string | number)[]): WheelPrize => {
  const drawn = createHmac('sha256', seed).update(words.join('|')).digest().readUInt32BE();
  let left = (drawn / 2 ** 32) * totalWeight;
  const prize = wheelPrizes.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return prize ?? (wheelPrizes[0] as WheelPrize);
};

/** The wheel's seed: made at the first turn and stored, so that draws survive a restart. */
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

/** The prize of a customer on a day. */
export const drawPrize = async (
  transaction: Transaction<Tables>,
  customerId: number,
  day: string,
): Promise<WheelPrize> => prizeOf(await wheelSeed(transaction), customerId, day);
