import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Loaded at the first navigation: the first page of a visit needs no bar. */
const loadingBar = createLazyView(async () => (await import('@paddock/ui/loading-bar')).LoadingBar);

/** The bar along the top while a page loads. */
export function PageLoadingBar() {
  const { t } = useTranslation('shell');
  const active = useNavigation().state !== 'idle';
  const bar = loadingBar.useView();
  useEffect(() => {
    if (active) loadingBar.load();
  }, [active]);
  return bar.status === 'ready' && <bar.View active={active} label={t('loading')} />;
}
