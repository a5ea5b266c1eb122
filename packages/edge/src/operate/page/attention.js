import { RENDERING } from './act-words.js';
import { h } from './dom.js';
import { byPain, healthOf, nameOf, times } from './facts.js';
import { commandLine, formatFigure, formatInstant } from './format.js';
import { t } from './texts.js';

/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */
/** @typedef {import('./facts.js').Status} Status */
/** @typedef {import('./facts.js').Told} Told */
/** @typedef {import('./facts.js').View} View */

/** Alarms of this time (ms) need attention. */
const RECENT_MS = 15 * 60_000;

/** The newest of them are enough. */
const MAX_ALARMS = 5;

/** @param {string} name of what is frozen */
const frozenWords = (name) => {
  if (name === '*') return t('frozenAll');
  return name === RENDERING ? t('frozenRendering') : t('frozen', { name });
};

/**
 * Names an edge whose newest figures are missing.
 * @param {OperateModel} model
 * @param {Told} told
 */
const missingOf = (model, told) => {
  const { edge, at, why } = told;
  const name = nameOf(model, told);
  if (edge === null) return t('notAsked', { name });
  return t(at === null ? 'neverTold' : 'notTold', { name, at: at === null ? '' : formatInstant(at), why: why ?? '' });
};

/** The builds that break, in words. @param {Status} status */
const breaking = (status) =>
  byPain(status).flatMap(({ name, problem }) => {
    const { trial, isSuspect = false, evidence, buildId } = healthOf(status, name) ?? {};
    return [
      ...(problem ? [`${name}: ${t('untrusted', { why: problem })}`] : []),
      ...(trial?.state === 'broken'
        ? [
            `${name} ${trial.canary.buildId}: ${t('broken')}, ${t('figure', { figure: formatFigure(trial.figure), threshold: formatFigure(trial.threshold) })}`,
          ]
        : []),
      ...(isSuspect && evidence
        ? [`${name} ${buildId}: ${t('manyBad', { bad: evidence.bad, all: evidence.ready + evidence.bad })}`]
        : []),
    ];
  });

/** @param {View} view */
export function attention({ model }) {
  const { status, edge, error, figures } = model;
  /** @type {(string | Node)[]} */
  const items = status ? breaking(status) : [];
  if (error) items.push(`${t('unreadable')}: ${error.message} ${error.mend}`);
  if (!edge.verified) items.push(`${t('notVerified')}: ${edge.why.join(' ')}`);
  else items.push(...edge.why);
  if (status && !status.freshness.fresh)
    items.push(
      h(
        'span',
        {},
        t('notFresh', { why: status.freshness.why ?? '' }),
        ' ',
        h('code', {}, commandLine(model.channel, 'renew')),
      ),
    );
  for (const { name, release, who, reason } of status?.frozen ?? [])
    items.push(`${frozenWords(name)} ${t('since', { n: release, who, reason: reason ?? t('noReason') })}`);
  const open = status?.window;
  if (open) items.push(t('window', { name: open.name, end: formatInstant(open.until) }));
  for (const { host, release, silent } of status?.edges ?? []) {
    if (silent) items.push(`${host}: ${t('mute')}`);
    else if (release < (status?.release ?? 0)) items.push(`${host}: ${t('behind', { n: release })}`);
  }
  items.push(...figures.edges.filter(({ why }) => why !== null).map((told) => missingOf(model, told)));
  items.push(
    ...figures.alarms
      .filter(({ at }) => Date.parse(model.at) - Date.parse(at) < RECENT_MS)
      .slice(0, MAX_ALARMS)
      .map(({ host, event, reason, count }) => `${host}: ${event}${times(count)}: ${reason}`),
  );
  if (items.length === 0 && status)
    return h(
      'section',
      { 'aria-label': t('attention') },
      h('p', { class: 'fine' }, t('calm')),
      h('p', { class: 'quiet' }, t('freshUntil', { at: formatInstant(status.freshness.expires ?? model.at) })),
    );
  if (items.length === 0) return h('section', {}, h('p', {}, t('nothingServed')));
  return h(
    'section',
    { class: 'attention', 'aria-labelledby': 'attention' },
    h('h2', { id: 'attention' }, t('attention')),
    h(
      'ul',
      {},
      items.map((item) => h('li', {}, item)),
    ),
  );
}
