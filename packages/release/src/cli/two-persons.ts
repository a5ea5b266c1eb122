import { approve, requireProposal } from '../change/approve.ts';
import { formatInstant, formatTable } from '../overview/format.ts';
import { keyName } from '../overview/signed-by.ts';
import { scope } from '../record/parse.ts';
import type { Release } from '../record.ts';
import { isReleaseError, ReleaseError } from '../release-error.ts';
import { readHistory } from '../trust/journal.ts';
import { findKey, type Policy, readPolicy } from '../trust/policy.ts';
import { isOpen, type ProvenProposal, readProposal, requireTwoPersons } from '../trust/two-persons.ts';
import { answerChange, type ChangeFlags } from './change.ts';
import { publishedNames } from './known-names/published-names.ts';
import { channelProblem, requireChannel } from './known-names/require-channel.ts';
import type { Session } from './session.ts';

/** `approve`: the second person makes the release. */
export const runApprove = async (session: Session<ChangeFlags>, id: string): Promise<void> => {
  const { store, flags, channel } = session;
  const proposed = await requireProposal(store, id);
  const { action } = proposed.proposal;
  if (proposed.proposal.channel !== channel) {
    throw new ReleaseError(
      'usage',
      `${id} is a proposal for ${proposed.proposal.channel}`,
      `Nothing was changed. If that is what you mean: ${session.commandOn(proposed.proposal.channel, 'approve', id)}`,
    );
  }
  await answerChange(
    session,
    action,
    await approve(store, await session.actor(), proposed, {
      dryRun: flags.dryRun ?? false,
      breakFreeze: flags.breakFreeze,
    }),
  );
};

/** The state of a proposal. */
const stateOf = (
  policy: Policy,
  releases: readonly Release[],
  { proposal, text }: ProvenProposal,
  now: number,
): string => {
  const since = releases.filter(({ sequence }) => sequence > proposal.after);
  const made = since.find((release) => release.proposal === text);
  if (made) return `release ${made.sequence}, approved by ${made.who}`;
  const other = since.find(({ changed }) => changed.some((name) => Object.hasOwn(proposal.builds, name)));
  if (other) return `over: release ${other.sequence} changed it`;
  if (findKey(policy, proposal.signature.key)?.retired) return 'over: its key is retired';
  return isOpen(proposal, now) ? 'waits' : 'expired';
};

const describe = (name: string, build: ProvenProposal['proposal']['builds'][string]): string =>
  `${name}@${build?.canary?.build.buildId ?? build?.buildId ?? 'nothing'}`;

export const runProposals = async (session: Session): Promise<void> => {
  const { store, channel, world } = session;
  const policy = await readPolicy(store);
  const { releases } = await readHistory(store, policy, channel);
  const found: (ProvenProposal & { state: string })[] = [];
  const broken: { id: string; why: string }[] = [];
  for (const id of await store.listProposals()) {
    try {
      const proven = await readProposal(store, policy, id);
      if (proven?.proposal.channel !== channel) continue;
      found.push({ ...proven, state: stateOf(policy, releases, proven, world.now().getTime()) });
    } catch (error) {
      if (!isReleaseError(error) || error.kind !== 'verification') throw error;
      broken.push({ id, why: error.message });
    }
  }
  // The first release of a channel may be a proposal.
  if (found.length === 0) await requireChannel(session);
  found.sort((a, b) => b.proposal.at.localeCompare(a.proposal.at));
  const rows = found.map(({ id, proposal, state }) => [
    id,
    [proposal.action, ...Object.entries(proposal.builds).map(([name, build]) => describe(name, build))].join(' '),
    proposal.who,
    keyName(policy, proposal),
    formatInstant(proposal.expires),
    proposal.reason ?? '',
    state,
  ]);
  session.answer(
    {
      action: 'proposals',
      channel,
      proposals: found.map(({ id, proposal, state }) => ({ id, state, ...proposal, key: keyName(policy, proposal) })),
      broken,
    },
    [
      rows.length > 0
        ? formatTable([['PROPOSAL', 'WHAT', 'BY', 'KEY', 'UNTIL', 'WHY', ''], ...rows])
        : `There are no proposals for ${channel}.`,
      ...broken.map(({ id, why }) => `${id}  CANNOT BE APPROVED: ${why}`),
    ].join('\n'),
  );
};

/** `policy show`: the rules of a channel, signed by the root key. */
export const runPolicyShow = async (session: Session): Promise<void> => {
  const { store, channel } = session;
  const { version, channels } = await readPolicy(store);
  if (!channels?.[channel]) await requireChannel(session);
  const { twoPersons = {}, windows = [], previews = true, localPreviews = false } = channels?.[channel] ?? {};
  const names = Object.entries(twoPersons);
  session.answer(
    { action: 'policy show', channel, policy: version, twoPersons, windows, previews, localPreviews },
    [
      `${channel}, policy ${version}`,
      ...(names.length === 0 ? ['  two persons: for nothing'] : []),
      ...names.map(([name, after]) => `  two persons: ${name === '*' ? 'all names' : name}, after release ${after}`),
      ...(windows.length === 0 ? ['  freeze windows: none'] : []),
      ...windows.map(({ name, from, to, zone }) => `  freeze window ${name}: ${from} to ${to}, ${zone}`),
      `  previews: ${previews ? 'allowed' : 'forbidden'}; of local servers: ${localPreviews ? 'allowed' : 'forbidden'}`,
    ].join('\n'),
  );
};

const listed = (names: readonly string[]): string =>
  names.map((name) => (name === '*' ? 'all names' : name)).join(', ');

export const runTwoPersons = async (session: Session, names: readonly string[]): Promise<void> => {
  const { store, channel, world } = session;
  const wanted = [...new Set(names.map((each) => scope(each, 'name')))];
  const before = Object.keys((await readPolicy(store)).channels?.[channel]?.twoPersons ?? {});
  // A name that has the rule keeps it, also after its builds are gone.
  const { published, unpublished } = await publishedNames(
    session,
    wanted.filter((name) => !before.includes(name)),
  );
  if (unpublished.length > 0)
    throw new ReleaseError(
      'not-found',
      `No build of ${unpublished.join(', ')} is published`,
      `Nothing was changed. The store has ${published.join(', ')}.`,
    );
  const ended = before.filter((name) => !wanted.includes(name));
  const policy = await requireTwoPersons(store, await session.signingKey('root.key'), channel, wanted);
  session.answer(
    { action: 'policy two-persons', changed: true, channel, names: wanted, ended, policy: policy.version },
    (wanted.length > 0
      ? `${channel} wants two persons for ${listed(wanted)} (policy ${policy.version}); a rollback to what was live needs one`
      : `${channel} wants two persons for nothing (policy ${policy.version})`) +
      (ended.length > 0 ? `\n  no longer for ${listed(ended)}` : ''),
  );
  const problem = await channelProblem(session);
  if (problem) world.err(`${problem.message} yet. ${problem.mend}\n`);
  world.err(`Undo: ${session.command('policy', 'two-persons', ...before)}\n`);
};
