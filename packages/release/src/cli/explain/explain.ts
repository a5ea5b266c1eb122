import { type CustomerPage, customerPage, type Fate, fateOf, type Group } from '../../explain/customer-page.ts';
import { formatAgo, formatDuration, formatInstant, formatShare, formatTable } from '../../overview/format.ts';
import { authorOf } from '../../overview/signed-by.ts';
import { isFrozen } from '../../record/frozen.ts';
import type { SupportFacts } from '../../record/support-code.ts';
import { buildMark, type ErrorClass, type Phase, parseSupportCode, type Release, remoteMark } from '../../record.ts';
import { isReleaseError, ReleaseError } from '../../release-error.ts';
import { readHistory } from '../../trust/journal.ts';
import { type Policy, readPolicy } from '../../trust/policy.ts';
import { readPreview } from '../../trust/preview.ts';
import { type PreviewFlags, runPreview } from '../preview.ts';
import type { Session } from '../session.ts';

const WHERE: Record<Phase, string> = {
  entry: 'its first file',
  init: 'its start',
  module: 'its module',
  chunk: 'a file of a page of it',
  style: 'a stylesheet',
  render: 'code that was running',
};
const HOW: Record<ErrorClass, string> = {
  network: 'got no answer (the line, the network, or an extension of the browser)',
  http: 'was answered with an error by the server',
  integrity: 'had other bytes than were published',
  mime: 'came as something else than code, such as the page of a portal',
  parse: 'cannot be parsed',
  execution: 'threw an error',
  timeout: 'did not come in time',
  contract: 'is not what the build says it is',
};

const readCode = (text: string): SupportFacts => {
  const facts = parseSupportCode(text);
  if (facts !== null && facts !== 'mistyped') return facts;
  const what =
    facts === null
      ? `${JSON.stringify(text)} is no support code`
      : `${text} is mistyped: its last character does not fit`;
  throw new ReleaseError('usage', what, 'It looks like RAC-12-7F3A-ET3. Read it again with the customer.');
};

/** Explains a code from a page of a preview, whose builds are in no release. */
const explainPreview = async (
  { store, channel }: Session,
  policy: Policy,
  facts: SupportFacts,
): Promise<string | null> => {
  for (const id of await store.listPreviews()) {
    const found = await readPreview(store, policy, id).catch(() => null);
    if (found?.preview.channel !== channel) continue;
    const { builds, reason } = found.preview;
    for (const [name, { buildId }] of Object.entries(builds))
      if (remoteMark(name) === facts.remote && buildMark(buildId) === facts.build)
        return `${name} ${buildId} of the preview ${id}, by ${authorOf(policy, found.preview)}: ${reason}. No customer has it by a release`;
  }
  return null;
};

const groupWords = (group: Group | null): string => {
  if (group === null || group.kind === 'live')
    return group && group.share < 1_000 ? ` (${formatShare(group.share)} had it)` : '';
  if (group.kind === 'last-known-good') return ' (the way back of that release)';
  return ` (${group.kind} for ${formatShare(group.share)})`;
};

const ENDED: Partial<Record<Release['action'], string>> = {
  rollback: 'rolled back',
  withdraw: 'withdrawn',
  canary: 'its canary or holdback ended',
};

const fateWords = (fate: Fate): string => {
  if (fate.kind === 'live') return 'still live';
  if (fate.kind === 'some') return `still live for ${formatShare(fate.share)} of the visitors`;
  return `${ENDED[fate.by.action] ?? 'replaced'} by release ${fate.by.sequence}`;
};

interface Row {
  name: string;
  had: string | null;
  now: string | null;
  fate: Fate | null;
  group: Group | null;
}

const rowsOf = (releases: readonly Release[], { release, builds, name, group }: CustomerPage): Row[] => {
  const newest = releases.at(-1) ?? release;
  const names = [...new Set([...Object.keys(builds), ...Object.keys(newest.builds)])];
  names.sort((a, b) => Number(b === name) - Number(a === name) || a.localeCompare(b));
  return names.map((each) => {
    const had = builds[each]?.buildId ?? null;
    return {
      name: each,
      had,
      now: newest.builds[each]?.buildId ?? null,
      fate: had === null ? null : fateOf(releases, release, each, had),
      group: each === name ? group : null,
    };
  });
};

interface ExplainFlags extends PreviewFlags {
  preview?: boolean;
}

/** A code, the page on which the customer saw it, and what has become of that page. */
interface Explained {
  facts: SupportFacts;
  policy: Policy;
  page: CustomerPage;
  rows: Row[];
  /** What became of the failed build; `null` if the page had none. */
  fate: Fate | null;
  /** The builds that the page had and that are not live now. */
  other: string[];
  /** Those of them that gc has removed. */
  lost: string[];
  /** A name that has changed since and is frozen, which holds previews. */
  held: string | undefined;
}

