import { queryClient } from '@paddock/host';
import { createI18n, type Locale } from '@paddock/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import de from '../locales/de.json';
import en from '../locales/en.json';

/** Renders a part of a page with the shell's providers. */
export function showPart(part: ReactNode, locale: Locale = 'de') {
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'pages', locale === 'de' ? de : en);
  const router = createMemoryRouter([{ path: '*', element: part, HydrateFallback: () => null }]);
  return {
    router,
    ...render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  };
}
