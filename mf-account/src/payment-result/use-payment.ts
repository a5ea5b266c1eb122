import { type ApiData, isApiError } from '@paddock/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { customerQuery } from '../shared/customer.queries.ts';
import { readMoneyAgain } from '../shared/money/money.queries.ts';
import { WAITS_MS } from './payment-result.model.ts';
import { paymentQuery, returnedPaymentQuery } from './payment-result.queries.ts';
import { useVisible } from './use-visible.ts';

interface Asked<Payment> {
  query: UseQueryResult<Payment>;
  /** All tries are used up: the page no longer asks by itself. */
  isOver: boolean;
}

/**
 * A payment of the customer. Once its outcome is known, the balance and the open payments are read
 * again. `balance` is null until then: an earlier one may be without the payment.
 */
export function usePayment(id: number): Asked<ApiData<'getPayment'>> & { balance: number | null } {
  const query = useQuery(paymentQuery(id));
  const status = query.data?.status;
  const { data: customer, dataUpdatedAt } = useQuery(customerQuery);
  const [knownAt, setKnownAt] = useState(Number.POSITIVE_INFINITY);
  // The balance contains the money now, or never will.
  useEffect(() => {
    if (status === undefined || status === 'pending') return;
    setKnownAt(Date.now());
    readMoneyAgain();
  }, [status]);
  const balance = customer && dataUpdatedAt >= knownAt ? customer.balance : null;
  return { query, isOver: useAskedAgain(query), balance };
}

/** A payment that its return URL's key opens, without a login. */
export function useReturnedPayment(id: number, key: string): Asked<ApiData<'getPaymentReturn'>> {
  const query = useQuery(returnedPaymentQuery(id, key));
  return { query, isOver: useAskedAgain(query) };
}

/**
 * Asks repeatedly while a payment is pending and the tab is visible.
 * @returns whether all tries are used up
 */
function useAskedAgain(query: UseQueryResult<{ status: ApiData<'getPayment'>['status'] }>): boolean {
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
  return asked >= WAITS_MS.length;
}
