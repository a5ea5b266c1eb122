import { parsePreviewEnd } from '../record/parse-preview.ts';
import type { BuildRef, Preview, PreviewEnd, Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { readHistory } from '../trust/journal.ts';
import { readPolicy, requireRight } from '../trust/policy.ts';
import { MAX_PREVIEW_MS, previewedNames, previewToken, provePreview, readPreview } from '../trust/preview.ts';
import { signBy } from '../trust/signing.ts';
import { createBuildReader } from './build-reader.ts';
import { requireThawed } from './freezes.ts';
import { passGate } from './pass-gate.ts';
import { provenRuns } from './proven-runs.ts';

export interface PreviewOptions {
  channel: string;
  targets: BuildName[];
  /** {@link Preview.local} */
  local?: Record<string, string>;
  /** How long it lives, in milliseconds. */
  forMs: number;
  reason: string;
  dryRun?: boolean;
}

/** A preview that was made, or that a dry run would make. */
export interface Previewed {
  id: string;
  preview: Preview;
  /** For the link. */
  token: string;
  proven: string[];
  /** The newest release, which visitors without the preview get. */
  release: Release;
}

/** An edge answers addresses of up to 4,096 characters, and the visitor adds a path. */
const MAX_TOKEN = 3_500;

const bytesOf = (record: object): Uint8Array => Buffer.from(`${JSON.stringify(record, null, 2)}\n`);

/** Parses a record as its readers will, so that none is written that they refuse. */
const readable = <T>(read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError('usage', `This cannot be recorded: ${why}`, 'Say it in one line of plain text.', { cause });
  }
};

const refuse = (what: string, mend: string): ReleaseError => new ReleaseError('precondition', what, mend);

/**
 * Makes a preview of published builds: signed, and recorded in the store. It changes no release.
 * The gate checks its builds with the live ones. Throws as `promote`.
 */
export const startPreview = async (store: ReleaseStore, actor: Actor, options: PreviewOptions): Promise<Previewed> => {
  const { channel, targets, local, forMs, reason, dryRun = false } = options;
  if (!(forMs > 0 && forMs <= MAX_PREVIEW_MS))
    throw new ReleaseError('usage', 'A preview lives for at most 7 days', 'For example: --for 2h');
  const changed = targets.map(({ name }) => name);
  const twice = changed.find((name, index) => changed.indexOf(name) !== index);
  const names = [...new Set([...changed, ...Object.keys(local ?? {})])];
  if (twice) throw new ReleaseError('usage', `${twice} is named twice`, 'Name each remote once.');
  const policy = await readPolicy(store);
  requireRight(policy, actor, 'preview', names);
  if (policy.channels?.[channel]?.previews === false) {
    throw refuse(
      `The policy forbids previews on ${channel}`,
      `Show it on another channel, or let the owner of the root key allow them: paddock preview allow --channel ${channel}`,
    );
  }
  if (local && policy.channels?.[channel]?.localPreviews !== true) {
    throw refuse(
      `The policy allows no code of a visitor's own machine on ${channel}`,
      `Show it on another channel, or let the owner of the root key allow it: paddock preview allow-local --channel ${channel}`,
    );
  }
  const history = (await readHistory(store, policy, channel)).releases;
  const release = history.at(-1);
  if (!release)
    throw new ReleaseError('not-found', `${channel} serves nothing`, 'Promote a shell and its remotes first.');
  requireThawed(history, names, channel);

  const unclaimed = names.find((name) => !changed.includes(name) && !release.builds[name]);
  if (unclaimed !== undefined) {
    throw refuse(
      `${unclaimed} is not live on ${channel}: nobody knows its pages`,
      `Publish it, and name the build whose pages it has: ${unclaimed}@<buildId>`,
    );
  }

  const builds = createBuildReader(store, policy);
  const refs: Record<string, BuildRef> = {};
  for (const { name, buildId } of targets) {
    if (release.builds[name]?.buildId === buildId)
      throw refuse(`${name} ${buildId} is what all visitors get`, 'Leave it out. See: paddock status.');
    refs[name] = { buildId, digest: (await builds.read({ name, buildId })).statement.digest };
  }
  const live = Object.entries(release.builds).map(
    ([name, { buildId, digest }]) => [name, { buildId, digest }] as const,
  );
  const at = actor.now();
  // Visitors of a preview get no canary of another remote.
  const plan = { changed, builds: { ...Object.fromEntries(live), ...refs }, lastKnownGood: {} };
  const gate = { channel, acceptBreak: null, now: at.getTime() };
  const { proven } =
    changed.length === 0 ? { proven: [] } : await passGate(builds, { ...plan, action: 'preview' }, release, gate);

  const expires = new Date(at.getTime() + forMs).toISOString();
  const shown = { channel, builds: refs, ...(local && { local }) };
  const unsigned = { schema: 1, ...shown, at: at.toISOString(), expires, who: actor.who, reason } as const;
  const preview: Preview = { ...unsigned, signature: await signBy('preview', unsigned, actor.key) };
  const token = previewToken(preview);
  if (token.length > MAX_TOKEN) {
    throw new ReleaseError(
      'usage',
      'This preview is too long for a link',
      'Name fewer builds, or say the reason in fewer words.',
    );
  }
  const bytes = bytesOf(preview);
  const { id } = readable(() => provePreview(policy, bytes));
  const runs = changed.length === 0 ? [] : await provenRuns(builds, plan);
  const made = { id, preview, token, proven: [...proven, ...runs], release };
  if (dryRun) return made;
  await store.writePreview(id, bytes);
  // From now on gc keeps the builds. If it removed one before, the preview is refused (D-34).
  for (const target of targets) {
    if (await store.keepBuild(target)) continue;
    throw new ReleaseError('not-found', `gc has just removed ${target.name} ${target.buildId}`, 'Publish it again.');
  }
  return made;
};

/** A preview that was ended. */
export interface EndedPreview {
  /** False if it was ended before. */
  changed: boolean;
  preview: Preview;
}

/** Ends a preview at once. Throws `not-found`, `unauthorised`, `verification`, `storage`. */
export const endPreview = async (
  store: ReleaseStore,
  actor: Actor,
  { id, reason, dryRun = false }: { id: string; reason: string; dryRun?: boolean },
): Promise<EndedPreview> => {
  const policy = await readPolicy(store);
  const found = await readPreview(store, policy, id);
  if (!found) throw new ReleaseError('not-found', `There is no preview ${id}`, 'See them: paddock previews.');
  const { preview, isEnded } = found;
  requireRight(policy, actor, 'end a preview of', previewedNames(preview));
  if (isEnded || dryRun) return { changed: !isEnded, preview };
  const unsigned = { schema: 1, id, at: actor.now().toISOString(), who: actor.who, reason } as const;
  const end: PreviewEnd = { ...unsigned, signature: await signBy('preview-end', unsigned, actor.key) };
  readable(() => parsePreviewEnd(end));
  await store.writePreviewEnd(id, bytesOf(end));
  return { changed: true, preview };
};
