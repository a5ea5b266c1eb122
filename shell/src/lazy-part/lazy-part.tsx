import { Button } from '@paddock/ui/button';
import { ErrorState } from '@paddock/ui/error-state';
import type { LazyView } from '@paddock/ui/lazy-view';
import { Skeleton } from '@paddock/ui/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface LazyPartProps<Props> {
  part: LazyView<Props>;
  /** What the part is given. */
  props: Props;
  /** Its height, roughly, so that little moves when it comes: any CSS length. */
  height: string;
}

/** A part of the shell that is no need of the first paint, in a chunk of its own. One that does not come can be asked for again. */
export function LazyPart<Props extends object>({ part, props, height }: LazyPartProps<Props>) {
  const { t } = useTranslation('shell');
  const state = part.useView();
  useEffect(part.load, [part]);
  if (state.status === 'ready') return <state.View {...props} />;
  if (state.status !== 'failed') return <Skeleton height={height} />;
  return (
    <ErrorState
      part
      title={t('giveUp.title')}
      text={t('giveUp.other')}
      action={<Button onClick={part.load}>{t('retry')}</Button>}
    />
  );
}
