import { createActForm } from './act-form.js';
import { heldKey } from './act-key.js';
import { affectedBy, titleOf } from './act-words.js';
import { line } from './command-line.js';
import { h } from './dom.js';
import { reasonsOf } from './facts.js';
import { ask, NoAnswer } from './server.js';
import { fromBase64 } from './signer.js';
import { t } from './texts.js';
import { isWanted } from './wanted.js';

/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */
/** @typedef {import('../operate-model.types.ts').ActKind} ActKind */
/** @typedef {import('../operate-model.types.ts').ActAnswer} ActAnswer */
/** @typedef {import('./texts.js').Key} Key */

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
      h('p', { class: 'bad' }, t('lostWay', { name: way.name, build: way.buildId, why: reasonsOf(way.refusals) })),
    ),
  ];
}

/**
 * A dialog that gives the focus back to its opener when it closes.
 * @param {ActKind} act
 * @param {string} name
 */
function createDialog(act, name) {
  const opener = document.activeElement?.getAttribute('data-keep');
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
    h('p', { class: 'quiet' }, affectedBy(act, name)),
  );
  return dialog;
}

/**
 * Opens the dialog of an act: its form, then what it would do, then what it has done.
 *
 * @param {OperateModel} model
 * @param {ActKind} act
 * @param {string} name `*`: the channel; `RENDERING`: rendering on the servers
 * @param {() => void} onDone
 */
export function openAct(model, act, name, onDone) {
  const row = model.status?.builds.find((each) => each.name === name);
  const canary = row?.groups.find(({ group, finished }) => group === 'canary' && !finished);
  const shown = row ? { buildId: row.buildId, canary: canary ?? null } : null;
  const form = createActForm(model, act, name, row, canary?.share ?? 0);
  const outcome = h('div', { role: 'status' });
  const foot = h('div', { class: 'foot' });
  const dialog = createDialog(act, name);

  const closing = (/** @type {Key} */ words) => h('button', { type: 'button', click: () => dialog.close() }, t(words));
  const planButton = (/** @type {Key} */ words) =>
    h('button', { type: 'button', class: 'main', click: plan }, t(words));

  /** The release that was shown for signing. */
  let signed = 0;

  /** @param {string} words */
  const refused = (words) => {
    outcome.replaceChildren(h('p', { class: 'error' }, words));
    foot.replaceChildren(closing('close'), planButton('planAgain'));
  };

  /**
   * @param {() => Promise<ActAnswer>} work
   * @param {Key} words
   * @param {ReturnType<typeof form.chosen>} chosen
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

  /**
   * @param {ActAnswer} answer
   * @param {ReturnType<typeof form.chosen>} chosen
   * @returns {Promise<void>}
   */
  const go = async (answer, chosen) => {
    if (answer.step === 'refused') return refused(`${answer.message}\n${answer.mend}`);
    if (answer.step === 'done' || answer.step === 'proposed') {
      form.element.remove();
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
      run(async () => ask('sign', { plan: answer.plan, signature: await heldKey()?.sign(bytes) }), 'signing', chosen);
    // The timestamp of the release that was just signed.
    if (answer.planned === null) return sign();
    signed = answer.planned.release;
    outcome.replaceChildren(...effectOf(answer.planned));
    const main = h('button', { type: 'button', class: 'main', click: sign }, t('sign'));
    foot.replaceChildren(closing('cancel'), main);
    main.focus();
  };

  const plan = () => {
    if (!form.isComplete()) return;
    const chosen = form.chosen();
    void run(() => ask('plan', { ...chosen, key: heldKey()?.id }), 'planning', chosen);
  };

  dialog.append(form.element, outcome, foot);
  foot.append(closing('cancel'), planButton('plan'));
  document.body.append(dialog);
  dialog.showModal();
  form.focus();
}
