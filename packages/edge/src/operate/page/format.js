import { language, t } from './texts.js';

const instants = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

const times = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { timeStyle: 'short' });

/** @param {number} at ms since the epoch */
export const formatTime = (at) => times.format(at);

/** @param {string} instant */
export const formatInstant = (instant) => instants.format(new Date(instant));

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** @param {string} instant @param {string} now */
export const formatAgo = (instant, now) => {
  const seconds = Math.floor((Date.parse(now) - Date.parse(instant)) / 1000);
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
  if (seconds < 1) return t('justNow');
  const count = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  );
  // Formatted as a relative time, which has the right case in German: "vor 3 Tagen".
  return language === 'de'
    ? new Intl.RelativeTimeFormat('de').format(-Math.floor(seconds / size), unit)
    : t('ago', { time: count });
};

/** @param {number} share in thousandths */
export const formatShare = (share) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share / 1000);

/** @param {number} figure */
export const formatFigure = (figure) =>
  figure >= 10_000
    ? figure.toExponential(1)
    : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(figure);

/** @param {string} argument */
const quote = (argument) => (/^[\w@./:=%-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`);

/** A command line. @param {string} channel @param {string[]} words */
export const commandLine = (channel, ...words) =>
  ['paddock', ...words, ...(channel === 'production' ? [] : ['--channel', channel])].map(quote).join(' ');
