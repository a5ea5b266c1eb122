import { endPreview, startPreview } from '../change/preview.ts';
import { type PreviewStatus, readChannelPreviews } from '../overview/channel-previews.ts';
import { formatInstant, formatTable, parseDuration } from '../overview/format.ts';
import { signedBy } from '../overview/signed-by.ts';
import { name as parseRemote } from '../record/parse.ts';
import { localOrigin } from '../record/parse-preview.ts';
import { PREVIEW_PARAM } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { readPolicy } from '../trust/policy.ts';
import { allowPreviews, previewedNames } from '../trust/preview.ts';
import { type ChangeFlags, parseTargets, requireReason } from './change.ts';
import { requireChannel } from './known-names/require-channel.ts';
import type { Session } from './session.ts';

export interface PreviewFlags extends ChangeFlags {
  for?: string;
  origin?: string;
  local?: string[];
}

const lifeOf = ({ flags }: Session<PreviewFlags>): number => {
  const life = flags.for === undefined ? null : parseDuration(flags.for);
  if (life !== null) return life;
  const what = flags.for === undefined ? 'A preview needs an end' : `${JSON.stringify(flags.for)} is no time`;
  throw new ReleaseError('usage', what, 'For example: --for 2h, at most --for 7d');
};

export const originOf = ({ flags }: Session<{ origin?: string }>): string => {
  const { origin = '' } = flags;
  if (origin === '' || (/^https?:\/\/[^/?#\s]+$/.test(origin) && URL.canParse(origin))) return origin;
  throw new ReleaseError(
    'usage',
    `${JSON.stringify(origin)} is no origin`,
    'For example: --origin https://paddock.example',
  );
};

/** `--local catalogue=http://localhost:4173`, repeated. */
const localOf = ({ flags }: Session<PreviewFlags>): Record<string, string> | undefined => {
  if (flags.local === undefined) return undefined;
  const entries = flags.local.map((each) => {
    const [name = '', origin = ''] = each.split(/=(.*)/s, 2);
    try {
      return [parseRemote(name, 'name'), localOrigin(origin, 'address')] as const;
    } catch (cause) {
      throw new ReleaseError(
        'usage',
        `${JSON.stringify(each)} names no server of this machine: ${(cause as Error).message}`,
        'For example: --local catalogue=http://localhost:4173',
        { cause },
      );
    }
  });
  return Object.fromEntries(entries);
};

/** `preview`: makes a link. */
export const runPreview = async (session: Session<PreviewFlags>, words: readonly string[]): Promise<void> => {
  const { store, channel, flags, world } = session;
  const targets = parseTargets(words);
  const local = localOf(session);
  if (targets.length === 0 && local === undefined) {
    throw new ReleaseError(
      'usage',
      'A preview needs builds',
      `Name them: ${session.command('preview', 'catalogue@<buildId>', '--for', '2h', '--reason', '<why>')}`,
    );
  }
  const forMs = lifeOf(session);
  const origin = originOf(session);
  const locals = Object.entries(local ?? {}).flatMap(([name, server]) => ['--local', `${name}=${server}`]);
  const reason = requireReason(session, 'preview', ...words, ...locals, '--for', flags.for ?? '');
  const dryRun = flags.dryRun ?? false;
  const options = { channel, targets, ...(local && { local }), forMs, reason, dryRun };
  const { id, preview, token, proven, release } = await startPreview(store, await session.actor(), options);
  const { key, words: author } = await signedBy(store, preview);
  const url = dryRun ? null : `${origin}/?${PREVIEW_PARAM}=${token}`;
  const changes = previewedNames(preview).map((name) => ({
    name,
    live: release.builds[name]?.buildId ?? null,
    shows: preview.builds[name]?.buildId ?? null,
    local: preview.local?.[name] ?? null,
  }));
  session.answer(
    {
      action: 'preview',
      channel,
      changed: !dryRun,
      dryRun,
      id: dryRun ? null : id,
      url,
      expires: preview.expires,
      who: preview.who,
      key,
      reason,
      builds: changes,
      checks: proven,
    },
    [
      formatTable(
        changes.map(({ name, live, shows, local }) => [
          name,
          channel,
          `preview ${local === null ? shows : `${local}, with the pages of ${shows ?? live}`}; the others get ${live ?? 'nothing'}`,
        ]),
      ),
      `  proven: ${proven.join(', ') || 'nothing: no code of it is published'}`,
      dryRun
        ? '  dry run: no link was made'
        : `  preview ${id} until ${formatInstant(preview.expires)}, by ${author}: ${reason}`,
      ...(url === null ? [] : [url]),
    ].join('\n'),
  );
  if (!dryRun)
    world.err(`${withoutOrigin(origin)}End it: ${session.command('preview', 'end', id, '--reason', '<why>')}\n`);
};

/** `preview end`: edges re-read the record every second. */
export const runPreviewEnd = async (session: Session<ChangeFlags>, id: string): Promise<void> => {
  const { store, flags } = session;
  const reason = requireReason(session, 'preview', 'end', id);
  const dryRun = flags.dryRun ?? false;
  const { changed, preview } = await endPreview(store, await session.actor(), { id, reason, dryRun });
  const done = dryRun ? 'would end; nothing was changed' : 'has ended: its link shows nothing from now on';
  session.answer(
    {
      action: 'preview end',
      channel: preview.channel,
      changed: changed && !dryRun,
      dryRun,
      id,
      builds: preview.builds,
    },
    changed ? `The preview ${id} ${done}` : `Nothing to do: the preview ${id} was ended before.`,
  );
};

const SETTINGS = {
  previews: { what: 'preview', allow: 'allow', forbid: 'forbid' },
  localPreviews: { what: 'local preview', allow: 'allow-local', forbid: 'forbid-local' },
} as const;

/**
 * `preview forbid` and `preview allow`, for all previews or only for those that load code from the
 * visitor's own machine.
 */
export const settingPreviews =
  (setting: keyof typeof SETTINGS, allowed: boolean) =>
  async (session: Session<PreviewFlags>): Promise<void> => {
    const { store, channel, flags } = session;
    const { what, allow, forbid } = SETTINGS[setting];
    // The command `preview` declares the flag, and takes it for its subcommands too.
    const dryRun = flags.dryRun ?? false;
    await requireChannel(session);
    const root = await session.signingKey('root.key');
    const { version } = await allowPreviews(store, root, channel, { [setting]: allowed }, dryRun);
    const done = allowed ? `${what[0]?.toUpperCase()}${what.slice(1)}s are allowed` : `No ${what} is shown`;
    session.answer(
      { action: `preview ${allowed ? allow : forbid}`, channel, changed: !dryRun, dryRun, policy: version },
      dryRun
        ? `${done} on ${channel}\n  dry run: this would be policy ${version}; nothing was changed`
        : `${done} on ${channel} (policy ${version})`,
    );
    if (!dryRun) session.world.err(`Undo: ${session.command('preview', allowed ? forbid : allow)}\n`);
  };

const WORDS = {
  early: 'begins later',
  retired: 'its key is retired',
  expired: 'expired',
  forbidden: 'forbidden by the policy',
  frozen: 'held by a freeze',
} as const;

/** `previews`: newest first. One that cannot be proven is listed, but never served. */
export const runPreviews = async (session: Session): Promise<void> => {
  const { store, channel, world } = session;
  await requireChannel(session);
  const policy = await readPolicy(store);
  const { previews, broken } = await readChannelPreviews(store, policy, channel, world.now());
  const stateOf = ({ state, expires, end }: PreviewStatus): string => {
    if (state === 'shown') return `until ${formatInstant(expires)}`;
    if (state !== 'ended') return WORDS[state];
    return end
      ? `ended ${formatInstant(end.at)} by ${end.who} (key ${end.key}): ${end.reason}`
      : 'ended, but no key with the right signed its end';
  };
  const lines = previews.map((row) => [
    row.id,
    [
      ...Object.entries(row.builds).map(([name, { buildId }]) => `${name}@${buildId}`),
      ...Object.entries(row.local).map(([name, server]) => `${name}=${server}`),
    ].join(' '),
    row.who,
    row.key,
    row.reason,
    stateOf(row),
  ]);
  session.answer(
    { action: 'previews', channel, previews, broken },
    previews.length + broken.length === 0
      ? `There are no previews of ${channel}.`
      : [
          ...(previews.length > 0 ? [formatTable([['PREVIEW', 'SHOWS', 'BY', 'KEY', 'WHY', ''], ...lines])] : []),
          ...broken.map(({ id, why }) => `${id}  SHOWS NOTHING: ${why}`),
        ].join('\n'),
  );
};

/** The words for a link that was printed without an origin. */
export const withoutOrigin = (origin: string): string =>
  origin === '' ? 'Put the origin of the page before it, or give --origin.\n' : '';
