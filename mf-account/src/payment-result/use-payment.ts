import { type ApiData, apiQuery, isApiError } from '@paddock/api';
import { getPayment } from '@paddock/api/payments';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readMoneyAgain } from '../shared/money/money.queries.ts';
import { WAITS_MS } from './payment-result.model.ts';
import { useVisible } from './use-visible.ts';

const paymentQuery = (id: number) => withInlineErrors(apiQuery(api, getPayment, { path: { id } }));

/** A payment, asked for again and again while it is pending and the tab is visible. */
export function usePayment(id: number): {
  query: UseQueryResult<ApiData<'getPayment'>>;
  /** It is asked for no more by itself. */
  isOver: boolean;
} {
  const query = useQuery(paymentQuery(id));
  const { refetch, error } = query;
  const [asked, setAsked] = useState(0);
  const isVisible = useVisible();
  const status = query.data?.status;
  const isKnown = status !== undefined && status !== 'pending';
  const isNone = isApiError(error) && error.status === 404;
  useEffect(() => {
    const wait = WAITS_MS[asked];
    if (isKnown || isNone || wait === undefined || !isVisible) return;
    const timer = setTimeout(() => {
      setAsked((count) => count + 1);
      void refetch({ cancelRefetch: false });
    }, wait);
    return () => clearTimeout(timer);
  }, [isKnown, isNone, asked, isVisible, refetch]);
  // The balance has the money, or it never comes.
  useEffect(() => {
    if (isKnown) readMoneyAgain();
  }, [isKnown]);
  return { query, isOver: asked >= WAITS_MS.length };
}
