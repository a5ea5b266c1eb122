import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { auditTable, keyLives } from '../../audit/audit-table.ts';
import { type Audit, checkAudit } from '../../audit/check-audit.ts';
import { type AuditBound, exportAudit } from '../../audit/export-audit.ts';
import { formatInstant, formatTable } from '../../overview/format.ts';
import { keyName, proposerOf } from '../../overview/signed-by.ts';
import { ReleaseError, systemCode } from '../../release-error.ts';
import { notWritten } from '../../store/file-system.ts';
import { readProvenPolicy } from '../../trust/policy.ts';
import { keyIdOf } from '../../trust/signing.ts';
import type { Session } from '../session.ts';

const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/;

const parseBound = (flag: string, text: string | undefined): AuditBound | undefined => {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(text)) return { release: Number(text) };
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return { instant };
  throw new ReleaseError(
    'usage',
    `${flag} ${text} is no release and no instant`,
    `For example: ${flag} 12, ${flag} 2026-06-01 (its midnight in UTC) or ${flag} 2026-06-01T12:00:00Z`,
  );
};

const describeKeys = (audit: Audit): string =>
  formatTable([
    ['KEY', 'ID', 'SPEAKS FOR', 'RELEASES', 'BUILDS', ''],
    ...keyLives(audit).map(({ key, signed, published }) => [
      key.name,
      key.id,
      key.people?.join(',') ?? 'anybody',
      String(signed.length),
      String(published),
      key.retired ? `retired after release ${key.retired[audit.channel] ?? 0}` : '',
    ]),
  ]);

const describeAudit = (audit: Audit): string => {
  const { channel, from, to, releases, builds, gone, previews, policy, timestamp, problems } = audit;
  const [first, last] = [releases.at(0), releases.at(-1)];
  const time = first && last ? `, ${formatInstant(first.at)} to ${formatInstant(last.at)}` : '';
  const isWhole = timestamp?.sequence === to;
  return [
    ...problems.map(({ line, what }) => `BAD  line ${line}: ${what}`),
    `${channel}  releases ${from} to ${to}${time}: ${problems.length === 0 ? 'proven, from release 1 on' : 'NOT PROVEN'}`,
    `  root key ${audit.root}, policy ${policy.version}`,
    `  ${builds.length} builds with their statements${gone.length > 0 ? `, and ${gone.length} that were no longer in the store: ${gone.map(({ name, ref }) => `${name}@${ref.buildId}`).join(' ')}` : ''}`,
    `  ${previews.length} previews`,
    isWhole
      ? `  release ${to} was the newest at ${formatInstant(timestamp.at)}, says the key ${keyName(policy, timestamp)}`
      : `  nothing says that release ${to} was the newest`,
    describeKeys(audit),
  ].join('\n');
};

const answerAudit = (session: Session, action: string, file: string, audit: Audit): void => {
  const { channel, from, to, root, policy, builds, gone, previews, timestamp, problems } = audit;
  session.answer(
    {
      action,
      changed: action === 'audit export',
      file,
      channel,
      from,
      to,
      ok: problems.length === 0,
      problems,
      root,
      policy: policy.version,
      releases: audit.releases.map((release) => ({
        ...release,
        key: keyName(policy, release),
        proposedBy: proposerOf(policy, release),
      })),
      builds: builds.map(({ statement }) => ({ ...statement, key: keyName(policy, statement) })),
      gone,
      previews: previews.map(({ id, preview, end }) => ({ id, ...preview, end })),
      newestAt: timestamp?.sequence === to ? timestamp.at : null,
      keys: keyLives(audit).map(({ key, signed, published }) => ({ ...key, signed, published: published })),
      recovered: policy.recovered?.[channel] ?? null,
    },
    describeAudit(audit),
  );
  if (problems.length > 0) {
    throw new ReleaseError(
      'verification',
      `${problems.length} line${problems.length === 1 ? '' : 's'} of ${file} cannot be proven`,
      action === 'audit export'
        ? 'The file is what the store has. See: paddock verify.'
        : 'Get the file again from its exporter. If it is the same, find out who wrote those records.',
    );
  }
};

/**
 * `audit export`: writes the records as they are in the store, also those that cannot be proven.
 * Exit code 5 if there are any of those.
 */
export const runAuditExport = async (session: Session<{ from?: string; to?: string }>, file: string): Promise<void> => {
  const { store, channel, flags, world } = session;
  const [from, to] = [parseBound('--from', flags.from), parseBound('--to', flags.to)];
  const { root } = await readProvenPolicy(store);
  const lines: string[] = [];
  for await (const line of exportAudit(store, { channel, ...(from && { from }), ...(to && { to }) }))
    lines.push(`${JSON.stringify(line)}\n`);
  const text = lines.join('');
  const audit = await checkAudit(text, keyIdOf(root));
  const path = resolve(world.folder, file);
  await writeFile(path, file.endsWith('.csv') ? auditTable(audit) : text, { flag: 'wx' }).catch((cause) => {
    if (systemCode(cause) !== 'EEXIST') throw notWritten(path, cause);
    throw new ReleaseError(
      'precondition',
      `${path} exists already`,
      'Evidence is never overwritten: name another file.',
    );
  });
  answerAudit(session, 'audit export', file, audit);
  world.err(
    file.endsWith('.csv')
      ? 'A table proves nothing. Keep the file for machines beside it: name one that does not end in .csv.\n'
      : `To check the file without the store: paddock audit check ${file} --root ${audit.root}\n`,
  );
};

/** `audit check`: needs the file and the root key's id, but no store. */
export const runAuditCheck = async (session: Session, file: string): Promise<void> => {
  const { store, world } = session;
  if (store.trustedRoot === null) {
    throw new ReleaseError(
      'usage',
      'The file contains its own root key, so say which one you trust',
      'Say its id with --root or PADDOCK_ROOT, as `paddock init` printed it. Do not take it from the file.',
    );
  }
  const text = await readFile(resolve(world.folder, file), 'utf8').catch((cause) => {
    throw new ReleaseError('not-found', `There is no file ${file}`, 'Name the file that paddock audit export wrote.', {
      cause,
    });
  });
  answerAudit(session, 'audit check', file, await checkAudit(text, store.trustedRoot));
};
