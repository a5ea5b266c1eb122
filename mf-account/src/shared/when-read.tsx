import { Skeleton } from '@paddock/ui/skeleton';
import type { ReactNode } from 'react';

interface WhenReadProps {
  queries: readonly { isFetched: boolean }[];
  children: ReactNode;
}

/**
 * Shows parts of unknown height together, once each query has an answer or an error. Otherwise a
 * part would move those below it.
 */
export const WhenRead = ({ queries, children }: WhenReadProps) =>
  queries.every(({ isFetched }) => isFetched) ? children : <Skeleton height="40rem" />;
