import { isFrozen } from '../record/frozen.ts';
import type { BuildRef, Release } from '../record.ts';
import type { ProofReader } from '../store/store.ts';
import { sameRef } from './change-problem.ts';
import { findKey, isRobot, type Policy } from './policy.ts';
import type { Link } from './stored-record.ts';
import { walkBack } from './walk-back.ts';

/** A robot rolls one name back at most once in this time, in milliseconds. */
export const ROBOT_REST_MS = 3_600_000;

const vouchProblem = ({ about = '', builds, vouch }: Release): string | null => {
  if (!sameRef(vouch?.build, builds[about])) return `it vouches for a build of ${about} that is not live`;
  return vouch?.evidence ? null : 'it vouches without evidence';
};

/** Why a robot may not roll back one name, by the journal; `null` if it may. */
const rollbackProblem = async (
  store: ProofReader,
  policy: Policy,
  before: Link | null,
  { at, builds }: Release,
  name: string,
): Promise<string | null> => {
  const target = builds[name] as BuildRef;
  // The live build stays, so this only ends a canary.
  const endsCanary = sameRef(before?.release.builds[name], target);
  const since = Date.parse(at) - ROBOT_REST_MS;
  let later: Release | null = null;
  /** The target of a later rollback, which rolled back all builds between. */
  let backTo: BuildRef | undefined;
  let isVouched = endsCanary;
  let isPlaced = endsCanary;
  for await (const release of walkBack(store, before)) {
    // The end of a canary is a rollback, too, but it does not move the live build.
    const move = sameRef(later?.builds[name], release.builds[name]) ? null : later;
    if (move?.action === 'rollback' && !isPlaced) return `${name} is at a build that it was rolled back to`;
    if (move) isPlaced = true;
    if (move?.action === 'rollback') backTo ??= move.builds[name];
    if (sameRef(release.builds[name], backTo)) backTo = undefined;
    else if (backTo && sameRef(release.builds[name], target) && !isVouched)
      return `${name} ${target.buildId} was rolled back, and nobody vouched for it since`;
    if (move?.action === 'withdraw' && !isVouched)
      return `${name} was withdrawn, and nobody vouched for ${target.buildId} since`;
    const signer = findKey(policy, release.signature.key);
    const isRollback = release.action === 'rollback' && release.changed.includes(name);
    if (isRollback && signer && isRobot(signer) && Date.parse(release.at) > since)
      return `a robot rolled ${name} back less than an hour before`;
    if (release.action === 'vouch' && release.about === name && sameRef(release.vouch?.build, target)) isVouched = true;
    if (isVouched && isPlaced && Date.parse(release.at) <= since) return null;
    later = release;
  }
  return isVouched ? null : `nobody vouched for ${name} ${target.buildId}`;
};

/**
 * Why a robot may not make this release after `before`; `null` if it may, or if its signer is no
 * robot. A robot may vouch for live builds, with evidence. It may end the canary of one name, or
 * roll the name back to a build that was vouched for: once an hour, and never from a build that is
 * itself the target of a rollback. Its rollback freezes the name, and it may not roll back a frozen
 * one.
 */
export const robotProblem = async (
  store: ProofReader,
  policy: Policy,
  release: Release,
  before: Link | null,
): Promise<string | null> => {
  const key = findKey(policy, release.signature.key);
  if (!key || !isRobot(key)) return null;
  if (release.action === 'vouch') return vouchProblem(release);
  const [name, ...others] = release.changed;
  if (release.action !== 'rollback' || name === undefined || others.length > 0) return 'a robot rolls back one name';
  if (isFrozen(before?.release, name)) return `${name} is frozen until a person unfreezes it`;
  if (!isFrozen(release, name)) return `it does not freeze ${name}`;
  return rollbackProblem(store, policy, before, release, name);
};
