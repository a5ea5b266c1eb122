import { Button } from '@paddock/ui/button';
import { ErrorState } from '@paddock/ui/error-state';
import { Skeleton } from '@paddock/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LoadedProps<Data> {
  /** With `meta: { quiet: true }`: what fails is said here. */
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a modal shows of the server: its place while it loads, and a way to try again when it does not come. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('shell');
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton height="6rem" />;
  return (
    <ErrorState
      part
      title={t('modals.notLoaded')}
      text={t('apiError.text')}
      action={<Button onClick={() => query.refetch()}>{t('retry')}</Button>}
    />
  );
}
