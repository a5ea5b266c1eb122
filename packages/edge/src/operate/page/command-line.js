import { h } from './dom.js';
import { t } from './texts.js';

/** A command line to copy. @param {string} text */
export function line(text) {
  const copy = h(
    'button',
    { type: 'button', click: () => navigator.clipboard.writeText(text).then(() => copy.replaceChildren(t('copied'))) },
    t('copy'),
  );
  return h('div', { class: 'line' }, h('code', {}, text), copy);
}
