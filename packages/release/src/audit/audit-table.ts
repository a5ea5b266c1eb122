import type { LiveBuild, Release } from '../record.ts';
import { findKey, type Policy, type PolicyKey, type Recovery } from '../trust/policy.ts';
import { previewedNames } from '../trust/preview.ts';
import { proposalOf } from '../trust/two-persons.ts';
import type { Audit } from './check-audit.ts';

/** A key of the policy, with the releases of the range that it signed. */
export interface KeyLife {
  key: PolicyKey;
  signed: number[];
  published: number;
}

/** The releases of each key. */
export const keyLives = ({ policy, releases, builds }: Audit): KeyLife[] =>
  policy.keys.map((key) => ({
    key,
    signed: releases.filter(({ signature }) => signature.key === key.id).map(({ sequence }) => sequence),
    published: builds.filter(({ statement }) => statement.signature.key === key.id).length,
  }));

const COLUMNS = [
  'record',
  'at',
  'number',
  'action',
  'names',
  'before',
  'after',
  'who',
  'key',
  'key id',
  'reason',
  'proven',
  'accepted break',
  'detail',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

const describe = (name: string, live: LiveBuild | undefined): string => {
  if (!live) return `${name}: none`;
  const { buildId, canary, holdback } = live;
  const other = canary
    ? `, canary ${canary.build.buildId} for ${canary.share} of 1000${canary.held ? ', held' : ''}`
    : holdback
      ? `, holdback ${holdback.build.buildId} for ${holdback.share} of 1000 until ${holdback.until}`
      : '';
  return `${name}: ${buildId}${other}`;
};

const detailOf = (policy: Policy, release: Release): string => {
  const { vouch, repair, frozen, brokenFreeze } = release;
  const proposal = proposalOf(release);
  return [
    proposal && `proposed by ${proposal.who} (key ${findKey(policy, proposal.signature.key)?.name}), ${proposal.at}`,
    vouch && `vouched for ${vouch.build.buildId} ${vouch.evidence ? JSON.stringify(vouch.evidence) : 'by word'}`,
    brokenFreeze && `broke a freeze window: ${brokenFreeze}`,
    repair && `repaired: ${repair.problem}`,
    frozen && `frozen: ${frozen.join(' ')}`,
  ]
    .filter(Boolean)
    .join('; ');
};

const signerOf = (policy: Policy, id: string): Row => ({ key: findKey(policy, id)?.name ?? '', 'key id': id });

const releaseRow = (policy: Policy, release: Release, earlier: Release | null): Row => {
  const { changed, about, builds, sequence, signature, acceptedBreak } = release;
  return {
    record: 'release',
    at: release.at,
    number: sequence,
    action: release.action,
    names: [...changed, ...(about === undefined ? [] : [about])].join(' '),
    before: changed.map((name) => describe(name, earlier?.builds[name])).join('; '),
    after: changed.map((name) => describe(name, builds[name])).join('; '),
    who: release.who,
    ...signerOf(policy, signature.key),
    reason: release.reason,
    proven: release.proven.join(' '),
    'accepted break': acceptedBreak,
    detail: detailOf(policy, release),
  };
};

const buildRow = (policy: Policy, { build, statement }: Audit['builds'][number]): Row => {
  const { commit, lockfile, digest, runs, builder, libraries } = statement;
  const made = [`digest ${digest}`, `commit ${commit ?? 'unknown'}`, `lockfile ${lockfile ?? 'unknown'}`];
  if (builder) made.push(`built by ${builder}`);
  if (libraries) made.push(`libraries ${libraries.join(' ')}`);
  return {
    record: 'build',
    at: statement.at,
    action: 'publish',
    names: build.name,
    after: build.buildId,
    who: statement.who,
    ...signerOf(policy, statement.signature.key),
    proven: runs ? 'runs' : '',
    detail: made.join('; '),
  };
};

const goneRow = ({ name, ref }: Audit['gone'][number]): Row => ({
  record: 'build',
  names: name,
  after: ref.buildId,
  detail: `digest ${ref.digest}; no longer in the store when this was exported`,
});

/** A preview, and its early end. */
const previewRows = (policy: Policy, { id, preview, end }: Audit['previews'][number]): Row[] => {
  const begun: Row = {
    record: 'preview',
    at: preview.at,
    number: id,
    action: 'preview',
    names: previewedNames(preview).join(' '),
    after: Object.entries(preview.builds)
      .map(([name, { buildId }]) => `${name}: ${buildId}`)
      .join('; '),
    who: preview.who,
    ...signerOf(policy, preview.signature.key),
    reason: preview.reason,
    detail: `until ${preview.expires}`,
  };
  if (!end) return [begun];
  const signer = signerOf(policy, end.signature.key);
  return [
    begun,
    { record: 'preview', at: end.at, number: id, action: 'end', who: end.who, ...signer, reason: end.reason },
  ];
};

const recoveryRow = ({ at, sequence, reason }: Recovery, root: string): Row => ({
  record: 'recovery',
  at,
  number: sequence,
  action: 'recover',
  key: 'root',
  'key id': root,
  reason,
  detail: `the releases that came after ${sequence} are void`,
});

const RIGHTS = ['publish', 'promote', 'rollback', 'preview', 'robot', 'breakFreeze'] as const;

const keyRow = ({ key, signed, published }: KeyLife, channel: string): Row => ({
  record: 'key',
  names: RIGHTS.filter((right) => key[right]?.length)
    .map((right) => `${right}: ${key[right]?.join(' ')}`)
    .join('; '),
  who: key.people?.join(' ') ?? 'anybody',
  key: key.name,
  'key id': key.id,
  detail: [
    `signed ${signed.length} of these releases, published ${published} of these builds`,
    ...(key.retired ? [`retired after release ${key.retired[channel] ?? 0}`] : []),
  ].join('; '),
});

const rowsOf = (audit: Audit): Row[] => {
  const { policy, channel, before, releases } = audit;
  return [
    ...releases.map((release, index) => releaseRow(policy, release, releases[index - 1] ?? before)),
    ...audit.builds.map((build) => buildRow(policy, build)),
    ...audit.gone.map(goneRow),
    ...audit.previews.flatMap((preview) => previewRows(policy, preview)),
    ...Object.entries(policy.recovered ?? {})
      .filter(([of]) => of === channel)
      .map(([, recovery]) => recoveryRow(recovery, audit.root)),
    ...keyLives(audit).map((life) => keyRow(life, channel)),
  ];
};

/** A spreadsheet reads such a cell as a formula. People write the reasons, so it may occur. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number | null | undefined): string => {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * The proven records as a table for people (CSV). It has no signatures: the evidence is the JSON
 * Lines.
 */
export const auditTable = (audit: Audit): string =>
  [COLUMNS, ...rowsOf(audit).map((row) => COLUMNS.map((column) => row[column]))]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
