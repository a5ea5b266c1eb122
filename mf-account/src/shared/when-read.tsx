import { Skeleton } from '@paddock/ui/skeleton';
import type { ReactNode } from 'react';

interface WhenReadProps {
  queries: readonly { isFetched: boolean; isPlaceholderData: boolean }[];
  children: ReactNode;
}

/**
 * Shows parts of unknown height together, once each query has an answer or an error. Otherwise a
 * part would move those below it. The answer for a former filter counts, because it is on screen.
 */
export const WhenRead = ({ queries, children }: WhenReadProps) =>
  queries.every(({ isFetched, isPlaceholderData }) => isFetched || isPlaceholderData) ? (
    children
  ) : (
    <Skeleton height="40rem" />
  );
