/** The product's languages as tags for `Intl` and react-aria. */
export const LANGUAGE_TAGS = { de: 'de-DE', en: 'en-GB' } as const;
export type Language = keyof typeof LANGUAGE_TAGS;
