import { h } from './dom.js';
import { canSign, loadKey } from './signer.js';
import { t } from './texts.js';

/** @type {import('./signer.js').LoadedKey | null} */
let key = null;

/** The operator's key, which every act of this page signs with. */
export const heldKey = () => key;

/**
 * The field of the key: asks for its file, or names the key that is held.
 *
 * @param {import('../operate-model.types.ts').OperateModel['keys']} keys the keys that may sign
 * @param {Element} error the place of the field's error
 * @param {(text: string) => void} fail says why the file is no such key
 */
export function keyField(keys, error, fail) {
  const place = h('div');
  const forget = () => {
    key = null;
    show();
  };
  /** @param {File} file */
  const take = async (file) => {
    try {
      key = await loadKey(await file.slice(0, 10_000).text(), keys);
    } catch {
      return fail(t('keyUnsupported'));
    }
    if (!key) return fail(t('keyWrong'));
    show();
    place.querySelector('button')?.focus();
  };
  const show = () => {
    if (key) {
      const button = h('button', { type: 'button', click: forget }, t('keyForget'));
      return place.replaceChildren(h('p', {}, t('keyLoaded', { key: key.name }), ' ', button));
    }
    if (!canSign()) return place.replaceChildren(h('p', { class: 'wait' }, t('keyUnable')));
    const file = h('input', {
      id: 'key',
      type: 'file',
      'aria-describedby': 'key-help key-error',
      change: () => {
        const chosen = file.files?.[0];
        if (chosen) void take(chosen);
      },
    });
    place.replaceChildren(
      h('label', { for: 'key' }, t('keyFile')),
      file,
      h('p', { id: 'key-help', class: 'quiet' }, t('keyHelp')),
      error,
    );
  };
  show();
  return place;
}
