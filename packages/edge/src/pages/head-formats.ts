/** The region of a language's formats, if it is not the default: British English. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-GB' };

// Making a formatter costs about a hundred times as much as using it, so they are cached.
const known = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();
const cached = <F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F => {
  const found = (known.get(key) as F | undefined) ?? make();
  // Time zones and currencies come from the API, so a hostile one must not fill the memory.
  if (known.size < 200) known.set(key, found);
  return found;
};
const timeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(REGIONS[locale] ?? locale, options));

/** The calendar day of an instant in a zone: `2026-11-26`. */
export const dayIn = (instant: string | number, timeZone: string): string =>
  timeFormat('sv', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(new Date(instant));

/** `DD.MM.YYYY` */
export const formatDate = (day: string): string => day.split('-').reverse().join('.');

/** The day of the week, short: `Mi`, `Wed`. */
export const formatWeekday = (day: string, locale: string): string =>
  timeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `HH:mm`, 00 to 23 hours. */
export const formatTime = (instant: string | number, timeZone: string): string =>
  timeFormat('de', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant));

/**
 * An amount in integer minor units, without decimals if they are zero: `1 €`, `1,50 €`, `SEK 25`.
 */
export const formatMoney = (minor: number, locale: string, currency: string): string => {
  const format = cached(
    `${locale} ${currency}`,
    () =>
      new Intl.NumberFormat(REGIONS[locale] ?? locale, {
        signDisplay: 'negative',
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  // The currency decides the decimals (ISO 4217): none for the yen, two for the euro.
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
