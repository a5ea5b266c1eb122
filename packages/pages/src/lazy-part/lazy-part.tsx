import { ErrorState } from '@paddock/ui/error-state';
import type { LazyView } from '@paddock/ui/lazy-view';
import { Skeleton } from '@paddock/ui/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../retry-button.tsx';

interface LazyPartProps<Props> {
  part: LazyView<Props>;
  /** The part's own props. */
  props: Props;
  /** Its rough height, any CSS length, so that little moves when it is loaded. */
  height: string;
}

/**
 * A part in a separate chunk, fetched when it is rendered. A part that fails to load offers a
 * retry.
 */
export function LazyPart<Props extends object>({ part, props, height }: LazyPartProps<Props>) {
  const { t } = useTranslation('pages');
  const state = part.useView();
  useEffect(part.load, [part]);
  if (state.status === 'ready') return <state.View {...props} />;
  if (state.status !== 'failed') return <Skeleton height={height} />;
  return (
    <ErrorState
      part
      title={t('unreachable.title')}
      text={t('unreachable.text')}
      action={<RetryButton onClick={part.load} />}
    />
  );
}
