import { RENDERING } from './act-words.js';
import { openAct } from './acts.js';
import { line } from './command-line.js';
import { lastHour } from './curves.js';
import { h, table } from './dom.js';
import { commandLine, formatAgo, formatFigure, formatInstant, formatShare } from './format.js';
import { ask } from './server.js';
import { t } from './texts.js';

/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */
/** @typedef {NonNullable<OperateModel['status']>} Status */
/** @typedef {OperateModel['figures']['edges'][number]} Told */
/** @typedef {Status['builds'][number]} NameStatus */
/** @typedef {{ model: OperateModel, refresh: () => void }} View */

/** @param {Status} status @param {string} name */
const healthOf = (status, name) => status.health?.names.find((each) => each.name === name);

/** @param {Status} status @param {string} name */
const frozenOf = (status, name) => status.frozen.find((each) => each.name === name);

/** @param {NameStatus['rollbackRefused']} refusals */
const reasonsOf = (refusals) => refusals.map(({ what, why }) => `${what} ${why}`).join('; ');

/** @param {Status} status */
const byPain = (status) => status.builds.toSorted((a, b) => painOf(status, b) - painOf(status, a));

/** Alarms of this time (ms) need attention. */
const RECENT_MS = 15 * 60_000;

/** So many of them are shown there. */
const MAX_ITEMS = 5;

/** So many rows of a long table are shown; the others are closed at first. */
const MAX_ROWS = 5;

/** @param {number} count */
const times = (count) => (count === 1 ? '' : ` × ${count}`);

/** Sorts the worst state first. @param {Status} status @param {NameStatus} row */
const painOf = (status, row) => {
  const health = healthOf(status, row.name);
  const all = (health?.evidence.ready ?? 0) + (health?.evidence.bad ?? 0);
  return (
    (health?.trial?.state === 'broken' ? 1_000 : 0) +
    (row.problem ? 800 : 0) +
    (health?.isSuspect ? 600 : 0) +
    // Without the shell no remote works.
    (health?.isSuspect && row.name === 'shell' ? 150 : 0) +
    (frozenOf(status, row.name) ? 400 : 0) +
    (row.groups.some(({ finished }) => !finished) ? 200 : 0) +
    (row.rollbackRefused.length > 0 ? 100 : 0) +
    (all > 0 ? (100 * (health?.evidence.bad ?? 0)) / all : 0)
  );
};

/** @param {OperateModel} model @param {Told} told */
const nameOf = ({ edge: own }, { edge, host }) =>
  (edge === null || edge === own.address ? host : host === null ? edge : `${host} (${edge})`) ?? '';

/** @param {string} name of what is frozen */
const frozenWords = (name) => {
  if (name === '*') return t('frozenAll');
  return name === RENDERING ? t('frozenRendering') : t('frozen', { name });
};

/**
 * @param {string} label
 * @param {string[]} heads
 * @param {Parameters<typeof table>[2]} rows the newest first
 */
const longTable = (label, heads, rows) => {
  const earlier = t('earlier', { n: rows.length - MAX_ROWS });
  return [
    table(label, heads, rows.slice(0, MAX_ROWS)),
    rows.length > MAX_ROWS
      ? h(
          'details',
          { 'data-keep': `earlier ${label}` },
          h('summary', { 'data-keep': `summary ${label}` }, earlier),
          table(`${label}, ${earlier}`, heads, rows.slice(MAX_ROWS)),
        )
      : null,
  ];
};

/** Names an edge whose newest figures are missing. @param {OperateModel} model @param {Told} told */
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
      .slice(0, MAX_ITEMS)
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

/**
 * Asks for the differences of two builds and shows them in place.
 * @param {string} name
 * @param {string} a
 * @param {string} b
 */
