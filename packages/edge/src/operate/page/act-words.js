import { commandLine } from './format.js';
import { t } from './texts.js';

/** @typedef {import('../operate-model.types.ts').ActKind} ActKind */
/** @typedef {import('./texts.js').Key} Key */

/** While this name is frozen, servers render no pages. */
export const RENDERING = 'render';

/** @type {Record<ActKind, Key>} */
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
/** @type {Record<ActKind, Key>} */
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

/** @param {ActKind} act @param {string} name */
export function titleOf(act, name) {
  if (name === '*') return t(act === 'freeze' ? 'freezeAll' : 'unfreezeAll');
  if (name === RENDERING) return t(act === 'freeze' ? 'freezeRendering' : 'unfreezeRendering');
  return `${t(TITLES[act])}: ${name}`;
}

/** Whom an act affects. @param {ActKind} act @param {string} name */
export const affectedBy = (act, name) => t(name === RENDERING ? 'affectsRendering' : AFFECTS[act]);

/**
 * The command line for an act.
 * @param {string} channel
 * @param {ActKind} act
 * @param {string} name
 * @param {{ buildId: string | null, share: string, reason: string }} typed
 */
export function lineOf(channel, act, name, { buildId, share, reason }) {
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
