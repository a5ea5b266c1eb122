import { type ApiError, isApiError } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
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

/** The wait for an answer ends after this time (ms). */
const ANSWER_WITHIN_MS = 8_000;
/** A press may be on its way for this long (ms). */
const ON_ITS_WAY_MS = 10_000;
const ASK_EVERY_MS = 3_000;
/** The estimate of the server's clock may be ahead by this much (ms). */
const CLOCK_ERROR_MS = 5_000;

const withinDeadline = <Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS);
  return call(controller.signal).finally(() => clearTimeout(timer));
};

const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'api' && (error.status ?? 500) < 500;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const findOut = async (): Promise<ConversionState> => {
      const askedAt = serverNow();
      const entries = await withinDeadline((signal) => api.call(getLoyaltyTransactions, { signal }));
      if (isConvertedSince(entries.data, pressedAt)) {
        const customer = await withinDeadline((signal) => api.call(getMe, { signal }));
        return { status: 'done', balance: customer.data.balance };
      }
      return askedAt - pressedAt > ON_ITS_WAY_MS ? { status: 'missed' } : state;
    };
    const look = async () => {
      const found = await findOut().catch(() => state);
      if (isStopped) return;
      if (found === state) {
        timer = setTimeout(() => void look(), ASK_EVERY_MS);
      } else {
        setState(found);
        void readPointsAgain();
      }
    };
    void look();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
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
