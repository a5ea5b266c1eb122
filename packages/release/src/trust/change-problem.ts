import { type BuildRef, canonicalJson, type LiveBuild, type Release, type ReleaseAction } from '../record.ts';
import { goodsOf } from './good-builds.ts';

export const sameRef = (a: BuildRef | undefined, b: BuildRef | undefined): boolean =>
  a?.buildId === b?.buildId && a?.digest === b?.digest;

/**
 * Only a `canary` may write a canary, and it keeps the live build. Only a promote may write a
 * holdback, of the build before. So a key that may only roll back can end a canary, but can serve
 * no build that was never live.
 */
const mayWrite = ({ action, builds }: Release, name: string, before: LiveBuild | undefined): boolean => {
  const now = builds[name];
  if (action === 'canary') return sameRef(before, now) && !!now?.canary && !now.holdback;
  if (now?.canary) return false;
  return !now?.holdback || (action === 'promote' && sameRef(now.holdback.build, before));
};

/** Actions that change no build. */
const NOTES: readonly ReleaseAction[] = ['vouch', 'freeze', 'unfreeze', 'repair'];

const minus = (names: readonly string[] = [], others: readonly string[] = []): string[] =>
  names.filter((name) => !others.includes(name));

/** A freeze adds its name, an unfreeze removes it, and a robot's rollback adds what it changed. */
const frozenProblem = (release: Release, previous: Release | undefined): string | null => {
  const { action, about, changed } = release;
  const added = minus(release.frozen, previous?.frozen);
  const removed = minus(previous?.frozen, release.frozen);
  const mayAdd = action === 'freeze' ? [about] : action === 'rollback' ? changed : [];
  const wrong =
    added.find((name) => !mayAdd.includes(name)) ?? removed.find((name) => action !== 'unfreeze' || name !== about);
  return wrong === undefined ? null : `it changes whether ${wrong} is frozen, and does not say so`;
};

/** Why a release does not match its action; `null` if it does. */
export const changeProblem = (release: Release, previous: Release | undefined): string | null => {
  const { action, builds, changed } = release;
  const before = previous?.builds ?? {};
  const all = [...new Set([...Object.keys(before), ...Object.keys(builds)])];
  const moved = all.filter((name) => canonicalJson(before[name] ?? null) !== canonicalJson(builds[name] ?? null));
  const dropped = moved.find((name) => !Object.hasOwn(builds, name));
  if (dropped && action !== 'withdraw') return `it drops ${dropped}`;
  if (canonicalJson(moved.sort()) !== canonicalJson([...changed].sort())) {
    return `it says that it changes ${changed.join(', ') || 'nothing'}, but changes ${moved.join(', ') || 'nothing'}`;
  }
  if (NOTES.includes(action) && moved.length > 0) return `a ${action} changes no build, but it changes ${moved[0]}`;
  if (!NOTES.includes(action) && moved.length === 0) return 'it changes nothing';
  const wrong = moved.find((name) => !mayWrite(release, name, before[name]));
  if (wrong) return `a ${action} may not change the canary or the live build of ${wrong} in this way`;
  const goods = new Set([...Object.keys(release.lastKnownGood), ...Object.keys(previous?.lastKnownGood ?? {})]);
  const mayTouch = goodsOf(release);
  const touched = [...goods].find(
    (name) => !mayTouch.includes(name) && !sameRef(previous?.lastKnownGood[name], release.lastKnownGood[name]),
  );
  if (touched) return `it may not change the last known good build of ${touched}`;
  const frozen = frozenProblem(release, previous);
  if (frozen) return frozen;
  if ((release.policy ?? 0) < (previous?.policy ?? 0)) {
    return `it was made under policy ${release.policy ?? 0}, older than policy ${previous?.policy} of the one before it`;
  }
  return null;
};
