import { queryClient } from '@paddock/host';
import { SlotRenderer } from '@paddock/host/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { StrictMode, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import type { RemoteSource } from './remotes/remote-source.ts';
import { SourceProvider } from './remotes/source-context.ts';
import type { CurrentRouter } from './routing/current-router.ts';
import { ShellSlot } from './slots/shell-slot.tsx';

interface AppProps {
  i18n: i18n;
  source: RemoteSource;
  router: Pick<CurrentRouter, 'get' | 'subscribe'>;
}

export function App({ i18n, source, router }: AppProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SourceProvider value={source}>
            <SlotRenderer.Provider value={ShellSlot}>
              <RouterProvider router={useSyncExternalStore(router.subscribe, router.get, router.get)} />
            </SlotRenderer.Provider>
          </SourceProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
