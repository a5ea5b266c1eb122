import { queryClient } from '@paddock/host';
import { createI18n, type Locale } from '@paddock/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router';
import remote from '../remote.ts';

interface Shown {
  locale?: Locale;
  /** Where the page is; its path is nobody's claim unless told. */
  url?: string;
  /** Of the page that a panel or a slot is on. */
  handle?: RouteObject['handle'];
}

/** Shows a panel or a slot on a page, or one of this remote's own pages, as the shell would. */
export async function show(piece: ReactNode, { locale = 'de', url = '/page', handle }: Shown = {}) {
  await Promise.all(remote.routes.map(({ lazy }) => lazy()));
  document.documentElement.lang = locale;
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'mf-streams', (await remote.messages[locale]()).default);
  const router = createMemoryRouter(
    [
      {
        children: [...remote.routes, { path: '*', element: piece, handle }],
        errorElement: <Failure />,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [url] },
  );
  const { unmount } = render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  return { router, unmount };
}

/** One of this remote's own pages. */
export const showPage = (url: string, shown: Omit<Shown, 'url' | 'handle'> = {}) => show(null, { ...shown, url });

function Failure() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1>;
}
