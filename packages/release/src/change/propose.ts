import type { LiveBuild, Proposal, Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import type { PolicyKey } from '../trust/policy.ts';
import { signBy } from '../trust/signing.ts';
import { PROPOSED_FOR_MS, type ProvenProposal, parsedProposal } from '../trust/two-persons.ts';

/**
 * Signs a proposed release for another person to approve. A proposal changes nothing for visitors.
 */
export const propose = async (
  store: ReleaseStore,
  { key: signer }: Actor,
  key: PolicyKey,
  { channel, sequence, policy = 1, action, changed, builds, reason, acceptedBreak, at, who }: Release,
  dryRun: boolean,
): Promise<ProvenProposal> => {
  if (!key.people) {
    throw new ReleaseError(
      'unauthorised',
      `${changed.join(', ')} of ${channel} needs two persons, and the key ${key.name} is bound to nobody`,
      'Use a key of your own, which the owner of the root key makes: paddock keys add <name> --people <name> --promote <names>',
    );
  }
  const proposed: Record<string, LiveBuild | null> = {};
  for (const name of changed) proposed[name] = builds[name] ?? null;
  const unsigned: Omit<Proposal, 'signature'> = {
    schema: 1,
    channel,
    after: sequence - 1,
    policy,
    action: action as Proposal['action'],
    builds: proposed,
    reason,
    acceptedBreak,
    at,
    expires: new Date(Date.parse(at) + PROPOSED_FOR_MS).toISOString(),
    who,
  };
  const proposal: Proposal = { ...unsigned, signature: await signBy('proposal', unsigned, signer) };
  const proven = parsedProposal(`${JSON.stringify(proposal, null, 2)}\n`);
  if (!dryRun) await store.writeProposal(proven.id, Buffer.from(proven.text));
  return proven;
};
