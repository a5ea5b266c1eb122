import { h, table } from './dom.js';
import { ask } from './server.js';
import { t } from './texts.js';

/**
 * Asks for the differences of two builds and shows them in place.
 * @param {string} name
 * @param {string} a
 * @param {string} b
 */
export function differences(name, a, b) {
  const place = h('div', {});
  const button = h(
    'button',
    {
      type: 'button',
      'aria-label': `${t('differences')}: ${name} ${a} ${b}`,
      click: async () => {
        const query = new URLSearchParams({ name, a, b });
        /** @type {{ what: string, from: string, to: string }[]} */
        const found = await ask(`diff?${query}`).catch((error) => [{ what: error.message, from: '', to: '' }]);
        place.replaceChildren(
          found.length === 0
            ? h('p', {}, t('noDifferences'))
            : table(
                t('differences'),
                [t('what'), t('from'), t('to')],
                found.map(({ what, from, to }) => [what, from, to]),
              ),
        );
      },
    },
    t('differences'),
  );
  return [button, place];
}
