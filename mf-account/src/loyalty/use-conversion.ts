import { type ApiError, isApiError } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { convertWettstars } from '@paddock/api/loyalty';
import { api, holdUnsavedWork } from '@paddock/host';
import { useEffect, useState } from 'react';
import { readPointsAgain } from '../shared/points/points.queries.ts';

type ConversionState =
  | { status: 'idle' | 'sending' | 'missed' }
  /** The answer was lost; the customer is read until the outcome is known. */
  | { status: 'unclear'; points: number; pressedAt: number }
  /** Cents. */
  | { status: 'done'; balance: number }
  | { status: 'refused'; refusal: ApiError };

/** The wait for an answer ends after this time (ms). */
const ANSWER_WITHIN_MS = 8_000;
/** A press may be on its way for this long (ms). */
const ON_ITS_WAY_MS = 10_000;
const ASK_EVERY_MS = 3_000;

const withinDeadline = <Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS);
  return call(controller.signal).finally(() => clearTimeout(timer));
};

const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'api' && (error.status ?? 500) < 500;

/**
 * Converts all wettstars into money, sent once per press. The call has no idempotency key, so a
 * lost answer is replaced by reading the customer: fewer wettstars mean that it was made; the same
 * number, once nothing can be on its way any more, that it was not.
 */
export function useConversion(): { state: ConversionState; convert: (points: number) => Promise<void> } {
  const [state, setState] = useState<ConversionState>({ status: 'idle' });

  useEffect(() => {
    if (state.status !== 'unclear') return;
    const { points, pressedAt } = state;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const look = async () => {
      const askedAt = performance.now();
      const customer = await withinDeadline((signal) => api.call(getMe, { signal })).then(
        ({ data }) => data,
        () => null,
      );
      if (isStopped) return;
      if (customer && customer.bonuspoints < points) {
        setState({ status: 'done', balance: customer.balance });
        void readPointsAgain();
      } else if (customer && askedAt - pressedAt > ON_ITS_WAY_MS) {
        setState({ status: 'missed' });
        void readPointsAgain();
      } else {
        timer = setTimeout(() => void look(), ASK_EVERY_MS);
      }
    };
    void look();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [state]);

  const convert = async (points: number) => {
    setState({ status: 'sending' });
    const pressedAt = performance.now();
    const release = holdUnsavedWork();
    try {
      const { data } = await withinDeadline((signal) => api.call(convertWettstars, { signal }));
      setState({ status: 'done', balance: data.accountBalance });
      void readPointsAgain();
    } catch (error) {
      setState(isRefusal(error) ? { status: 'refused', refusal: error } : { status: 'unclear', points, pressedAt });
    }
    release();
  };
  return { state, convert };
}
