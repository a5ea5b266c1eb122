import { line } from './command-line.js';
import { h, table } from './dom.js';
import { commandLine, formatInstant } from './format.js';
import { t } from './texts.js';

/** @typedef {import('./facts.js').View} View */

/** @param {View} view */
export function previews({ model }) {
  return h(
    'section',
    { 'aria-labelledby': 'previews' },
    h('h2', { id: 'previews' }, t('previews')),
    model.previews.length === 0
      ? h('p', { class: 'quiet' }, t('noPreviews'))
      : table(
          t('previews'),
          [t('shows'), t('by'), t('why'), t('until')],
          model.previews.map((each) => [
            [
              ...Object.entries(each.builds).map(([name, { buildId }]) =>
                h('div', { class: 'id' }, `${name}@${buildId}`),
              ),
              ...Object.entries(each.local).map(([name, server]) => h('div', { class: 'id' }, `${name}=${server}`)),
            ],
            `${each.who} (${each.key})`,
            each.reason,
            [
              h('div', {}, formatInstant(each.expires)),
              h('div', { class: 'quiet' }, t(each.state === 'frozen' ? 'onHold' : each.state)),
              each.state === 'shown'
                ? line(commandLine(model.channel, 'preview', 'end', each.id, '--reason', '<why>'))
                : null,
            ],
          ]),
        ),
  );
}
