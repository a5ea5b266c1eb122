/** Groups whose customers of DEU fall under LUGAS (core §5: the configured groups). */
export const lugasGroups: readonly string[] = ['lugas'];

const minute = 60_000;

/** Without activity a session ends after so long (ms; domain §3.2). */
export const activityTime = 30 * minute;
/** After its end nobody may be activated for so long (ms; core §9: grace). */
export const waitingTime = 5 * minute;
/** A reality check is due every so often (ms). */
export const realityTime = 60 * minute;

/** The columns of a customer that decide on LUGAS; instants are ms. */
export interface LugasState {
  lugas_activated: number | null;
  lugas_expires: number | null;
  lugas_keepalive: number | null;
}

/** Whether a customer falls under LUGAS (core §5). @param groups the column: a list as JSON */
export const isLugasEligible = ({ country, groups }: { country: string; groups: string }): boolean =>
  country === 'DEU' && (JSON.parse(groups) as string[]).some((group) => lugasGroups.includes(group));

/** `active`: may bet; `waiting`: ended less than five minutes ago; `inactive`: may be activated. */
export type LugasPhase = 'active' | 'waiting' | 'inactive';

export const lugasPhaseAt = ({ lugas_activated, lugas_expires }: LugasState, now: number): LugasPhase => {
  if (lugas_expires === null) return 'inactive';
  if (lugas_activated !== null && now < lugas_expires) return 'active';
  return now < lugas_expires + waitingTime ? 'waiting' : 'inactive';
};
