import { type Evidence, evidenceOf, mayVouch } from '../health/may-vouch.ts';
import { judge, type Verdict } from '../health/verdict.ts';
import { ALL_VISITORS, groupsOf, type Release } from '../record.ts';
import { goodBuilds } from '../trust/good-builds.ts';
import type { Ledger } from './ledger.ts';

/** The comparison of a remote's new build with the build before. */
export interface Trial extends Verdict {
  canary: Verdict['canary'] & { buildId: string; share: number };
  control: Verdict['control'] & { buildId: string; share: number };
}

/** What the votes say of one name of a channel. */
export interface NameHealth {
  name: string;
  /** The live build. */
  buildId: string;
  /** `null`: all visitors have one build, so there is nothing to compare it with. */
  trial: Trial | null;
  evidence: Evidence & { since: string };
  isVouched: boolean;
  /** The evidence is enough for a vouch that is still missing. */
  mayVouch: boolean;
}

/** The newest releases of a channel, back to the first one for which `holds` is false; newest first. */
const whileTrue = (history: readonly Release[], holds: (release: Release) => boolean): Release[] => {
  const end = history.findLastIndex((release) => !holds(release));
  return history.slice(end + 1).reverse();
};

/** Groups at the time when a release was written: a holdback ends by the clock, not by a release. */
const groupsIn = (release: Release, name: string) => groupsOf(release, name, Date.parse(release.at));

const trialOf = (history: readonly Release[], name: string, ledger: Ledger, now: number): Trial | null => {
  const newest = history.at(-1);
  const groups = newest && groupsOf(newest, name, now);
  if (!groups) return null;
  const { canary, control } = groups;
  const same = whileTrue(history, (release) => {
    const then = groupsIn(release, name);
    return then?.canary.buildId === canary.buildId && then.control.buildId === control.buildId;
  });
  const periods = same.map((release) => ({
    share: (groupsIn(release, name)?.canary.share ?? canary.share) / ALL_VISITORS,
    canary: ledger.about(name, canary.buildId, [release.sequence]),
    control: ledger.about(name, control.buildId, [release.sequence]),
  }));
  const verdict = judge(periods);
  return { ...verdict, canary: { ...canary, ...verdict.canary }, control: { ...control, ...verdict.control } };
};

/** Judges each name of a channel by the votes of all edges. `history` is the whole journal, oldest first. */
export const judgeChannel = (history: readonly Release[], ledger: Ledger, now: number): NameHealth[] =>
  Object.entries(history.at(-1)?.builds ?? {}).map(([name, { buildId }]) => {
    const served = whileTrue(history, ({ builds }) => builds[name]?.buildId === buildId);
    const since = served.at(-1)?.at ?? new Date(now).toISOString();
    const sequences = served.map(({ sequence }) => sequence);
    const evidence = evidenceOf(ledger.about(name, buildId, sequences));
    const isVouched = goodBuilds(history, name).at(-1)?.isVouched ?? false;
    const trial = trialOf(history, name, ledger, now);
    const isSuspect = trial?.state === 'broken' && trial.canary.buildId === buildId;
    const isEnough = mayVouch(evidence, now - Date.parse(since));
    return {
      name,
      buildId,
      trial,
      evidence: { ...evidence, since },
      isVouched,
      mayVouch: isEnough && !isVouched && !isSuspect,
    };
  });

const whole = (count: number): string => String(Math.round(count * 10) / 10);

const ofPages = ({ ok, bad }: { ok: number; bad: number }): string => `${whole(bad)} of ${whole(ok + bad)}`;

/** `1.2e+7`; small figures as they are. */
export const formatFigure = (figure: number): string =>
  figure >= 10_000 ? figure.toExponential(1) : String(Math.round(figure * 100) / 100);

/** The reason of a rollback, for those who read the journal. */
export const reasonOf = ({ canary, control, figure, threshold, networks }: Trial): string =>
  `${canary.buildId} failed on ${ofPages(canary)} votes (${networks} networks), ` +
  `${control.buildId} on ${ofPages(control)}, at a share of ${canary.share / 10} %: ` +
  `figure ${formatFigure(figure)} of ${formatFigure(threshold)}`;
