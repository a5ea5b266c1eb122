export { addDays, type CalendarDate, parseCalendarDate } from './calendar-date.ts';
export { countryName } from './country-name.ts';
export { createI18n } from './create-i18n.ts';
export { COUNTDOWN_SECONDS_BELOW_MS, formatCountdown } from './format-countdown.ts';
export { formatMoney, formatShortMoney } from './format-money.ts';
export { formatNumber, formatOdds, formatPercent } from './format-number.ts';
export {
  apiDate,
  describeTime,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatTime,
  formatTimeWithSeconds,
  formatWeekday,
  type Instant,
  registerDate,
} from './format-time.ts';
export { createLateTexts } from './late-texts.ts';
export { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';
export { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, readLocaleCookie } from './locale-cookie.ts';
export { localeOfPath, stripLocale, switchLocale } from './locale-path.ts';
