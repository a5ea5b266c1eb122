import { type Build, type BuildRef, otherBuild, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildReader } from './build-reader.ts';
import { checkRelease, GATE_CHECKS, type GateBuild, type GateCheck, type Refusal } from './gate.ts';

const explain = (refusals: readonly Refusal[]): string =>
  refusals.map(({ check, what, why, mend }) => `  ${check.padEnd(9)} ${what} ${why}.\n            ${mend}`).join('\n');

/** The actions that the gate checks. */
type Gated = Release['action'] | 'preview';

/**
 * The checks of an action. A rollback skips `budget` and `uses`, since a dead link is better than a
 * broken build. A preview skips `budget`: it works, only more slowly.
 */
const checksOf = (action: Gated): readonly GateCheck[] => {
  if (action === 'promote' || action === 'canary') return GATE_CHECKS;
  if (action === 'preview') return GATE_CHECKS.filter((check) => check !== 'budget');
  if (action === 'rollback') return GATE_CHECKS.filter((check) => check !== 'budget' && check !== 'uses');
  return action === 'withdraw' ? ['uses'] : [];
};

/** The checks that a release has passed without these accepted refusals. */
const provenBy = (action: Gated, accepted: readonly Refusal[]): GateCheck[] =>
  checksOf(action).filter((check) => !accepted.some((refusal) => refusal.check === check));

const TAKE_IT_ON = 'or take it on yourself with --accept-break "<why>".';
const wayOn: Partial<Record<Gated, string>> = {
  promote: `Mend it, ${TAKE_IT_ON}`,
  canary: `Mend it, ${TAKE_IT_ON}`,
  withdraw: `Mend it, ${TAKE_IT_ON}`,
  preview: 'Mend it and publish it again, or name the builds that it needs in the same preview.',
  rollback: `Go back to a whole release (paddock rollback --release <n>; see paddock history), ${TAKE_IT_ON}`,
};

type Picked = Record<string, BuildRef>;

/**
 * The combinations of builds that visitors can get: the live ones, each canary, and each pair of
 * canaries. Pairs are enough, since each check compares at most two builds.
 */
const combinations = (builds: Release['builds'], now: number): Picked[] => {
  const others = Object.entries(builds).flatMap(([name, live]) => {
    const build = otherBuild(live, now);
    return build ? [[name, build] as const] : [];
  });
  const pairs = others.flatMap((one, index) => others.slice(index + 1).map((two) => [one, two]));
  return [[], ...others.map((one) => [one]), ...pairs].map((picked) => ({ ...builds, ...Object.fromEntries(picked) }));
};

/** The part of a planned change that the gate checks. */
type GatePlan = Pick<Release, 'changed' | 'builds' | 'lastKnownGood'> & { action: Gated };

/** The gate's result for a planned release. */
interface Weighed {
  refusals: readonly Refusal[];
  /** Whether the release brings any new build to visitors. */
  isWeighed: boolean;
}

/**
 * Runs the gate on each combination of builds that a planned release brings to visitors, and
 * collects its refusals.
 */
export const weighPlan = async (
  reader: BuildReader,
  plan: GatePlan,
  current: Release | null,
  now: number,
): Promise<Weighed> => {
  const { action } = plan;
  const checks = checksOf(action);
  if (checks.length === 0) return { refusals: [], isWeighed: false };
  const isNew = (name: string, { buildId }: BuildRef): boolean => {
    const before = current?.builds[name];
    return buildId !== before?.buildId && !(action === 'canary' && buildId === before?.canary?.build.buildId);
  };
  const changedIn = (picked: Picked): string[] =>
    plan.changed.filter((name) => picked[name] && isNew(name, picked[name]));
  const isWithdrawal = action === 'withdraw';
  const inputs = combinations(plan.builds, now).filter((picked) => isWithdrawal || changedIn(picked).length > 0);
  const replaced: Build[] = [];
  for (const name of plan.changed) {
    const ref = current?.builds[name];
    const found = ref && (await reader.take({ name, ...ref }, true));
    if (found) replaced.push(found.build);
  }
  const withdrawn = isWithdrawal ? (replaced[0] ?? null) : null;
  const returnRef = action === 'rollback' ? undefined : plan.lastKnownGood.shell;
  const returnShell = returnRef ? (await reader.read({ name: 'shell', ...returnRef })).build : null;
  const refusals = new Map<string, Refusal>();
  for (const picked of inputs) {
    const changed = changedIn(picked);
    const builds: Record<string, GateBuild> = {};
    for (const [name, ref] of Object.entries(picked)) {
      const wanted = { name, ...ref };
      const keep = () =>
        action === 'promote' || action === 'canary'
          ? reader.check(wanted)
          : reader.take(wanted, action === 'rollback' && name !== 'shell');
      const found = await (changed.includes(name) ? reader.weigh(wanted) : keep());
      if (found) builds[name] = found;
    }
    for (const refusal of checkRelease({ builds, changed, replaced, withdrawn, returnShell })) {
      if (checks.includes(refusal.check)) refusals.set(JSON.stringify(refusal), refusal);
    }
  }
  return { refusals: [...refusals.values()], isWeighed: inputs.length > 0 };
};

/** The checks that a release proves, and the refusals that `acceptBreak` accepted. */
interface Passed {
  proven: GateCheck[];
  accepted: Refusal[];
}

/**
 * Passes a planned release or throws `refused`, or `verification` for a broken file, which
 * `acceptBreak` cannot accept.
 */
export const passGate = async (
  reader: BuildReader,
  plan: GatePlan,
  current: Release | null,
  { channel, acceptBreak, now }: { channel: string; acceptBreak: string | null; now: number },
): Promise<Passed> => {
  const { action } = plan;
  const { refusals, isWeighed } = await weighPlan(reader, plan, current, now);
  const found = [...refusals];
  const isBroken = found.some(({ check }) => check === 'integrity');
  const isFinal = found.some((refusal) => refusal.isFinal);
  if (isFinal || (found.length > 0 && acceptBreak === null)) {
    throw new ReleaseError(
      isBroken ? 'verification' : 'refused',
      `The gate refuses this ${action} on ${channel}:\n${explain(found)}`,
      isFinal ? 'Nothing was changed.' : `Nothing was changed. ${wayOn[action]}`,
    );
  }
  return { proven: isWeighed ? provenBy(action, found) : [], accepted: found };
};
