import { heldKey, keyField } from './act-key.js';
import { lineOf } from './act-words.js';
import { line } from './command-line.js';
import { h } from './dom.js';
import { t } from './texts.js';

/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */
/** @typedef {import('../operate-model.types.ts').ActKind} ActKind */
/** @typedef {NonNullable<OperateModel['status']>['builds'][number]} NameStatus */

/**
 * The builds that an act may name, the best one first.
 * @param {OperateModel} model
 * @param {ActKind} act
 * @param {NameStatus | undefined} row
 */
function choicesOf(model, act, row) {
  if (!row || (act !== 'rollback' && act !== 'canary-start')) return null;
  const good = act === 'rollback' ? row.lastKnownGood : null;
  const others = (model.published[row.name] ?? [])
    .map(({ buildId }) => buildId)
    .filter((id) => id !== row.buildId && id !== good);
  return [
    ...(good === null
      ? []
      : [
          { id: good, words: `${good} (${t('lastKnownGood')}${row.lastKnownGoodVouched ? '' : `, ${t('unproven')}`})` },
        ]),
    ...others.map((id) => ({ id, words: id })),
  ];
}

/**
 * The fields of an act: its build, its share, the reason and the key, as far as it needs them.
 *
 * @param {OperateModel} model
 * @param {ActKind} act
 * @param {string} name
 * @param {NameStatus | undefined} row
 * @param {number} share of the canary that runs, in parts of a thousand
 */
export function createActForm(model, act, name, row, share) {
  const choices = choicesOf(model, act, row);
  const needsShare = act === 'canary-start' || act === 'canary-widen';
  const errors = Object.fromEntries(
    ['target', 'share', 'reason', 'key'].map((id) => [id, h('p', { id: `${id}-error`, class: 'error' })]),
  );
  const command = h('div');
  const write = () =>
    command.replaceChildren(h('p', { class: 'quiet' }, t('orType')), line(lineOf(model.channel, act, name, typed())));

  const target =
    choices &&
    h(
      'select',
      { id: 'target', change: () => write() },
      // Only a good build is chosen for the operator.
      act === 'rollback' && row?.lastKnownGood ? null : h('option', { value: '' }, '–'),
      choices.map(({ id, words }) => h('option', { value: id }, words)),
    );
  const percent = needsShare
    ? h('input', {
        id: 'share',
        inputmode: 'decimal',
        autocomplete: 'off',
        'aria-describedby': 'share-error',
        value: act === 'canary-start' ? '5' : String(share / 10),
        input: () => write(),
      })
    : null;
  const reason = h('textarea', {
    id: 'reason',
    rows: '2',
    maxlength: '500',
    'aria-describedby': 'reason-error',
    input: () => write(),
  });
  const typed = () => ({
    buildId: target?.value || null,
    share: percent?.value ?? '',
    reason: reason.value.replace(/\s+/g, ' ').trim(),
  });

  /** @param {string} id @param {string} text */
  const fail = (id, text) => {
    const field = element.querySelector(`#${id}`);
    errors[id]?.replaceChildren(text);
    field?.setAttribute('aria-invalid', 'true');
    if (field instanceof HTMLElement) field.focus();
    return false;
  };

  const element = h(
    'div',
    { class: 'form' },
    target ? [h('label', { for: 'target' }, t('target')), target, errors.target ?? null] : null,
    percent ? [h('label', { for: 'share' }, t('share')), percent, errors.share ?? null] : null,
    h('label', { for: 'reason' }, t('reason')),
    reason,
    errors.reason ?? null,
    keyField(model.keys, /** @type {Element} */ (errors.key), (text) => fail('key', text)),
    command,
  );
  write();

  /** What the operator chose. */
  const chosen = () => {
    const { buildId, share: text, reason: why } = typed();
    const parts = needsShare ? Math.round(Number(text.replace(',', '.')) * 10) : null;
    return { act, name, buildId, share: parts, reason: why };
  };

  return {
    element,
    chosen,
    /** Whether nothing is missing or wrong; the first field that is says so, and has the focus. */
    isComplete() {
      for (const error of Object.values(errors)) error.replaceChildren();
      for (const field of element.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
      const { buildId, share: parts, reason: why } = chosen();
      if (choices && buildId === null) return fail('target', t('buildMissing'));
      if (needsShare && !(Number(parts) >= 1 && Number(parts) <= 999)) return fail('share', t('shareWrong'));
      if (why === '') return fail('reason', t('reasonMissing'));
      return heldKey() !== null || fail('key', t('keyMissing'));
    },
    /** Focuses its first field; of a rollback the reason, since its build is chosen already. */
    focus: () => (act === 'rollback' ? reason : (target ?? percent ?? reason)).focus(),
  };
}
