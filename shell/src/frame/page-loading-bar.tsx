import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAwaited } from './use-is-awaited.ts';

/** Loaded at the first wait: the first page of a visit needs no bar. */
const loadingBarView = createLazyView(async () => (await import('@paddock/ui/loading-bar')).LoadingBar);

/** The bar along the top while a page loads, or another page of a list. */
export function PageLoadingBar() {
  const { t } = useTranslation('shell');
  const active = useIsAwaited();
  const bar = loadingBarView.useView();
  useEffect(() => {
    if (active) loadingBarView.load();
  }, [active]);
  return bar.status === 'ready' && <bar.View active={active} label={t('loading')} />;
}
