import type { Build, Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildReader } from './build-reader.ts';
import { checkRelease, GATE_CHECKS, type GateBuild, type GateCheck, type Refusal } from './gate.ts';

const explain = (refusals: readonly Refusal[]): string =>
  refusals.map(({ check, what, why, mend }) => `  ${check.padEnd(9)} ${what} ${why}.\n            ${mend}`).join('\n');

/**
 * A rollback is checked against the live shell alone. Its budget and what builds use of each other do not hold it back: a dead
 * link is better than the build that has to go.
 */
const checksOf = (action: Release['action']): readonly GateCheck[] => {
  if (action === 'promote') return GATE_CHECKS;
  if (action === 'rollback') return GATE_CHECKS.filter((check) => check !== 'budget' && check !== 'uses');
  return action === 'withdraw' ? ['uses'] : [];
};

/** The checks that a release proves if these refusals were accepted. */
export const provenBy = (action: Release['action'], accepted: readonly Refusal[]): GateCheck[] =>
  checksOf(action).filter((check) => !accepted.some((refusal) => refusal.check === check));

const takeItOn = 'or take it on yourself with --accept-break "<why>".';
const wayOn: Partial<Record<Release['action'], string>> = {
  promote: `Mend it, ${takeItOn}`,
  withdraw: `Mend it, ${takeItOn}`,
  rollback: `Go back to a whole release (paddock rollback --release <n>; see paddock history), ${takeItOn}`,
};

/**
 * Collects the gate's input for a planned release and runs the gate. Returns the refusals that
 * `acceptBreak` accepts. Throws `refused`, or `verification` for a broken file, which cannot be
 * accepted.
 */
export const passGate = async (
  reader: BuildReader,
  plan: Pick<Release, 'action' | 'changed' | 'builds' | 'lastKnownGood'>,
  current: Release | null,
  channel: string,
  acceptBreak: string | null,
): Promise<Refusal[]> => {
  const { action, changed } = plan;
  const checks = checksOf(action);
  if (checks.length === 0) return [];
  const builds: Record<string, GateBuild> = {};
  for (const [name, ref] of Object.entries(plan.builds)) {
    const wanted = { name, ...ref };
    const found = changed.includes(name)
      ? await reader.weigh(wanted)
      : await reader.take(wanted, action === 'rollback' && name !== 'shell');
    if (found) builds[name] = found;
  }
  const replaced: Build[] = [];
  for (const name of changed) {
    const ref = current?.builds[name];
    const found = ref && (await reader.take({ name, ...ref }, true));
    if (found) replaced.push(found.build);
  }
  const returnRef = action === 'promote' ? plan.lastKnownGood.shell : undefined;
  const returnShell = returnRef ? (await reader.read({ name: 'shell', ...returnRef })).build : null;
  const refusals = checkRelease({ builds, changed, replaced, returnShell }).filter(({ check }) =>
    checks.includes(check),
  );
  const isBroken = refusals.some(({ check }) => check === 'integrity');
  if (isBroken || (refusals.length > 0 && acceptBreak === null)) {
    throw new ReleaseError(
      isBroken ? 'verification' : 'refused',
      `The gate refuses this ${action} on ${channel}:\n${explain(refusals)}`,
      isBroken ? 'Nothing was changed.' : `Nothing was changed. ${wayOn[action]}`,
    );
  }
  return refusals;
};
