import { h, table } from './dom.js';
import { nameOf, times } from './facts.js';
import { formatAgo, formatInstant } from './format.js';
import { longTable } from './long-table.js';
import { t } from './texts.js';

/** @typedef {import('./facts.js').View} View */

/** @param {View} view */
export function alarms({ model }) {
  return h(
    'section',
    { 'aria-labelledby': 'alarms' },
    h('h2', { id: 'alarms' }, t('alarms')),
    model.figures.alarms.length === 0
      ? h('p', { class: 'quiet' }, t('noAlarms'))
      : longTable(
          t('alarms'),
          [t('when'), t('edge'), t('event'), t('why')],
          model.figures.alarms.map(({ at, host, event, reason, count }) => [
            formatInstant(at),
            host,
            `${event}${times(count)}`,
            reason,
          ]),
        ),
  );
}

/** @param {View} view */
export function edges({ model }) {
  const { status, figures } = model;
  if (!status) return null;
  const told = figures.edges.filter(({ why }) => why === null).map((each) => nameOf(model, each));
  return h(
    'section',
    { 'aria-labelledby': 'edges' },
    h('h2', { id: 'edges' }, t('edges')),
    status.edges.length === 0
      ? h('p', { class: 'quiet' }, t('noEdges'))
      : table(
          t('edges'),
          [t('edge'), t('serves'), t('heard')],
          status.edges.map(({ host, release, verified, silent, at }) => [
            host,
            release < status.release
              ? h('span', { class: 'bad' }, t('behind', { n: release }))
              : verified
                ? t('release', { n: release })
                : h('span', { class: 'wait' }, t('unsure', { n: release })),
            [h('span', silent ? { class: 'bad' } : {}, silent ? `${t('mute')}, ` : ''), formatAgo(at, model.at)],
          ]),
        ),
    h('p', { class: 'quiet' }, t('figuresOf', { hosts: told.join(', '), tabs: figures.tabs })),
  );
}
