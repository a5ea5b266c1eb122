import { useLocale } from '@paddock/host';
import type { Locale } from '@paddock/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Adds the texts of a room to a namespace, in the language of the page, before the first render of
 * the caller goes on. They are in the chunk of the room, so no request fetches them. `texts` is a
 * constant of a module: another object, such as that of another build, is added again.
 */
export function useTexts(namespace: string, texts: Record<Locale, object>): void {
  const { i18n } = useTranslation('pages');
  const locale = useLocale();
  // During render, since the caller reads them in the same one. Without an event, since a component
  // that listens must not be updated while another renders.
  useMemo(() => {
    i18n.addResourceBundle(locale, namespace, texts[locale], true, true, { silent: true });
  }, [i18n, locale, namespace, texts]);
}
