import type { Release } from '../record.ts';
import type { ProofReader } from '../store/store.ts';
import { changeProblem, sameRef } from './change-problem.ts';
import { findKey, isSuperseded, missingFor, missingRights, namesOf, type Policy, speaksFor } from './policy.ts';
import { robotProblem } from './robot-problem.ts';
import { hashOf, isSignedBy, type Signed } from './signing.ts';
import { type Link, parseRecord, refuse } from './stored-record.ts';
import { isForTwo, secondProblem, secondProblemAlone } from './two-persons.ts';
import { walkBack } from './walk-back.ts';

/** Why the key may not sign this release at this place of the journal; `null` if it may. */
const signerProblem = (signed: Signed<Release>, policy: Policy): string | null => {
  const release = signed.record;
  const key = findKey(policy, release.signature.key);
  if (!key) return `the policy does not know the key ${release.signature.key} that signed it`;
  if (!isSignedBy('release', signed, key.publicKey)) return 'its signature is wrong';
  if (key.retired && release.sequence > (key.retired[release.channel] ?? 0))
    return `the key ${key.name} was retired before it`;
  const missing = missingFor(key, release.action, namesOf(release));
  if (missing.length > 0) return `the key ${key.name} may not ${release.action} ${missing.join(', ')}`;
  const unbroken = release.brokenFreeze === undefined ? [] : missingRights(key, 'breakFreeze', namesOf(release));
  if (unbroken.length > 0) return `the key ${key.name} may not promote ${unbroken.join(', ')} in a freeze window`;
  if (!speaksFor(key, release.who)) return `the key ${key.name} does not speak for ${release.who}`;
  if ((release.policy ?? 0) > policy.version) {
    return `it was made under policy ${release.policy}, but policy.json is version ${policy.version}: was an old one put back?`;
  }
  const recovered = policy.recovered?.[release.channel];
  if (recovered?.sequence === release.sequence && recovered.head !== hashOf(signed.text))
    return 'it is not the one that the channel was recovered to';
  if (recovered && release.sequence > recovered.sequence && isSuperseded(policy, release))
    return `it was made before the channel was recovered to release ${recovered.sequence}`;
  return null;
};

/**
 * The builds that must have been live on the channel, since the signer may not promote them alone:
 * those of a rollback or vouch, and each last known good build that the release moves. A proposal
 * does not name that one, so the second person could choose it.
 */
const onlyIfLive = (release: Release, previous: Release | undefined, policy: Policy) => {
  const { action, builds, lastKnownGood, signature, channel, sequence } = release;
  const key = findKey(policy, signature.key);
  const isBound = action === 'rollback' || action === 'vouch';
  const named = key ? namesOf(release) : [];
  const unable = key ? missingRights(key, 'promote', named) : [];
  const names = named.filter((name) => unable.includes(name) || isForTwo(policy, channel, name, sequence));
  return names.flatMap((name) => {
    const good = lastKnownGood[name];
    const isMoved = !sameRef(previous?.lastKnownGood[name], good);
    return [isBound ? builds[name] : undefined, isMoved ? good : undefined]
      .filter((ref) => ref !== undefined)
      .map((ref) => ({ name, ref }));
  });
};

/** The first of these builds that was never live before. */
const findNeverLive = async (
  store: ProofReader,
  before: Link | null,
  wanted: ReturnType<typeof onlyIfLive>,
): Promise<string | null> => {
  let open = wanted;
  if (open.length > 0) {
    for await (const { builds } of walkBack(store, before)) {
      open = open.filter(({ name, ref }) => !sameRef(builds[name], ref));
      if (open.length === 0) return null;
    }
  }
  const [first] = open;
  return first ? `${first.name} ${first.ref.buildId}` : null;
};

/**
 * Proves one release against its predecessor: its shape, its place in the chain, its changes, the
 * rights of its signer, and that it returns only to builds to which the signer may return. Throws
 * `verification`.
 */
export const proveStep = async (
  store: ProofReader,
  policy: Policy,
  signed: Signed<Release>,
  before: Link | null,
): Promise<Link> => {
  const release = signed.record;
  const { channel, sequence } = release;
  if (sequence !== (before?.release.sequence ?? 0) + 1) throw refuse(channel, sequence, 'the one before it is missing');
  if (release.previous !== (before?.head ?? null)) {
    throw refuse(channel, sequence, `it does not follow release ${sequence - 1} as that now is`);
  }
  const problem = changeProblem(release, before?.release) ?? signerProblem(signed, policy);
  if (problem) throw refuse(channel, sequence, problem);
  const robot = await robotProblem(store, policy, release, before);
  if (robot)
    throw refuse(channel, sequence, `the key ${findKey(policy, release.signature.key)?.name} may not: ${robot}`);
  const second = await secondProblem(store, policy, release, before);
  if (second) throw refuse(channel, sequence, second);
  const neverLive = await findNeverLive(store, before, onlyIfLive(release, before?.release, policy));
  if (neverLive) {
    const { name } = findKey(policy, release.signature.key) ?? {};
    throw refuse(channel, sequence, `the key ${name} may only return to what was live, and ${neverLive} never was`);
  }
  return { release, head: hashOf(signed.text) };
};

/**
 * Proves a record without its chain, from a reader's memory and without the store. Throws
 * `verification`.
 */
export const proveAlone = (bytes: Uint8Array, channel: string, policy: Policy): Link => {
  const signed = parseRecord(bytes, channel, null);
  const problem = signerProblem(signed, policy) ?? secondProblemAlone(policy, signed.record);
  if (problem) throw refuse(channel, signed.record.sequence, problem);
  return { release: signed.record, head: hashOf(signed.text) };
};
