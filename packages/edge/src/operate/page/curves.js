import { h, table } from './dom.js';
import { formatTime } from './format.js';
import { t } from './texts.js';

/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */
/** @typedef {NonNullable<OperateModel['status']>['builds'][number]} NameStatus */

const SVG = 'http://www.w3.org/2000/svg';
const MINUTE_MS = 60_000;
const MINUTES = 60;
/** The number of minutes that a row of the table sums up. */
const ROW = 10;
const HEIGHT = 36;

/** @type {{ field: 'ok' | 'bad' | 'good' | 'middling' | 'poor', words: import('./texts.js').Key }[]} */
const COUNTS = [
  { field: 'ok', words: 'votesOk' },
  { field: 'bad', words: 'votesBad' },
  { field: 'good', words: 'lcpGood' },
  { field: 'middling', words: 'lcpMiddling' },
  { field: 'poor', words: 'lcpPoor' },
];

/**
 * A curve of counts by minute. Screen readers skip it and have the table.
 * @param {number[]} counts
 */
function curve(counts) {
  const most = Math.max(1, ...counts);
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', counts.map((count, at) => `${at},${HEIGHT - (HEIGHT * count) / most}`).join(' '));
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `-1 -2 ${counts.length + 1} ${HEIGHT + 4}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(line);
  return svg;
}

/** @param {number[]} counts */
const sum = (counts) => counts.reduce((all, count) => all + count, 0);

/**
 * The last full hour of the builds that visitors get: curves by minute, and the sums in a table.
 * @param {OperateModel} model
 * @param {NameStatus} row
 */
export function lastHour(model, row) {
  const end = Math.floor(Date.parse(model.at) / MINUTE_MS) * MINUTE_MS;
  const start = end - MINUTES * MINUTE_MS;
  const builds = row.groups.length > 0 ? row.groups.map(({ buildId }) => buildId) : [row.buildId];
  /** @param {string} build @param {typeof COUNTS[number]['field']} field */
  const countsOf = (build, field) => {
    const counts = Array.from({ length: MINUTES }, () => 0);
    for (const each of model.figures.minutes) {
      const at = (Date.parse(each.at) - start) / MINUTE_MS;
      if (each.remote === row.name && each.build === build && at >= 0 && at < MINUTES) counts[at] = each[field];
    }
    return counts;
  };
  /** @param {number} at */
  const time = (at) => formatTime(start + at * MINUTE_MS);
  /** @param {string} build */
  const drawn = (build) => {
    const label = `${t('lastHour')}: ${row.name} ${build}`;
    const all = COUNTS.map(({ field, words }) => ({ words: t(words), counts: countsOf(build, field) }));
    if (sum(all.flatMap(({ counts }) => counts)) === 0) return h('p', { class: 'quiet' }, t('noMinutes'));
    const figures = all.map(({ words, counts }) => {
      const most = h('div', { class: 'quiet' }, t('atMost', { n: Math.max(...counts) }));
      return h('figure', {}, curve(counts), h('figcaption', {}, words, most));
    });
    const starts = Array.from({ length: MINUTES / ROW }, (_, at) => MINUTES - (at + 1) * ROW);
    const rows = starts.map((from) => [
      `${time(from)}–${time(from + ROW)}`,
      ...all.map(({ counts }) => sum(counts.slice(from, from + ROW))),
    ]);
    return h(
      'div',
      {},
      h('div', { class: 'curves' }, figures),
      h(
        'details',
        { 'data-keep': `table ${label}` },
        h('summary', { 'data-keep': `summary ${label}` }, t('asTable')),
        table(label, [t('when'), ...all.map(({ words }) => words)], rows),
      ),
    );
  };
  return builds.flatMap((build) => [
    h('h3', {}, `${t('lastHour')}: `, h('span', { class: 'id' }, build)),
    drawn(build),
  ]);
}
