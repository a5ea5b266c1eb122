import type { Release, Repair } from '../../record.ts';
import { isReleaseError, ReleaseError } from '../../release-error.ts';
import type { ReleaseStore } from '../../store/store.ts';
import type { Actor } from '../actor.ts';
import { releaseBytes, walkJournal } from '../journal.ts';
import { findKey, type Policy, readPolicy, requireRight } from '../policy.ts';
import { signRelease } from '../sign-release.ts';
import { hashOf, isSignedBy } from '../signing.ts';
import { type Link, parseRecord } from '../stored-record.ts';
import { writeTimestamp } from '../timestamp.ts';
import { writtenSequence } from './lost-tail.ts';

export interface RepairOptions {
  channel: string;
  reason: string;
  dryRun?: boolean;
}

/** The result of a repair, or of its dry run. */
export interface Repaired {
  /** The newest release that could be proven. Its builds stay live. */
  kept: Release;
  /** The releases after it that are lost, oldest first; empty if nothing is wrong. */
  lost: ({ sequence: number } & Repair)[];
}

/** More lost releases than this are not repaired. */
const MAX_LOST = 100;

const cannot = (channel: string, why: string, mend: string): ReleaseError =>
  new ReleaseError('precondition', `${channel} cannot be repaired: ${why}`, `Nothing was changed. ${mend}`);

/**
 * The damage of a record: missing, half written, or changed after it was signed. `null` if the
 * record is intact and cannot be proven for another reason.
 */
const wreckOf = (bytes: Uint8Array | null, policy: Policy, channel: string, sequence: number): Repair | null => {
  if (bytes === null) return { lost: null, problem: 'the record is missing' };
  const lost = hashOf(bytes);
  try {
    const signed = parseRecord(bytes, channel, sequence);
    const key = findKey(policy, signed.record.signature.key);
    return key && !isSignedBy('release', signed, key.publicKey)
      ? { lost, problem: `the signature of ${key.name} is not of this record` }
      : null;
  } catch {
    return { lost, problem: 'the record cannot be read' };
  }
};

const readKept = async (store: ReleaseStore, policy: Policy, channel: string, last: number): Promise<Link> => {
  let kept: Link | null = null;
  try {
    await walkJournal(store, policy, channel, last, null, (link) => {
      kept = link;
    });
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'verification') throw error;
  }
  if (kept) return kept;
  throw cannot(channel, 'it has no release that can be proven', 'Restore journal/ from a copy you trust.');
};

const findLost = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  kept: number,
  last: number,
): Promise<Repaired['lost']> => {
  if (last - kept > MAX_LOST) {
    throw cannot(
      channel,
      `${last - kept} releases would be lost`,
      `If release ${last} never was, delete channels/${channel}.json; else restore journal/ from a copy you trust.`,
    );
  }
  const lost: Repaired['lost'] = [];
  for (let sequence = kept + 1; sequence <= last; sequence += 1) {
    const wreck = wreckOf(await store.readRecord(channel, sequence), policy, channel, sequence);
    if (wreck === null) {
      throw cannot(
        channel,
        `release ${sequence} is as it was signed, so the fault is ${sequence === kept + 1 ? 'not in a record alone' : `before it, in release ${sequence - 1}`}`,
        `See paddock verify. Restore what is broken from a copy; or, with the root key: paddock recover ${channel} --to ${kept}.`,
      );
    }
    lost.push({ sequence, ...wreck });
  }
  return lost;
};

/**
 * Repairs a journal whose newest records are missing or broken. Broken records move to
 * `quarantine/`. A signed `repair` record takes each of their numbers and serves the builds of the
 * last valid release. So no number is used twice, and readers that saw a lost release continue
 * after it. A second run finishes an interrupted repair. Throws `precondition` (only the end of a
 * journal can be repaired), `unauthorised`, `lost-race`, `storage`.
 */
export const repairChannel = async (
  store: ReleaseStore,
  actor: Actor,
  { channel, reason, dryRun = false }: RepairOptions,
): Promise<Repaired> => {
  const policy = await readPolicy(store);
  requireRight(policy, actor, 'repair', ['*']);
  const listed = (await store.listSequences(channel)).at(-1) ?? 0;
  const last = Math.max(listed, await writtenSequence(store, policy, channel));
  let before = await readKept(store, policy, channel, last);
  const kept = before.release;
  const lost = await findLost(store, policy, channel, kept.sequence, last);
  // After an interrupted repair nothing is lost, but the timestamp may still name a lost release.
  if (dryRun || (lost.length === 0 && kept.action !== 'repair')) return { kept, lost };
  // Keeps the number of a quarantined record known if this is interrupted.
  await store.setHint(channel, last);
  for (const { sequence, ...repair } of lost) {
    const { signature: _, about: _about, vouch: _vouch, repair: _repair, ...state } = before.release;
    const unsigned: Omit<Release, 'signature'> = {
      ...state,
      sequence,
      previous: before.head,
      at: actor.now().toISOString(),
      who: actor.who,
      action: 'repair',
      changed: [],
      reason,
      proven: [],
      acceptedBreak: null,
      policy: policy.version,
      repair,
    };
    const release = await signRelease(unsigned, actor.key);
    const bytes = releaseBytes(release);
    if (repair.lost !== null) await store.quarantineRecord(channel, sequence);
    if ((await store.appendRecord(channel, sequence, bytes)) !== 'written') {
      throw new ReleaseError(
        'lost-race',
        `Somebody else wrote release ${sequence} of ${channel} meanwhile`,
        'Look at paddock history, then try again.',
      );
    }
    before = { release, head: hashOf(bytes) };
  }
  await writeTimestamp(store, actor, policy, before).catch(() => null);
  return { kept, lost };
};
