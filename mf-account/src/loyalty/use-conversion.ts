import type { ApiError } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { findOut, isRefusal, withinDeadline } from '@paddock/api/lost-answer';
import { convertWettstars, getLoyaltyTransactions } from '@paddock/api/loyalty';
import { api, holdUnsavedWork, serverNow } from '@paddock/host';
import { useEffect, useState } from 'react';
import { readPointsAgain } from '../shared/points/points.queries.ts';
import type { PointsEntry } from './loyalty.queries.ts';

type ConversionState =
  | { status: 'idle' | 'sending' | 'missed' }
  /** The answer was lost; the entries are read until the outcome is known. */
  | { status: 'unclear'; pressedAt: number }
  /** Cents. */
  | { status: 'done'; balance: number }
  | { status: 'refused'; refusal: ApiError };

/** A press may be on its way for this long (ms). */
const ON_ITS_WAY_MS = 10_000;
/** The estimate of the server's clock may be ahead by this much (ms). */
const CLOCK_ERROR_MS = 5_000;

/** @param pressedAt instant (ms) of the server's clock */
const isConvertedSince = (entries: readonly PointsEntry[], pressedAt: number): boolean =>
  entries.some(({ type, createdAt }) => type === 'converted' && Date.parse(createdAt) >= pressedAt - CLOCK_ERROR_MS);

/**
 * Converts all wettstars into money, sent once per press. The call has no idempotency key, so a
 * lost answer is replaced by reading the entries: one of a conversion since the press means that it
 * was made; none, once nothing can be on its way any more, that it was not. The number of wettstars
 * says nothing: an order in another tab lowers it, too.
 */
export function useConversion(): { state: ConversionState; convert: () => Promise<void> } {
  const [state, setState] = useState<ConversionState>({ status: 'idle' });

  useEffect(() => {
    if (state.status !== 'unclear') return;
    const { pressedAt } = state;
    const read = async (): Promise<ConversionState | null> => {
      const askedAt = serverNow();
      const entries = await withinDeadline((signal) => api.call(getLoyaltyTransactions, { signal }));
      if (isConvertedSince(entries.data, pressedAt)) {
        const customer = await withinDeadline((signal) => api.call(getMe, { signal }));
        return { status: 'done', balance: customer.data.balance };
      }
      return askedAt - pressedAt > ON_ITS_WAY_MS ? { status: 'missed' } : null;
    };
    return findOut(read, (outcome) => {
      setState(outcome);
      void readPointsAgain();
    });
  }, [state]);

  const convert = async () => {
    setState({ status: 'sending' });
    const pressedAt = serverNow();
    const release = holdUnsavedWork();
    try {
      const { data } = await withinDeadline((signal) => api.call(convertWettstars, { signal }));
      setState({ status: 'done', balance: data.accountBalance });
      void readPointsAgain();
    } catch (error) {
      setState(isRefusal(error) ? { status: 'refused', refusal: error } : { status: 'unclear', pressedAt });
    }
    release();
  };
  return { state, convert };
}
