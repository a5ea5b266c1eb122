import type { i18n } from 'i18next';

/** The development server's message about an edited file of texts. */
interface EditedTexts {
  namespace: string;
  locale: string;
  texts: object;
}

/** In development: shows edited texts in the open page, which keeps its state. */
export function showEditedTexts(i18n: i18n): void {
  addEventListener('paddock-texts', (event) => {
    const { namespace, locale, texts } = (event as CustomEvent<EditedTexts>).detail;
    i18n.addResourceBundle(locale, namespace, texts, true, true);
  });
}
