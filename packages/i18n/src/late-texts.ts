import type { i18n, ResourceStore } from 'i18next';
import type { Locale } from './locale.ts';

const localeOf = ({ language }: i18n): Locale => (language === 'en' ? 'en' : 'de');

/**
 * Texts of a namespace in a separate chunk. The result adds them to an i18next instance, once, in
 * the instance's language. It returns the same promise each time, for `use()`.
 */
export function createLateTexts(
  namespace: string,
  load: Record<Locale, () => Promise<{ default: object }>>,
): (i18n: i18n) => Promise<void> {
  // Keyed by store: `useTranslation` wraps its instance in a new object each time.
  const adding = new WeakMap<ResourceStore, Promise<void>>();

  const add = async (i18n: i18n): Promise<void> => {
    const locale = localeOf(i18n);
    const texts = await load[locale]();
    i18n.addResourceBundle(locale, namespace, texts.default, true, true);
  };

  return (i18n) => {
    const known = adding.get(i18n.store);
    if (known) return known;
    // A failed load is not kept, so that the next reader retries.
    const promise = add(i18n).catch((error: unknown) => {
      adding.delete(i18n.store);
      throw error;
    });
    // `use` recognises a fulfilled promise by these fields: a later reader does not suspend or
    // flicker.
    promise.then(
      () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
      () => {},
    );
    adding.set(i18n.store, promise);
    return promise;
  };
}
