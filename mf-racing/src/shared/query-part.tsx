import { isApiError } from '@paddock/api';
import { formatTimeWithSeconds } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { ErrorState } from '@paddock/ui/error-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './query-part.module.css';

/** What a part needs to know of its query. */
export interface ShownQuery<T> {
  data: T | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryPartProps<T> {
  query: ShownQuery<T>;
  /** As high as what comes. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A part of a page that one query fills: its skeleton, then what came. What came once stays when a later refresh fails, with
 * its time; a part that never came says so and can be tried again. The rest of the page does not notice.
 */
export function QueryPart<T>({ query, skeleton, children }: QueryPartProps<T>) {
  const { t } = useTranslation('mf-racing');
  const { data, error, isFetching } = query;
  const retry = (
    <Button pending={isFetching} onClick={() => query.refetch()}>
      {t('retry')}
    </Button>
  );
  if (data !== undefined) {
    return (
      <>
        {children(data)}
        {error && (
          <p role="status" className={styles.stale}>
            {t('failed.stale', { time: formatTimeWithSeconds(query.dataUpdatedAt) })} {retry}
          </p>
        )}
      </>
    );
  }
  if (!error) return skeleton;
  const offline = isApiError(error) && error.kind === 'network';
  return (
    <ErrorState
      part
      title={t('failed.title')}
      text={t(offline ? 'failed.network' : 'failed.other')}
      details={isApiError(error) ? t('failed.support', { tag: error.tag }) : undefined}
      action={retry}
    />
  );
}
