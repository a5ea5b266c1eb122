import { h } from './dom.js';
import { commandLine } from './format.js';
import { ask, NoAnswer } from './server.js';
import { canSign, fromBase64, loadKey } from './signer.js';
import { t } from './texts.js';
import { isWanted } from './wanted.js';

/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */
/** @typedef {import('../operate-model.types.ts').ActKind} ActKind */
/** @typedef {import('../operate-model.types.ts').ActAnswer} ActAnswer */
/** @typedef {NonNullable<OperateModel['status']>['builds'][number]} NameStatus */

/** @type {import('./signer.js').LoadedKey | null} */
let key = null;

/** While this name is frozen, servers render no pages. */
export const RENDERING = 'render';

/** @type {Record<ActKind, import('./texts.js').Key>} */
const TITLES = {
  rollback: 'rollback',
  'canary-start': 'startCanary',
  'canary-widen': 'widen',
  'canary-hold': 'hold',
  'canary-go-on': 'goOn',
  'canary-finish': 'finish',
  'canary-stop': 'stop',
  freeze: 'freeze',
  unfreeze: 'unfreeze',
};
/** @type {Record<ActKind, import('./texts.js').Key>} */
const AFFECTS = {
  rollback: 'affects',
  'canary-start': 'affectsSome',
  'canary-widen': 'affectsSome',
  'canary-hold': 'affectsNobody',
  'canary-go-on': 'affectsNobody',
  'canary-finish': 'affects',
  'canary-stop': 'affectsSome',
  freeze: 'affectsPromotes',
  unfreeze: 'affectsNobody',
};

/** A command line to copy. @param {string} text */
export function line(text) {
  const copy = h(
    'button',
    { type: 'button', click: () => navigator.clipboard.writeText(text).then(() => copy.replaceChildren(t('copied'))) },
    t('copy'),
  );
  return h('div', { class: 'line' }, h('code', {}, text), copy);
}

/**
 * The command line for an act.
 * @param {string} channel
 * @param {ActKind} act
 * @param {string} name
 * @param {{ buildId: string | null, share: string, reason: string }} form
 */
function lineOf(channel, act, name, { buildId, share, reason }) {
  const why = ['--reason', reason || '<why>'];
  const of = name === '*' ? [] : [name === RENDERING ? '--render' : name];
  const part = ['--share', `${share.replace(',', '.') || '5'}%`];
  if (act === 'rollback') return commandLine(channel, 'rollback', name, ...(buildId ? ['--to', buildId] : []), ...why);
  if (act === 'freeze' || act === 'unfreeze') return commandLine(channel, act, ...of, ...why);
  if (act === 'canary-start')
    return commandLine(channel, 'canary', 'start', name, buildId || '<build>', ...part, ...why);
  if (act === 'canary-widen') return commandLine(channel, 'canary', 'widen', name, ...part, ...why);
  if (act === 'canary-go-on') return commandLine(channel, 'canary', 'hold', name, '--end', ...why);
  return commandLine(channel, 'canary', act.slice('canary-'.length), name, ...why);
}

/** @param {ActKind} act @param {string} name */
function titleOf(act, name) {
  if (name === '*') return t(act === 'freeze' ? 'freezeAll' : 'unfreezeAll');
  if (name === RENDERING) return t(act === 'freeze' ? 'freezeRendering' : 'unfreezeRendering');
  return `${t(TITLES[act])}: ${name}`;
}

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
 * The result of an act, and the line that undoes or approves it.
 * @param {Extract<ActAnswer, { step: 'done' | 'proposed' }>} answer
 */
function resultOf(answer) {
  if (answer.step === 'proposed') return [h('p', { class: 'wait' }, t('proposed')), line(answer.approve)];
  return [
    h('p', { class: 'fine' }, t(answer.changed ? 'done' : 'nothingToDo', { n: answer.release })),
    ...(answer.undo === null ? [] : [h('p', {}, t('undo')), line(answer.undo)]),
  ];
}

/**
 * The effect of a release that is about to be signed.
 * @param {NonNullable<Extract<ActAnswer, { step: 'sign' }>['planned']>} planned
 */
