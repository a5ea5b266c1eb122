export { addDays, type CalendarDate, parseCalendarDate } from './calendar-date.ts';
export { countryName } from './country-name.ts';
export { createI18n } from './create-i18n.ts';
export { COUNTDOWN_SECONDS_BELOW_MS, formatCountdown } from './format-countdown.ts';
export { formatMoney, formatShortMoney, HOME_CURRENCY } from './format-money.ts';
export { formatNumber, formatOdds, formatPercent, ODDS_DIVISOR } from './format-number.ts';
export {
  apiDate,
  describeTime,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatTime,
  formatTimeWithSeconds,
  formatWeekday,
  formatZone,
  HOME_ZONE,
  type Instant,
  registerDate,
  type TimeAbroad,
} from './format-time.ts';
export { createLateTexts } from './late-texts.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale.ts';
export { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, readLocaleCookie } from './locale-cookie.ts';
export { localeOfPath, localizePath, stripLocale, switchLocale } from './locale-path.ts';
