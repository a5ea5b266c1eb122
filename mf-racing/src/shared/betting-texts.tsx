import { createLateTexts } from '@paddock/i18n';
import { RetryButton } from '@paddock/pages';
import { ErrorState } from '@paddock/ui/error-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const addBettingTexts = createLateTexts('mf-racing', {
  de: () => import('./locales/de.json'),
  en: () => import('./locales/en.json'),
});

interface BettingTextsProps {
  /** The rough height of the children, any CSS length. */
  height: string;
  children: ReactNode;
}

/**
 * Shows its children once the texts of bets, tickets and refusals are there: a page without a bet
 * does not load them.
 */
export function BettingTexts({ height, children }: BettingTextsProps) {
  const { i18n, t } = useTranslation('pages');
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() =>
    i18n.exists('mf-racing:slip.title') ? 'ready' : 'loading',
  );
  const load = useCallback(() => {
    setState((before) => (before === 'failed' ? 'loading' : before));
    addBettingTexts(i18n).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [i18n]);
  useEffect(load, [load]);
  if (state === 'ready') return children;
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
