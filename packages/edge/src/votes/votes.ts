import { randomUUID } from 'node:crypto';
import { buildAt, type VoteReport, type VotesByNetwork, type VoteTotals } from '@paddock/release/record';
import { wideNetworkOf } from '../clients/client-address.model.ts';
import type { Client } from '../clients/clients.ts';
import type { ServedRelease, Split } from '../release/served-release.ts';
import { NO_BUCKET, TICKET_MINUTES, type Ticket, type Tickets } from './tickets.ts';

/** `counted`, or the reason why a vote does not count. */
export type VoteOutcome = 'counted' | 'forged' | 'late' | 'preview' | 'twice' | 'other-build' | 'full';

export interface Votes {
  /** From now on, pages of this release may vote about its builds. */
  note(served: Pick<ServedRelease, 'release'> & { splits: readonly Pick<Split, 'name' | 'live' | 'places'>[] }): void;
  take(vote: VoteReport, client: Pick<Client, 'address'>): VoteOutcome;
  totals(): VoteTotals;
}

/** The number of releases that are kept. Guards ask each second and have summed older ones. */
const MAX_RELEASES = 20;
/** Tickets in memory, for each of two generations. Pages beyond that cannot vote. */
const MAX_TICKETS = 100_000;
/** Networks and buckets in memory, for all releases together. */
const MAX_ENTRIES = 200_000;
/** The part of the limits that good votes may use. Bad votes are few, and they decide. */
const PART_OF_GOOD = 0.8;

const limitOf = (most: number, outcome: VoteReport['outcome']): number =>
  outcome === 'ok' ? most * PART_OF_GOOD : most;

/** The votes of one network: their number, and their buckets. */
interface FromNetwork {
  votes: number;
  buckets: Set<number>;
}

interface Counted {
  remote: string;
  buildId: string;
  ok: Map<string, FromNetwork>;
  bad: Map<string, FromNetwork>;
}

/** A release whose pages vote. */
interface Polled {
  /** The build of a name in the page of this ticket. */
  buildOf(name: string, ticket: Ticket): string | undefined;
  /** By name and build. */
  counted: Map<string, Counted>;
}

const byNetwork = (votes: ReadonlyMap<string, FromNetwork>): VotesByNetwork =>
  Object.fromEntries([...votes].map(([network, { votes }]) => [network, votes]));

/**
 * Counts the votes of pages. A vote needs the ticket of its page. It counts once per page and
 * build, and once per visitor (bucket and network), so that a customer who reloads a broken page
 * counts once. The memory is bounded; votes beyond the limits are not counted.
 */
export const createVotes = (tickets: Pick<Tickets, 'read'>, now: () => number): Votes => {
  const edge = randomUUID();
  let channel: string | null = null;
  const releases = new Map<number, Polled>();
  let entries = 0;

  /**
   * The names for which each ticket was used. The older generation is dropped when all its tickets
   * have expired.
   */
  let used = new Map<string, Set<string>>();
  let usedBefore = new Map<string, Set<string>>();
  let usedSince = now();
  const usedFor = (id: string, outcome: VoteReport['outcome']): Set<string> | null => {
    if (now() - usedSince > (TICKET_MINUTES + 1) * 60_000) {
      usedBefore = used;
      used = new Map();
      usedSince = now();
    }
    const known = used.get(id) ?? usedBefore.get(id);
    if (known) return known;
    if (used.size >= limitOf(MAX_TICKETS, outcome)) return null;
    const made = new Set<string>();
    used.set(id, made);
    return made;
  };

  const forget = ({ counted }: Polled) => {
    for (const { ok, bad } of counted.values()) {
      for (const { buckets } of [...ok.values(), ...bad.values()]) entries -= 1 + buckets.size;
    }
  };

  /** Whether a visitor has already voted this way about a build, in a page of any release. */
  const hasVoted = (key: string, outcome: VoteReport['outcome'], network: string, bucket: number): boolean =>
    [...releases.values()].some(({ counted }) => counted.get(key)?.[outcome].get(network)?.buckets.has(bucket));

  const count = (counted: Counted, outcome: VoteReport['outcome'], network: string, bucket: number): VoteOutcome => {
    const votes = counted[outcome];
    const known = votes.get(network) ?? { votes: 0, buckets: new Set() };
    if (entries >= limitOf(MAX_ENTRIES, outcome)) return 'full';
    if (known.votes === 0) {
      votes.set(network, known);
      entries += 1;
    }
    if (bucket !== NO_BUCKET) {
      known.buckets.add(bucket);
      entries += 1;
    }
    known.votes += 1;
    return 'counted';
  };

  return {
    note({ release, splits }) {
      channel = release.channel;
      const live = new Map(Object.entries(release.builds).map(([name, { buildId }]) => [name, buildId]));
      const buildOf: Polled['buildOf'] = (name, { bucket, at }) => {
        const split = splits.find((each) => each.name === name);
        const place = split?.places[bucket];
        return split && place !== undefined ? buildAt(split.live, place, at).buildId : live.get(name);
      };
      releases.set(release.sequence, { buildOf, counted: releases.get(release.sequence)?.counted ?? new Map() });
      const [oldest] = releases;
      if (releases.size > MAX_RELEASES && oldest) {
        forget(oldest[1]);
        releases.delete(oldest[0]);
      }
    },
    take({ ticket, remote, buildId, outcome }, { address }) {
      const read = tickets.read(ticket);
      if (typeof read === 'string') return read;
      const polled = releases.get(read.release);
      // A vote about a fallback or a newer release's build does not count: votes belong to the
      // group that the edge chose for the page.
      if (!polled || polled.buildOf(remote, read) !== buildId) return 'other-build';
      const names = usedFor(read.id, outcome);
      if (!names) return 'full';
      if (names.has(remote)) return 'twice';
      names.add(remote);
      const key = `${remote} ${buildId}`;
      const counted = polled.counted.get(key) ?? { remote, buildId, ok: new Map(), bad: new Map() };
      polled.counted.set(key, counted);
      const network = wideNetworkOf(address);
      return hasVoted(key, outcome, network, read.bucket) ? 'twice' : count(counted, outcome, network, read.bucket);
    },
    totals: () => ({
      schema: 1,
      edge,
      ...(channel !== null && { channel }),
      votes: [...releases].flatMap(([release, { counted }]) =>
        [...counted.values()]
          .filter(({ ok, bad }) => ok.size + bad.size > 0)
          .map(({ remote, buildId, ok, bad }) => ({
            release,
            remote,
            buildId,
            ok: byNetwork(ok),
            bad: byNetwork(bad),
          })),
      ),
    }),
  };
};
