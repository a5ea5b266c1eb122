import { differences } from './differences.js';
import { h } from './dom.js';
import { formatAgo, formatInstant } from './format.js';
import { longTable } from './long-table.js';
import { ask } from './server.js';
import { t } from './texts.js';

/** @typedef {import('./facts.js').View} View */

/** The result of the last proof of the store, kept across refreshes. @type {Node | null} */
let proof = null;

/** @param {View} view */
export function journal({ model, refresh }) {
  if (model.history.length === 0) return null;
  const verify = async () => {
    proof = h('p', { role: 'status' }, t('verifying'));
    refresh();
    /** @type {{ what: string, problems: string[] }[]} */
    const found = await ask('verify', {}).catch((error) => [{ what: error.message, problems: [error.message] }]);
    const bad = found.filter(({ problems }) => problems.length > 0);
    proof = h(
      'div',
      { role: 'status' },
      bad.length === 0
        ? h('p', { class: 'fine' }, t('verified', { n: found.length }))
        : [
            h('p', { class: 'bad' }, t('notProven', { bad: bad.length, n: found.length })),
            h(
              'ul',
              {},
              bad.map(({ what, problems }) => h('li', {}, `${what}: ${problems.join('; ')}`)),
            ),
          ],
    );
    refresh();
  };
  return h(
    'section',
    { 'aria-labelledby': 'journal' },
    h(
      'div',
      { class: 'head' },
      h('h2', { id: 'journal' }, t('journal')),
      h('button', { type: 'button', 'data-keep': 'verify', click: verify }, t('verify')),
    ),
    proof,
    longTable(
      t('journal'),
      [t('number'), t('when'), t('by'), t('what'), t('why')],
      model.history.map((entry) => [
        entry.sequence,
        [h('div', {}, formatAgo(entry.at, model.at)), h('div', { class: 'quiet' }, formatInstant(entry.at))],
        [h('div', {}, entry.who), h('div', { class: 'quiet' }, entry.key)],
        [
          h('div', {}, h('strong', {}, entry.action), entry.about ? ` ${entry.about}` : ''),
          ...entry.changes.map(({ name, from, to, words }) =>
            h(
              'div',
              {},
              h('span', {}, `${name}: `),
              h('span', { class: 'id' }, words),
              from && to && from !== to ? differences(name, from, to) : null,
            ),
          ),
        ],
        [
          h('div', {}, entry.reason ?? t('noReason')),
          entry.acceptedBreak ? h('div', { class: 'bad' }, t('acceptedBreak', { why: entry.acceptedBreak })) : null,
        ],
      ]),
    ),
  );
}
