import { queryClient, type RemoteModule } from '@paddock/host';
import { type SlotProps, SlotRenderer } from '@paddock/host/shell';
import { createI18n, type Locale } from '@paddock/i18n';
import de from '@paddock/pages/texts/de.json' with { type: 'json' };
import en from '@paddock/pages/texts/en.json' with { type: 'json' };
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router';
import { runRefreshTasks } from './run-refresh-tasks.ts';

const PAGES_TEXTS = { de, en };

/**
 * Shows a URL of a remote as the shell does, and waits for its heading, or the heading of its 404.
 */
export async function showPage(
  name: string,
  remote: RemoteModule,
  url: string,
  { locale = 'de' }: { locale?: Locale } = {},
) {
  const { routes = [] } = remote;
  // Loaded before timers run: the first import of a page may take longer than a test waits.
  await Promise.all(routes.map(({ lazy }) => typeof lazy === 'function' && lazy()));
  const { update, ...shown } = await show(name, remote, locale, routes, url);
  await screen.findByRole('heading', { level: 1 });
  // An update flushes pending effects, in which components subscribe to stores. It is awaited,
  // because texts of forms may still be loading.
  await act(async () => update());
  return shown;
}

/** Shows a panel or a slot of a remote as the shell does, on an empty page with this `handle`. */
export async function showPiece(
  name: string,
  remote: RemoteModule,
  piece: ReactNode,
  { locale = 'de', handle }: { locale?: Locale; handle?: RouteObject['handle'] } = {},
) {
  const { update, ...shown } = await show(name, remote, locale, [{ path: '*', element: piece, handle }], '/page');
  return shown;
}

async function show(name: string, { messages }: RemoteModule, locale: Locale, routes: RouteObject[], url: string) {
  document.documentElement.lang = locale;
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'pages', PAGES_TEXTS[locale]);
  i18n.addResourceBundle(locale, name, (await messages[locale]()).default);
  runRefreshTasks();
  const router = createMemoryRouter([{ children: routes, errorElement: <Failure />, HydrateFallback: () => null }], {
    initialEntries: [url],
  });
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
  return { router, unmount, visit: (to: string) => act(() => router.navigate(to)), update: () => rerender(page) };
}

function Failure() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1>;
}

const NamedSlot = ({ name, props }: SlotProps) => <div data-testid={name}>{JSON.stringify(props)}</div>;
