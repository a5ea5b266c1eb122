import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { storedSecret } from '../../auth/stored-secret.ts';
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

/** The prize of a customer on a day, the same after a restart. */
export const drawPrize = async (
  transaction: Transaction<Tables>,
  customerId: number,
  day: string,
): Promise<WheelPrize> => prizeOf(await storedSecret(transaction, 'wheel'), customerId, day);
