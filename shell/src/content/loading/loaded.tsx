import { Button } from '@paddock/ui/button';
import { ErrorState } from '@paddock/ui/error-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quiet } from './load.ts';

interface LoadedProps<T, Key extends QueryKey> {
  query: UseQueryOptions<T, Error, T, Key>;
  /** The height of what comes. */
  height: string;
  /** Whether it is a part of a page, below the page's `h1`. */
  part?: boolean | undefined;
  children: (data: T) => ReactNode;
}

/** What the API said, or its place while it comes, or why it did not with a way to try again. */
export function Loaded<T, Key extends QueryKey>({ query, height, part, children }: LoadedProps<T, Key>) {
  const { t } = useTranslation('shell');
  const { data, error, refetch, isFetching } = useQuery({ ...query, ...quiet });
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={height} />;
  return (
    <ErrorState
      part={part}
      title={t('content.failed.title')}
      text={t('content.failed.text')}
      action={
        <Button pending={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
