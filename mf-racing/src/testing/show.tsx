import { queryClient, type SlotProps, SlotRenderer } from '@paddock/host';
import { createI18n, type Locale } from '@paddock/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, isRouteErrorResponse, RouterProvider, useRouteError } from 'react-router';
import remote from '../remote.ts';

/** Shows a URL of this remote as the shell would, and waits for its heading (or the 404 that stands in its place). */
export async function show(url: string, { locale = 'de' }: { locale?: Locale } = {}) {
  // Loaded before the clock runs: the first import of a page may take longer than a test waits.
  await Promise.all(remote.routes.map(({ lazy }) => lazy()));
  document.documentElement.lang = locale;
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'mf-racing', (await remote.messages[locale]()).default);
  const router = createMemoryRouter(
    [{ children: remote.routes, errorElement: <Failure />, HydrateFallback: () => null }],
    { initialEntries: [url] },
  );
  const page = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <SlotRenderer.Provider value={NamedSlot}>
            <RouterProvider router={router} />
          </SlotRenderer.Provider>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
  const { unmount, rerender } = render(page);
  await screen.findByRole('heading', { level: 1 });
  // An update runs the effects that still wait: only from its effect on a component hears of a store.
  rerender(page);
  return { router, unmount, visit: (to: string) => act(() => router.navigate(to)) };
}

function Failure() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1>;
}

const NamedSlot = ({ name, props }: SlotProps) => <div data-testid={name}>{JSON.stringify(props)}</div>;
