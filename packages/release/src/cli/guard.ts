import { type Act, actOnVotes, createWatch, type Look, lookAtVotes, type Watch } from '../guard/guard-round.ts';
import { formatFigure, type NameHealth } from '../guard/judge-channel.ts';
import { EVIDENCE } from '../health/may-vouch.ts';
import { healthOf } from '../overview/channel-status.ts';
import { formatShare, formatTable } from '../overview/format.ts';
import type { Release } from '../record.ts';
import { isReleaseError, ReleaseError } from '../release-error.ts';
import type { Actor } from '../trust/actor.ts';
import { findKey, isRobot, readPolicy } from '../trust/policy.ts';
import { requireEdges } from './edges.ts';
import { requireChannel } from './known-names/require-channel.ts';
import type { Session } from './session.ts';

const SECOND_MS = 1_000;
/**
 * A refused change is retried after this time (ms), or as soon as the journal changes: a person may
 * have removed the reason.
 */
const REFUSED_FOR_MS = 60_000;

/** Watches the edges that the command names. */
export const watchOf = ({ store, channel, world }: Session, edges: readonly string[]): Watch =>
  createWatch({ store, channel, edges, ask: world.ask, now: world.now });

const votesOf = ({ ok, bad }: { ok: number; bad: number }): string =>
  `${Math.round(bad)} bad of ${Math.round(ok + bad)}`;

const liveState = ({ isSuspect, evidence: { ready, bad } }: NameHealth): string =>
  isSuspect ? `MANY BAD VOTES, ${votesOf({ ok: ready, bad })}` : 'one build, nothing to compare';

const evidenceFor = ({ isVouched, evidence: { ready, bad, networks } }: NameHealth): string =>
  isVouched ? 'vouched for' : `unproven: ${ready} of ${EVIDENCE.ready} good votes, ${bad} bad, ${networks} networks`;

/** Also printed for a channel that does not exist. */
const servesNothing = (channel: string): string => `${channel} serves nothing: there is nothing to judge`;

const tableOf = (names: readonly NameHealth[]): string =>
  formatTable([
    ['NAME', 'HEALTH', 'FIGURE', 'OF', 'NEW BUILD', 'BUILD BEFORE', 'LIVE BUILD'],
    ...names.map((each) => [
      each.name,
      each.trial?.state ?? liveState(each),
      each.trial ? formatFigure(each.trial.figure) : '-',
      each.trial ? formatFigure(each.trial.threshold) : '-',
      each.trial ? `${formatShare(each.trial.canary.share)}, ${votesOf(each.trial.canary)}` : '-',
      each.trial ? `${formatShare(each.trial.control.share)}, ${votesOf(each.trial.control)}` : '-',
      evidenceFor(each),
    ]),
  ]);

/** The health of each name, for people. */
export const describeLook = (channel: string, { release, names, silent }: Look): string =>
  [
    release ? tableOf(names) : servesNothing(channel),
    ...Object.entries(silent).map(([edge, why]) => `${edge} does not answer: ${why}`),
  ].join('\n');

const describeAct = ({ action, name, reason, release, refused }: Act): string =>
  refused === null ? `${name}  ${action}, release ${release}: ${reason}` : `${name}  ${action} refused: ${refused}`;

/**
 * The key of a robot. Readers limit it to what a robot may do; they do not limit the keys of people
 * in this way.
 */
const robotOf = async (session: Session<GuardFlags>): Promise<Actor> => {
  const actor = await session.actor('robot.key', 'guard');
  const key = findKey(await readPolicy(session.store), actor.key.id);
  if (key && isRobot(key)) return actor;
  throw new ReleaseError(
    'unauthorised',
    `${key ? `The key ${key.name}` : 'This key'} is no robot's, and a guard signs with no other`,
    `Make one, with the root key: ${session.command('keys', 'add', 'robot', '--robot', '*')}`,
  );
};

interface GuardFlags {
  edge?: string[];
  once?: boolean;
}

/**
 * `guard`: asks all edges once a second and acts on their votes until the process ends. A round
 * that fails is reported, and the next one retries. `--once` prints the verdict, changes nothing.
 */
export const runGuard = async (session: Session<GuardFlags>): Promise<void> => {
  const { channel, flags, world } = session;
  const watch = watchOf(session, requireEdges(flags.edge));
  if (flags.once) {
    await requireChannel(session);
    const look = await lookAtVotes(watch);
    session.answer({ action: 'guard', channel, changed: false, ...healthOf(look) }, describeLook(channel, look));
    return;
  }
  const actor = await robotOf(session);
  const refused = new Map<string, { release: Release | null; until: number }>();
  /** The last line printed about each thing, so that none is repeated. */
  const said = new Map<string, string>();
  const say = (about: string, text: string): void => {
    if (said.get(about) !== text && text !== '') world.err(`${text}\n`);
    said.set(about, text);
  };
  world.err(`Guarding ${channel}, ${watch.edges.length === 1 ? 'one edge' : `${watch.edges.length} edges`}.\n`);
  for (;;) {
    try {
      const look = await lookAtVotes(watch);
      for (const edge of watch.edges) {
        const why = look.silent[edge];
        say(edge, why === undefined ? '' : `${edge} does not answer: ${why}`);
      }
      say('release', look.release ? '' : servesNothing(channel));
      const due = look.names.filter(({ name }) => {
        const { release, until = 0 } = refused.get(name) ?? {};
        return release !== look.release || until <= world.now().getTime();
      });
      for (const act of await actOnVotes(watch, actor, { names: due })) {
        if (act.refused === null) {
          session.answer({ ...act, action: 'guard', did: act.action, channel, changed: true }, describeAct(act));
          continue;
        }
        refused.set(act.name, { release: look.release, until: world.now().getTime() + REFUSED_FOR_MS });
        say(act.name, describeAct(act));
      }
      say('round', '');
    } catch (error) {
      if (!isReleaseError(error)) throw error;
      say('round', `${error.message}\n${error.mend}`);
    }
    await world.sleep(SECOND_MS);
  }
};
