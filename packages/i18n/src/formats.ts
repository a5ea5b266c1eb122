/** The formats alone, without i18next and React: for the edge. */
export { formatShortMoney } from './format-money.ts';
export { apiDate, formatDate, formatTime, formatWeekday } from './format-time.ts';
export type { Locale } from './locale.ts';
