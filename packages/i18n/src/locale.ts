/** The languages of the product. German is the default and has no prefix in a URL (core §2). */
export type Locale = 'de' | 'en';

export const LOCALES: readonly Locale[] = ['de', 'en'];
export const DEFAULT_LOCALE: Locale = 'de';

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);
