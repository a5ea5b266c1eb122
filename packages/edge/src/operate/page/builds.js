import { RENDERING } from './act-words.js';
import { openAct } from './acts.js';
import { lastHour } from './curves.js';
import { differences } from './differences.js';
import { h, table } from './dom.js';
import { byPain, frozenOf, healthOf, reasonsOf } from './facts.js';
import { formatAgo, formatFigure, formatInstant, formatShare } from './format.js';
import { t } from './texts.js';

/** @typedef {import('./facts.js').Status} Status */
/** @typedef {import('./facts.js').NameStatus} NameStatus */
/** @typedef {import('./facts.js').View} View */

/** @param {View} view @param {NameStatus} row */
function stateCell({ model }, row) {
  const status = /** @type {Status} */ (model.status);
  const health = healthOf(status, row.name);
  const { ready = 0, bad = 0 } = health?.evidence ?? {};
  const trial = health?.trial;
  const failed = model.figures.failures.filter(({ remote, build }) => remote === row.name && build === row.buildId);
  const canary = row.groups.find(({ group }) => group === 'canary');
  const control = row.groups.find(({ group }) => group === 'control');
  const words = { broken: t('broken'), 'not enough traffic': t('waiting'), 'healthy so far': t('healthy') };
  const waits = canary?.held ? 'waitsHeld' : trial?.state === 'not enough traffic' ? 'waitsTraffic' : 'waitsPerson';
  return [
    h(
      'div',
      { class: row.vouched ? 'fine' : '' },
      t(row.vouched ? 'vouched' : 'unproven'),
      row.foreign ? `, ${t('foreign', { by: row.foreign })}` : '',
    ),
    h(
      'div',
      { class: health?.isSuspect ? 'bad' : '' },
      ready + bad === 0 ? t('noVotes') : t('votes', { ok: ready, bad }),
    ),
    failed.length === 0
      ? null
      : h('div', {}, t('failed', { what: failed.map(({ errorClass, count }) => `${errorClass} ${count}`).join(', ') })),
    row.problem ? h('div', { class: 'bad' }, t('untrusted', { why: row.problem })) : null,
    frozenOf(status, row.name) ? h('div', { class: 'wait' }, t('frozen', { name: row.name })) : null,
    canary && !canary.finished
      ? h(
          'div',
          { class: 'wait' },
          t('canary', { build: canary.buildId, share: formatShare(canary.share) }),
          canary.held ? `, ${t('held')}` : '',
        )
      : null,
    canary?.finished && control
      ? h(
          'div',
          {},
          t('holdback', {
            share: formatShare(control.share),
            build: control.buildId,
            at: formatInstant(control.until ?? model.at),
          }),
        )
      : null,
    trial
      ? h(
          'div',
          { class: trial.state === 'broken' ? 'bad' : 'quiet' },
          `${words[trial.state]}; ${t('figure', { figure: formatFigure(trial.figure), threshold: formatFigure(trial.threshold) })}; ${t('canaryVotes', { bad: Math.round(trial.canary.bad), all: Math.round(trial.canary.ok + trial.canary.bad), bad2: Math.round(trial.control.bad), all2: Math.round(trial.control.ok + trial.control.bad) })}`,
        )
      : null,
    canary && !canary.finished ? h('div', { class: 'quiet' }, t(waits)) : null,
  ];
}

/** @param {View} view @param {NameStatus} row */
function actsCell({ model, refresh }, row) {
  const status = /** @type {Status} */ (model.status);
  const canary = row.groups.find(({ group, finished }) => group === 'canary' && !finished);
  const holdback = row.groups.some(({ finished }) => finished);
  const hasTarget = row.lastKnownGood !== null || (model.published[row.name] ?? []).length > 1;
  /**
   * @param {import('../operate-model.types.ts').ActKind} act
   * @param {import('./texts.js').Key} words
   */
  const button = (act, words) =>
    h(
      'button',
      {
        type: 'button',
        'data-keep': `${act} ${row.name}`,
        'aria-label': `${t(words)}: ${row.name}`,
        click: () => openAct(model, act, row.name, refresh),
      },
      t(words),
    );
  return h(
    'div',
    { class: 'acts' },
    canary || !hasTarget ? null : button('rollback', 'rollback'),
    canary || row.name === 'shell' || !hasTarget ? null : button('canary-start', 'startCanary'),
    canary && !canary.held
      ? [button('canary-widen', 'widen'), button('canary-hold', 'hold'), button('canary-finish', 'finish')]
      : null,
    canary?.held ? button('canary-go-on', 'goOn') : null,
    canary || holdback ? button('canary-stop', 'stop') : null,
    frozenOf(status, row.name) ? button('unfreeze', 'unfreeze') : button('freeze', 'freeze'),
  );
}

