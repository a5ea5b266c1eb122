import { isApiError } from '@paddock/api';
import { formatTimeWithSeconds } from '@paddock/i18n';
import { ErrorState } from '@paddock/ui/error-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EdgeLine } from '../edge-line/edge-line.tsx';
import { RetryButton } from '../retry-button.tsx';

/** The fields of a query that a part reads. */
export interface ShownQuery<T> {
  data: T | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryPartProps<T> {
  query: ShownQuery<T>;
  /** The placeholder until data arrives: an element, or the height of a plain skeleton. */
  skeleton: ReactNode | { height: string };
  /** The part is the whole page: its error is the page's `h1`. */
  whole?: boolean;
  children: (data: T) => ReactNode;
}

const isHeight = (skeleton: QueryPartProps<unknown>['skeleton']): skeleton is { height: string } =>
  typeof skeleton === 'object' && skeleton !== null && 'height' in skeleton;

/**
 * A part of a page that one query fills: its skeleton, then its data. If a later refresh fails, the
 * data stays and its time is shown. If the first read fails, the part shows an error and offers a
 * retry. The retry also repeats the page's other failed queries: they mostly failed for the same
 * reason. The rest of the page is not affected.
 */
export function QueryPart<T>({ query, skeleton, whole = false, children }: QueryPartProps<T>) {
  const { t } = useTranslation('pages');
  const { data, error, isFetching } = query;
  const client = useQueryClient();
  const readAgain = () => {
    query.refetch();
    return client.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  };
  const retry = <RetryButton pending={isFetching} onClick={readAgain} />;
  if (data !== undefined) {
    return (
      <>
        {children(data)}
        {error && (
          <EdgeLine role="status" tone="warning">
            {t('failed.stale', { time: formatTimeWithSeconds(query.dataUpdatedAt) })} {retry}
          </EdgeLine>
        )}
      </>
    );
  }
  if (!error) return isHeight(skeleton) ? <Skeleton height={skeleton.height} /> : skeleton;
  const isOffline = isApiError(error) && error.kind === 'network';
  return (
    <ErrorState
      part={!whole}
      title={t('failed.title')}
      text={t(isOffline ? 'failed.network' : 'failed.other')}
      details={isApiError(error) ? t('failed.support', { tag: error.tag }) : undefined}
      action={retry}
    />
  );
}
