import { getMe } from '@paddock/api/customer';
import { isRefusal, withinDeadline } from '@paddock/api/lost-answer';
import { convertWettstars, getLoyaltyTransactions } from '@paddock/api/loyalty';
import { api, serverNow } from '@paddock/host';
import { usePressOnce } from '@paddock/pages/press-once';
import { readPointsAgain } from '../shared/points/points.queries.ts';
import type { PointsEntry } from './loyalty.queries.ts';

type Conversion =
  | { status: 'missed' }
  /** Cents. */
  | { status: 'done'; balance: number };

/** A press may be on its way for this long (ms). */
const ON_ITS_WAY_MS = 10_000;
/** The estimate of the server's clock may be ahead by this much (ms). */
const CLOCK_ERROR_MS = 5_000;

/** @param pressedAt instant (ms) of the server's clock */
const isConvertedSince = (entries: readonly PointsEntry[], pressedAt: number): boolean =>
  entries.some(({ type, createdAt }) => type === 'converted' && Date.parse(createdAt) >= pressedAt - CLOCK_ERROR_MS);

/** The outcome of a press whose answer was lost; null while it is not known. */
async function readConversion(pressedAt: number): Promise<Conversion | null> {
  const askedAt = serverNow();
  const entries = await withinDeadline((signal) => api.call(getLoyaltyTransactions, { signal }));
  if (isConvertedSince(entries.data, pressedAt)) {
    const customer = await withinDeadline((signal) => api.call(getMe, { signal }));
    return { status: 'done', balance: customer.data.balance };
  }
  return askedAt - pressedAt > ON_ITS_WAY_MS ? { status: 'missed' } : null;
}

/**
 * Converts all wettstars into money, if they are those on the button. If the answer is lost, the
 * entries are read: one of a conversion since the press means that it was made; none, once nothing
 * can be on its way any more, that it was not. The number of wettstars says nothing: an order in
 * another tab lowers it, too.
 */
export const useConversion = () =>
  usePressOnce<number, Conversion>({
    async send(expectedPoints, signal) {
      try {
        const { data } = await api.call(convertWettstars, { query: { expectedPoints }, signal });
        void readPointsAgain();
        return { status: 'done', balance: data.accountBalance };
      } catch (error) {
        // Another tab may have spent some.
        if (isRefusal(error)) void readPointsAgain();
        throw error;
      }
    },
    async read(_points, pressedAt) {
      const conversion = await readConversion(pressedAt);
      if (conversion) void readPointsAgain();
      return conversion;
    },
  });