/** The state of the failed build now. */
const stateWords = (session: Session, { page, policy, fate }: Explained): string => {
  const { release, name, failed } = page;
  if (failed === null) return `Release ${release.sequence} had no ${name}: its page asked for one`;
  if (fate?.kind === 'gone') {
    const { by } = fate;
    const ago = formatAgo(by.at, session.world.now());
    return `${fateWords(fate).toUpperCase()}, ${ago} by ${authorOf(policy, by)}${by.reason ? `: ${by.reason}` : ''}`;
  }
  const back = session.command('rollback', name, '--reason', '<why>');
  return `${fate ? fateWords(fate).toUpperCase() : ''}. To take it back: ${back}`;
};

const tableOf = (rows: readonly Row[]): string =>
  formatTable([
    ['', 'THE PAGE HAD', 'LIVE NOW', ''],
    ...rows.map(({ name, had, now, fate, group }) => [
      name,
      had === null ? '-' : `${had}${groupWords(group)}`,
      had === now ? 'the same' : (now ?? '-'),
      had === null ? 'came later' : had === now || fate === null ? '' : fateWords(fate),
    ]),
  ]);

const describeExplained = (session: Session, explained: Explained): string => {
  const { facts, page, policy, rows } = explained;
  const { release, until, name, failed, others } = page;
  const seen =
    until === null
      ? 'the newest since then'
      : `the newest for ${formatDuration(Date.parse(until) - Date.parse(release.at))}`;
  const ago = formatAgo(release.at, session.world.now());
  return [
    `${name}${failed ? ` ${failed.buildId}` : ''}: ${WHERE[facts.phase]} ${HOW[facts.errorClass]} (${facts.phase}, ${facts.errorClass})`,
    stateWords(session, explained),
    `release ${release.sequence} of ${session.channel}, ${formatInstant(release.at)}, ${ago}, by ${authorOf(policy, release)}; ${seen}`,
    '',
    tableOf(rows),
    ...others.map(
      ({ name: each, build, group }) =>
        `Or ${each} ${build.buildId}${groupWords(group)}: the code does not say whether this page had it`,
    ),
  ].join('\n');
};

/** How to see that page, or why nobody can. */
const nextWords = (session: Session, { other, lost, held }: Explained, code: string): string => {
  if (lost.length > 0) return `That page cannot be shown any more: gc has removed ${lost.join(', ')}.`;
  if (other.length === 0) return 'That page is what all visitors get now.';
  const time = ['--for', '2h', '--reason', '<why>'];
  return held === undefined
    ? `See that page: ${session.command('explain', code, '--preview', ...time)}`
    : `${held} is frozen, which holds previews here. See that page on another channel: ${session.commandOn('<channel>', 'preview', ...other, ...time)}`;
};

/** The answer for programs. */
const answerOf = ({ facts, page, rows, fate, other, lost }: Explained, channel: string, code: string): object => {
  const { release, until, name, failed, group, others } = page;
  return {
    action: 'explain',
    channel,
    code,
    phase: facts.phase,
    errorClass: facts.errorClass,
    name,
    build: failed?.buildId ?? null,
    group,
    release: { sequence: release.sequence, at: release.at, until },
    fate: fate && (fate.kind === 'gone' ? { kind: fate.kind, by: fate.by.sequence, action: fate.by.action } : fate),
    builds: rows.map(({ name: each, had, now: live }) => ({ name: each, had, live })),
    maybe: others.map(({ name: each, build, group: of }) => ({ name: each, build: build.buildId, ...of })),
    lost,
    preview: lost.length > 0 ? [] : other,
  };
};

/** `explain`: the meaning of a support code, and the page on which the customer saw it. */
export const runExplain = async (session: Session<ExplainFlags>, code: string): Promise<void> => {
  const { store, channel, flags, world } = session;
  const facts = readCode(code);
  const policy = await readPolicy(store);
  const { releases } = await readHistory(store, policy, channel);
  let page: CustomerPage;
  try {
    page = customerPage(releases, facts, channel);
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'not-found') throw error;
    const preview = await explainPreview(session, policy, facts);
    if (preview === null) throw error;
    session.answer({ action: 'explain', channel, code, facts, preview }, preview);
    return;
  }
  const rows = rowsOf(releases, page);
  const stored = new Set((await store.listBuilds()).map((build) => `${build.name}@${build.buildId}`));
  const other = rows.flatMap((row) => (row.had !== null && row.had !== row.now ? [`${row.name}@${row.had}`] : []));
  const explained: Explained = {
    facts,
    policy,
    page,
    rows,
    fate: rows.find((row) => row.name === page.name)?.fate ?? null,
    other,
    lost: other.filter((build) => !stored.has(build)),
    held: rows.find((row) => row.had !== row.now && isFrozen(releases.at(-1), row.name))?.name,
  };
  const { lost, held } = explained;
  const text = describeExplained(session, explained);
  const next = nextWords(session, explained, code);
  if (!flags.preview) {
    session.answer(answerOf(explained, channel, code), text);
    world.err(`${next}\n`);
    return;
  }
  if (lost.length > 0 || other.length === 0) throw new ReleaseError('precondition', next, 'Open the product itself.');
  if (held !== undefined) {
    const thaw = session.command('unfreeze', held, '--reason', '<why>');
    throw new ReleaseError('precondition', next, `Or, if that is settled: ${thaw}`);
  }
  world.err(`${text}\n\n`);
  await runPreview(session, other);
};
