import { type Evidence, evidenceOf, isSuspect, mayVouch } from '../health/may-vouch.ts';
import { judge, type Verdict } from '../health/verdict.ts';
import { ALL_VISITORS, groupsOf, type Release } from '../record.ts';
import { goodBuilds } from '../trust/good-builds.ts';
import type { Ledger } from './ledger.ts';

/** The comparison of a remote's new build with the build before. */
export interface Comparison extends Verdict {
  canary: Verdict['canary'] & { buildId: string; share: number };
  control: Verdict['control'] & { buildId: string; share: number };
}

/** The health of one name of a channel, by the votes. */
export interface NameHealth {
  name: string;
  /** The live build. */
  buildId: string;
  /** `null`: all visitors get the same build, so there is nothing to compare. */
  trial: Comparison | null;
  evidence: Evidence & { since: string };
  /** More of its votes are bad than some broken connections explain. */
  isSuspect: boolean;
  isVouched: boolean;
  /** No one has vouched for the live build, and the evidence is enough to do so. */
  mayVouch: boolean;
}

/** The facts about one name in the journal. They change with releases, not with votes. */
export interface NameFacts {
  name: string;
  buildId: string;
  /** The release in which the live build went live, and its instant. */
  from: number;
  since: string;
  isVouched: boolean;
  /** The releases with the current two groups, and the new build's share in each (thousandths). */
  shares: { release: number; share: number }[];
}

/** The newest releases for which `holds` is true without a gap, oldest first. */
const whileTrue = (history: readonly Release[], holds: (release: Release) => boolean): Release[] =>
  history.slice(history.findLastIndex((release) => !holds(release)) + 1);

/** The groups at the instant of a release: a holdback ends by the clock, without a release. */
const groupsIn = (release: Release, name: string) => groupsOf(release, name, Date.parse(release.at));

/** The facts of each name. `history` is the whole journal, oldest first. */
export const factsOf = (history: readonly Release[]): NameFacts[] => {
  const newest = history.at(-1);
  if (!newest) return [];
  return Object.entries(newest.builds).map(([name, { buildId }]) => {
    const [first = newest] = whileTrue(history, ({ builds }) => builds[name]?.buildId === buildId);
    const groups = groupsIn(newest, name);
    const same = groups
      ? whileTrue(history, (release) => {
          const then = groupsIn(release, name);
          return then?.canary.buildId === groups.canary.buildId && then.control.buildId === groups.control.buildId;
        })
      : [];
    return {
      name,
      buildId,
      from: first.sequence,
      since: first.at,
      isVouched: goodBuilds(history, name).at(-1)?.isVouched ?? false,
      shares: same.map((release) => ({
        release: release.sequence,
        share: groupsIn(release, name)?.canary.share ?? 0,
      })),
    };
  });
};

const trialOf = (newest: Release, { name, shares }: NameFacts, ledger: Ledger, now: number): Comparison | null => {
  const groups = groupsOf(newest, name, now);
  if (!groups) return null;
  const { canary, control } = groups;
  const periods = shares.map(({ release, share }) => ({
    share: share / ALL_VISITORS,
    canary: ledger.about(name, canary.buildId, release, release),
    control: ledger.about(name, control.buildId, release, release),
  }));
  const verdict = judge(periods);
  return { ...verdict, canary: { ...canary, ...verdict.canary }, control: { ...control, ...verdict.control } };
};

/**
 * Judges each name of a channel by the votes of all edges. `newest`: the channel's newest release.
 */
export const judgeChannel = (newest: Release, facts: readonly NameFacts[], ledger: Ledger, now: number): NameHealth[] =>
  facts.map((fact) => {
    const { name, buildId, from, since, isVouched } = fact;
    const evidence = evidenceOf(ledger.about(name, buildId, from, newest.sequence));
    const trial = trialOf(newest, fact, ledger, now);
    const isBroken = trial?.state === 'broken' && trial.canary.buildId === buildId;
    const isEnough = mayVouch(evidence, now - Date.parse(since));
    return {
      name,
      buildId,
      trial,
      evidence: { ...evidence, since },
      isSuspect: isSuspect(evidence),
      isVouched,
      mayVouch: isEnough && !isVouched && !isBroken,
    };
  });

const whole = (count: number): string => String(Math.round(count * 10) / 10);

const ofPages = ({ ok, bad }: { ok: number; bad: number }): string => `${whole(bad)} of ${whole(ok + bad)}`;

/** Large figures as `1.2e+7`, small ones in full. */
export const formatFigure = (figure: number): string =>
  figure >= 10_000 ? figure.toExponential(1) : String(Math.round(figure * 100) / 100);

/** The reason for a rollback, for the journal. */
export const reasonOf = ({ canary, control, figure, threshold, networks }: Comparison): string =>
  `${canary.buildId} failed on ${ofPages(canary)} votes (${networks} networks), ` +
  `${control.buildId} on ${ofPages(control)}, at a share of ${canary.share / 10} %: ` +
  `figure ${formatFigure(figure)} of ${formatFigure(threshold)}`;
