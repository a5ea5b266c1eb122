import { rollback } from '../change/change-release.ts';
import { vouch } from '../change/vouch.ts';
import type { EdgeFigures } from '../figures/edge-figures.ts';
import { parseJson, parseVoteTotals, type Release, VOTES_URL } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { readHistory } from '../trust/journal.ts';
import { readPolicy } from '../trust/policy.ts';
import { readHead } from '../trust/stored-record.ts';
import { factsOf, judgeChannel, type NameFacts, type NameHealth, reasonOf } from './judge-channel.ts';
import { createLedger, type Ledger } from './ledger.ts';

/** The longest accepted answer of an edge, in bytes. */
export const MAX_ANSWER = 16 * 1024 * 1024;

export interface Watch {
  store: ReleaseStore;
  channel: string;
  /** Operators' origins of all edges that serve the channel. */
  edges: readonly string[];
  ledger: Ledger;
  /** Returns the body of an answer. Rejects on an error. */
  ask: (url: string) => Promise<string>;
  now: () => Date;
  /** The journal as it was last read. It is read and proven again only after it has changed. */
  journal: { head: string | null; newest: Release | null; facts: NameFacts[] };
  /** The last figures by process, and who last answered at each address. */
  told: { figures: Map<string, EdgeFigures>; last: Map<string, { host: string; at: string }> };
}

/** Starts to watch a channel. The first round includes all votes counted so far. */
export const createWatch = (options: Omit<Watch, 'ledger' | 'journal' | 'told'>): Watch => ({
  ...options,
  ledger: createLedger(),
  journal: { head: null, newest: null, facts: [] },
  told: { figures: new Map(), last: new Map() },
});

const readMoved = async (watch: Watch): Promise<Watch['journal']> => {
  const { store, channel } = watch;
  if ((await readHead(store, channel, await store.newestSequence(channel))) !== watch.journal.head) {
    const { head, releases } = await readHistory(store, await readPolicy(store), channel);
    watch.journal = { head, newest: releases.at(-1) ?? null, facts: factsOf(releases) };
  }
  return watch.journal;
};

/**
 * Refuses the answer of an edge of another channel: its release numbers and builds may be equal to
 * those of this one. The edges of the release before name no channel, and are accepted.
 */
export const requireChannel = <A extends { channel?: string }>(answer: A, wanted: string): A => {
  const { channel = wanted } = answer;
  if (channel !== wanted) throw new Error(`it serves ${channel}, not ${wanted}`);
  return answer;
};

/** The result of asking all edges. */
export interface Look {
  release: Release | null;
  names: NameHealth[];
  /** Why an edge gave no answer that counts, by its address. Its earlier votes still count. */
  silent: Record<string, string>;
}

/** Adds up the votes of all edges and judges the channel. Changes nothing. */
export const lookAtVotes = async (watch: Watch): Promise<Look> => {
  const { channel, edges, ledger, ask, now } = watch;
  const silent: Record<string, string> = {};
  const addFrom = async (edge: string): Promise<void> => {
    try {
      const answer = parseJson(await ask(new URL(VOTES_URL, edge).href), MAX_ANSWER);
      ledger.add(requireChannel(parseVoteTotals(answer), channel));
    } catch (error) {
      silent[edge] = (error as Error).message;
    }
  };
  await Promise.all(edges.map(addFrom));
  const { newest, facts } = await readMoved(watch);
  return { release: newest, names: newest ? judgeChannel(newest, facts, ledger, now().getTime()) : [], silent };
};

/** A change that a guard made or tried. */
export interface Act {
  action: 'rollback' | 'vouch';
  name: string;
  reason: string;
  /** The release with the change; `null`: it was refused. */
  release: number | null;
  /** Why it was refused. */
  refused: string | null;
}

/** Acts on the health of one name. `null`: nothing to do, or someone else has already done it. */
const actFor = async (watch: Watch, actor: Actor, health: NameHealth): Promise<Act | null> => {
  const { store, channel } = watch;
  const { name, buildId, trial, evidence } = health;
  const isBroken = trial?.state === 'broken';
  if (!isBroken && !health.mayVouch) return null;
  const action = isBroken ? 'rollback' : 'vouch';
  const { ready, bad, networks, since } = evidence;
  const reason = isBroken
    ? reasonOf(trial)
    : `${ready} good votes of ${networks} networks and ${bad} bad ones since ${since}`;
  try {
    const { changed, release } = isBroken
      ? // Returns to the last known good build, or ends the canary and keeps the live build.
        await rollback(store, actor, {
          channel,
          name,
          reason,
          ifLive: buildId,
          ...(trial.canary.buildId === buildId ? {} : { ifCanary: trial.canary.buildId }),
        })
      : await vouch(store, actor, {
          channel,
          name,
          buildId,
          reason,
          evidence: { ready, bad, since, until: actor.now().toISOString() },
        });
    return changed ? { action, name, reason, release: release.sequence, refused: null } : null;
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    return { action, name, reason, release: null, refused: `${error.message}. ${error.mend}` };
  }
};

/**
 * Rolls back broken builds and vouches for good ones by the votes, one name after the other.
 * Several guards may run at once: the journal takes the first change, and the others find it made.
 */
export const actOnVotes = async (watch: Watch, actor: Actor, { names }: Pick<Look, 'names'>): Promise<Act[]> => {
  const acts: Act[] = [];
  for (const health of names) {
    const act = await actFor(watch, actor, health);
    if (act) acts.push(act);
  }
  return acts;
};