function differences(name, a, b) {
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

/** The result of the last proof of the store, kept across refreshes. @type {Node | null} */
let proof = null;

/** @param {View} view */
export function journal({ model, refresh }) {
  if (model.history.length === 0) return null;
  const verify = async () => {
    proof = h('p', { role: 'status' }, t('verifying'));
    refresh();
    /** @type {{ what: string, problems: string[] }[]} */
    const found = await ask('verify', {}).catch((error) => [{ what: error.message, problems: [error.message] }]);
    const bad = found.filter(({ problems }) => problems.length > 0);
    proof = h(
      'div',
      { role: 'status' },
      bad.length === 0
        ? h('p', { class: 'fine' }, t('verified', { n: found.length }))
        : [
            h('p', { class: 'bad' }, t('notProven', { bad: bad.length, n: found.length })),
            h(
              'ul',
              {},
              bad.map(({ what, problems }) => h('li', {}, `${what}: ${problems.join('; ')}`)),
            ),
          ],
    );
    refresh();
  };
  return h(
    'section',
    { 'aria-labelledby': 'journal' },
    h(
      'div',
      { class: 'head' },
      h('h2', { id: 'journal' }, t('journal')),
      h('button', { type: 'button', 'data-keep': 'verify', click: verify }, t('verify')),
    ),
    proof,
    longTable(
      t('journal'),
      [t('number'), t('when'), t('by'), t('what'), t('why')],
      model.history.map((entry) => [
        entry.sequence,
        [h('div', {}, formatAgo(entry.at, model.at)), h('div', { class: 'quiet' }, formatInstant(entry.at))],
        [h('div', {}, entry.who), h('div', { class: 'quiet' }, entry.key)],
        [
          h('div', {}, h('strong', {}, entry.action), entry.about ? ` ${entry.about}` : ''),
          ...entry.changes.map(({ name, from, to, words }) =>
            h(
              'div',
              {},
              h('span', {}, `${name}: `),
              h('span', { class: 'id' }, words),
              from && to && from !== to ? differences(name, from, to) : null,
            ),
          ),
        ],
        [
          h('div', {}, entry.reason ?? t('noReason')),
          entry.acceptedBreak ? h('div', { class: 'bad' }, t('acceptedBreak', { why: entry.acceptedBreak })) : null,
        ],
      ]),
    ),
  );
}

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

/** @param {View} view */
export function alarms({ model }) {
  return h(
    'section',
    { 'aria-labelledby': 'alarms' },
    h('h2', { id: 'alarms' }, t('alarms')),
    model.figures.alarms.length === 0
      ? h('p', { class: 'quiet' }, t('noAlarms'))
      : longTable(
          t('alarms'),
          [t('when'), t('edge'), t('event'), t('why')],
          model.figures.alarms.map(({ at, host, event, reason, count }) => [
            formatInstant(at),
            host,
            `${event}${times(count)}`,
            reason,
          ]),
        ),
  );
}

/** @param {View} view */
export function edges({ model }) {
  const { status, figures } = model;
  if (!status) return null;
  const told = figures.edges.filter(({ why }) => why === null).map((each) => nameOf(model, each));
  return h(
    'section',
    { 'aria-labelledby': 'edges' },
    h('h2', { id: 'edges' }, t('edges')),
    status.edges.length === 0
      ? h('p', { class: 'quiet' }, t('noEdges'))
      : table(
          t('edges'),
          [t('edge'), t('serves'), t('heard')],
          status.edges.map(({ host, release, verified, silent, at }) => [
            host,
            release < status.release
              ? h('span', { class: 'bad' }, t('behind', { n: release }))
              : verified
                ? t('release', { n: release })
                : h('span', { class: 'wait' }, t('unsure', { n: release })),
            [h('span', silent ? { class: 'bad' } : {}, silent ? `${t('mute')}, ` : ''), formatAgo(at, model.at)],
          ]),
        ),
    h('p', { class: 'quiet' }, t('figuresOf', { hosts: told.join(', '), tabs: figures.tabs })),
  );
}