function effectOf({ release, moves, proven, lost }) {
  const lines = moves.map((move) => `${move.name}: ${move.words}`);
  return [
    h('h3', {}, t('wouldBe', { n: release })),
    h(
      'ul',
      {},
      (lines.length === 0 ? [t('noMoves')] : lines).map((words) => h('li', {}, words)),
    ),
    h('p', { class: 'quiet' }, proven.length === 0 ? t('provenNone') : t('proven', { checks: proven.join(', ') })),
    ...lost.map((way) =>
      h(
        'p',
        { class: 'bad' },
        t('lostWay', {
          name: way.name,
          build: way.buildId,
          why: way.refusals.map(({ what, why }) => `${what} ${why}`).join('; '),
        }),
      ),
    ),
  ];
}

/**
 * Opens the dialog of an act.
 *
 * @param {OperateModel} model
 * @param {ActKind} act
 * @param {string} name `*`: the channel; {@link RENDERING}: rendering on the servers
 * @param {() => void} onDone
 */
export function openAct(model, act, name, onDone) {
  const row = model.status?.builds.find((each) => each.name === name);
  const canary = row?.groups.find(({ group, finished }) => group === 'canary' && !finished);
  const shown = row ? { buildId: row.buildId, canary: canary ?? null } : null;
  const choices = choicesOf(model, act, row);
  const needsShare = act === 'canary-start' || act === 'canary-widen';

  const target =
    choices &&
    h(
      'select',
      { id: 'target', change: () => write() },
      // Only a good build is chosen for the operator.
      act === 'rollback' && row?.lastKnownGood ? null : h('option', { value: '' }, '–'),
      choices.map(({ id, words }) => h('option', { value: id }, words)),
    );
  const share = needsShare
    ? h('input', {
        id: 'share',
        inputmode: 'decimal',
        autocomplete: 'off',
        'aria-describedby': 'share-error',
        value: act === 'canary-start' ? '5' : String((canary?.share ?? 0) / 10),
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
  const errors = Object.fromEntries(
    ['target', 'share', 'reason', 'key'].map((id) => [id, h('p', { id: `${id}-error`, class: 'error' })]),
  );
  const opener = document.activeElement?.getAttribute('data-keep');
  const keyPlace = h('div');
  const command = h('div');
  const outcome = h('div', { role: 'status' });
  const foot = h('div', { class: 'foot' });
  const dialog = h(
    'dialog',
    {
      'aria-labelledby': 'act-title',
      close: () => {
        dialog.remove();
        // The page was drawn again meanwhile, perhaps without the button that opened this.
        const button = opener && document.querySelector(`[data-keep="${CSS.escape(opener)}"]`);
        const next = /** @type {HTMLElement | null} */ (button ?? document.getElementById('content'));
        next?.focus({ preventScroll: true });
      },
    },
    h('h2', { id: 'act-title' }, titleOf(act, name)),
    h('p', { class: 'quiet' }, t(name === RENDERING ? 'affectsRendering' : AFFECTS[act])),
  );

  /** @param {string} id @param {string} text */
  const fail = (id, text) => {
    const field = dialog.querySelector(`#${id}`);
    errors[id]?.replaceChildren(text);
    field?.setAttribute('aria-invalid', 'true');
    if (field instanceof HTMLElement) field.focus();
  };
  const read = () => ({
    buildId: target?.value || null,
    share: share?.value ?? '',
    reason: reason.value.replace(/\s+/g, ' ').trim(),
  });
  const write = () =>
    command.replaceChildren(h('p', { class: 'quiet' }, t('orType')), line(lineOf(model.channel, act, name, read())));

  const showKey = () => {
    if (key) {
      const forget = h(
        'button',
        {
          type: 'button',
          click: () => {
            key = null;
            showKey();
          },
        },
        t('keyForget'),
      );
      keyPlace.replaceChildren(h('p', {}, t('keyLoaded', { key: key.name }), ' ', forget));
      return;
    }
    if (!canSign()) return keyPlace.replaceChildren(h('p', { class: 'wait' }, t('keyUnable')));
    const file = h('input', {
      id: 'key',
      type: 'file',
      'aria-describedby': 'key-help key-error',
      change: async () => {
        const chosen = file.files?.[0];
        if (!chosen) return;
        try {
          key = await loadKey(await chosen.slice(0, 10_000).text(), model.keys);
        } catch {
          return fail('key', t('keyUnsupported'));
        }
        if (!key) return fail('key', t('keyWrong'));
        showKey();
        keyPlace.querySelector('button')?.focus();
      },
    });
    keyPlace.replaceChildren(
      h('label', { for: 'key' }, t('keyFile')),
      file,
      h('p', { id: 'key-help', class: 'quiet' }, t('keyHelp')),
      ...(errors.key ? [errors.key] : []),
    );
  };

  const closing = (/** @type {import('./texts.js').Key} */ words) =>
    h('button', { type: 'button', click: () => dialog.close() }, t(words));

  /** The release that was shown for signing. */
  let signed = 0;

  /** @param {string} words */
  const refused = (words) => {
    outcome.replaceChildren(h('p', { class: 'error' }, words));
    foot.replaceChildren(closing('close'), planButton('planAgain'));
  };

  /**
   * @param {() => Promise<ActAnswer>} work
   * @param {import('./texts.js').Key} words
   * @param {ReturnType<typeof wanted>} chosen
   */
  const run = async (work, words, chosen) => {
    outcome.replaceChildren(h('p', {}, t(words)));
    foot.replaceChildren(closing('cancel'));
    try {
      await go(await work(), chosen);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      refused(error.status === 0 ? t('noAnswer') : error.message);
    }
  };

  const wanted = () => {
    const { buildId, share: percent, reason: why } = read();
    const parts = needsShare ? Math.round(Number(percent.replace(',', '.')) * 10) : null;
    return { act, name, buildId, share: parts, reason: why };
  };

  /**
   * @param {ActAnswer} answer
   * @param {ReturnType<typeof wanted>} chosen
   * @returns {Promise<void>}
   */
  const go = async (answer, chosen) => {
    if (answer.step === 'refused') return refused(`${answer.message}\n${answer.mend}`);
    if (answer.step === 'done' || answer.step === 'proposed') {
      for (const field of dialog.querySelectorAll('.form')) field.remove();
      outcome.replaceChildren(...resultOf(answer));
      const close = closing('close');
      foot.replaceChildren(close);
      close.focus();
      onDone();
      return;
    }
    const bytes = fromBase64(answer.bytes);
    if (!isWanted(bytes, model.channel, chosen, shown, signed)) return refused(t('notSame'));
    const sign = () =>
      run(async () => ask('sign', { plan: answer.plan, signature: await key?.sign(bytes) }), 'signing', chosen);
    // The timestamp of the release that was just signed.
    if (answer.planned === null) return sign();
    signed = answer.planned.release;
    outcome.replaceChildren(...effectOf(answer.planned));
    const main = h('button', { type: 'button', class: 'main', click: sign }, t('sign'));
    foot.replaceChildren(closing('cancel'), main);
    main.focus();
  };

  const plan = () => {
    for (const error of Object.values(errors)) error.replaceChildren();
    for (const field of dialog.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
    const chosen = wanted();
    if (choices && chosen.buildId === null) return fail('target', t('buildMissing'));
    if (needsShare && !(Number(chosen.share) >= 1 && Number(chosen.share) <= 999))
      return fail('share', t('shareWrong'));
    if (chosen.reason === '') return fail('reason', t('reasonMissing'));
    if (!key) return fail('key', t('keyMissing'));
    void run(() => ask('plan', { ...chosen, key: key?.id }), 'planning', chosen);
  };
  const planButton = (/** @type {import('./texts.js').Key} */ words) =>
    h('button', { type: 'button', class: 'main', click: plan }, t(words));

  dialog.append(
    h(
      'div',
      { class: 'form' },
      target ? [h('label', { for: 'target' }, t('target')), target, errors.target ?? null] : null,
      share ? [h('label', { for: 'share' }, t('share')), share, errors.share ?? null] : null,
      h('label', { for: 'reason' }, t('reason')),
      reason,
      errors.reason ?? null,
      keyPlace,
      command,
    ),
    outcome,
    foot,
  );
  foot.append(closing('cancel'), planButton('plan'));
  showKey();
  write();
  document.body.append(dialog);
  dialog.showModal();
  (act === 'rollback' ? reason : (target ?? share ?? reason)).focus();
}
