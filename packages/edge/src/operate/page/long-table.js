import { h, table } from './dom.js';
import { t } from './texts.js';

/** The rows that are open at first. */
const MAX_ROWS = 5;

/**
 * @param {string} label
 * @param {string[]} heads
 * @param {Parameters<typeof table>[2]} rows the newest first
 */
export const longTable = (label, heads, rows) => {
  const earlier = t('earlier', { n: rows.length - MAX_ROWS });
  return [
    table(label, heads, rows.slice(0, MAX_ROWS)),
    rows.length > MAX_ROWS
      ? h(
          'details',
          { 'data-keep': `earlier ${label}` },
          h('summary', { 'data-keep': `summary ${label}` }, earlier),
          table(`${label}, ${earlier}`, heads, rows.slice(MAX_ROWS)),
        )
      : null,
  ];
};
