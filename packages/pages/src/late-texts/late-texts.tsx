import { ErrorState } from '@paddock/ui/error-state';
import { Skeleton } from '@paddock/ui/skeleton';
import type { i18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../retry-button.tsx';

interface LateTextsProps {
  /** The result of `createLateTexts`. */
  add: (i18n: i18n) => Promise<void>;
  /** The rough height of the children, any CSS length. */
  height: string;
  children: ReactNode;
}

/** `createLateTexts` marks a fulfilled promise, as `use` expects it. */
const isDone = (added: Promise<void> & { status?: string }): boolean => added.status === 'fulfilled';

const neverChanges = () => () => {};

/**
 * Shows its children once their texts are loaded: a page without the children does not load them.
 * The children are components, which read the texts themselves: the caller may have rendered before
 * the texts were there, and would pass their keys.
 */
export function LateTexts({ add, height, children }: LateTextsProps) {
  const { i18n, t } = useTranslation('pages');
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  // False while hydrating: the edge renders the page without these texts, so the browser must too.
  const areThere = useSyncExternalStore(
    neverChanges,
    () => isDone(add(i18n)),
    () => false,
  );
  const load = useCallback(() => {
    setState((before) => (before === 'failed' ? 'loading' : before));
    add(i18n).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [add, i18n]);
  useEffect(load, [load]);
  if (areThere || state === 'ready') return children;
  if (state === 'loading') return <Skeleton height={height} />;
  return (
    <ErrorState
      part
      title={t('unreachable.title')}
      text={t('unreachable.text')}
      action={<RetryButton onClick={load} />}
    />
  );
}