/** The builds that run in open pages. @param {View} view @param {NameStatus} row */
function openCell({ model }, row) {
  const open = model.figures.open.filter(({ remote }) => remote === row.name);
  /** @param {string} build */
  const words = (build) => {
    if (build === row.buildId) return t('openLive');
    return build === 'unknown' ? t('openUnknown') : h('span', { class: 'id' }, build);
  };
  if (open.length === 0) return h('div', { class: 'quiet' }, t('openNone'));
  return open.map(({ build, tabs, share }) => h('div', {}, words(build), `: ${formatShare(share)} (${tabs})`));
}

/** @param {View} view @param {NameStatus} row */
function detailsOf({ model }, row) {
  const failures = model.figures.failures.filter(({ remote }) => remote === row.name);
  const vitals = model.figures.vitals.filter(({ remote }) => remote === row.name);
  const published = model.published[row.name] ?? [];
  return h(
    'details',
    { 'data-keep': `details ${row.name}` },
    h('summary', { 'data-keep': `summary ${row.name}` }, t('details', { name: row.name })),
    h(
      'div',
      { class: 'inner' },
      h('p', {}, row.proven.length === 0 ? t('provenNone') : t('proven', { checks: row.proven.join(', ') })),
      row.acceptedBreak ? h('p', { class: 'bad' }, t('acceptedBreak', { why: row.acceptedBreak })) : null,
      h('h3', {}, t('failures')),
      failures.length === 0
        ? h('p', { class: 'quiet' }, t('noFailures'))
        : table(
            `${t('failures')}: ${row.name}`,
            [t('build'), t('phase'), t('errorClass'), t('count')],
            failures.map((each) => [h('span', { class: 'id' }, each.build), each.phase, each.errorClass, each.count]),
          ),
      h('h3', {}, t('vitals')),
      vitals.length === 0
        ? h('p', { class: 'quiet' }, t('noVitals'))
        : table(
            `${t('vitals')}: ${row.name}`,
            [t('build'), t('metric'), t('good'), t('middling'), t('poor')],
            vitals.map((each) => [
              h('span', { class: 'id' }, each.build),
              each.metric,
              each.good,
              each.middling,
              each.poor,
            ]),
          ),
      lastHour(model, row),
      h('h3', {}, t('stored')),
      table(
        `${t('stored')}: ${row.name}`,
        [t('build'), t('published'), t('differences')],
        published.map((each) => [
          h('span', { class: 'id' }, each.buildId),
          each.at === null
            ? t('untrusted', { why: '–' })
            : `${formatInstant(each.at)}, ${each.who} (${each.key})${each.commit ? `, ${each.commit.slice(0, 12)}` : ''}`,
          each.buildId === row.buildId ? t('live') : differences(row.name, row.buildId, each.buildId),
        ]),
      ),
    ),
  );
}

/** @param {View} view */
export function builds(view) {
  const { model, refresh } = view;
  const { status } = model;
  if (!status) return null;
  const rows = byPain(status);
  /**
   * @param {string} name
   * @param {import('./texts.js').Key} freeze
   * @param {import('./texts.js').Key} unfreeze
   */
  const button = (name, freeze, unfreeze) => {
    const isFrozen = frozenOf(status, name) !== undefined;
    const click = () => openAct(model, isFrozen ? 'unfreeze' : 'freeze', name, refresh);
    return h('button', { type: 'button', 'data-keep': `freezes ${name}`, click }, t(isFrozen ? unfreeze : freeze));
  };
  return h(
    'section',
    { 'aria-labelledby': 'builds' },
    h(
      'div',
      { class: 'head' },
      h('h2', { id: 'builds' }, t('builds')),
      h(
        'div',
        { class: 'acts' },
        button('*', 'freezeAll', 'unfreezeAll'),
        button(RENDERING, 'freezeRendering', 'unfreezeRendering'),
      ),
    ),
    table(
      t('builds'),
      [t('name'), t('live'), t('open'), t('state'), t('wayBack'), t('acts')],
      rows.map((row) => [
        h('strong', {}, row.name),
        [
          h('div', { class: 'id' }, row.buildId),
          h(
            'div',
            { class: 'quiet' },
            t('liveSince', { ago: formatAgo(row.since, model.at), who: row.who, key: row.key }),
          ),
          row.published
            ? h(
                'div',
                { class: 'quiet' },
                t('madeBy', { who: row.published.who, ago: formatAgo(row.published.at, model.at) }),
                row.published.commit ? `, ${t('commit', { commit: row.published.commit.slice(0, 12) })}` : '',
              )
            : null,
        ],
        openCell(view, row),
        stateCell(view, row),
        [
          row.lastKnownGood
            ? h('div', { class: 'id' }, row.lastKnownGood)
            : h('div', { class: 'quiet' }, t('noWayBack')),
          row.lastKnownGood ? h('div', { class: 'quiet' }, t(row.lastKnownGoodVouched ? 'vouched' : 'unproven')) : null,
          row.rollbackRefused.length > 0
            ? h('div', { class: 'bad' }, t('wayBlocked', { why: reasonsOf(row.rollbackRefused) }))
            : null,
        ],
        actsCell(view, row),
      ]),
    ),
    rows.map((row) => detailsOf(view, row)),
  );
}
