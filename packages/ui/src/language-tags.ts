/** The languages of the product, as `Intl` and react-aria call them. */
export const LANGUAGE_TAGS = { de: 'de-DE', en: 'en-GB' } as const;
export type Language = keyof typeof LANGUAGE_TAGS;
