import type { Language, Localized } from './localized.ts';

/** The region whose formats texts in a language have. */
export const regions: Localized = { de: 'de-DE', en: 'en-GB' };

const timeZone = 'Europe/Berlin';

/** An amount of cents. */
export const formatMoney = (cents: number, language: Language): string =>
  new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** The day of an instant (ISO or ms) in Germany, `DD.MM.YYYY` in each language (core §9). */
export const formatDay = (instant: string | number): string =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(
    new Date(instant),
  );

/** The time of an instant (ISO or ms) in Germany. */
export const formatTime = (instant: string | number, language: Language): string =>
  new Intl.DateTimeFormat(regions[language], { timeStyle: 'short', timeZone }).format(new Date(instant));
