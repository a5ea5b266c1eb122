/** Groups whose customers of DEU fall under LUGAS (core §5: the configured groups). */
export const lugasGroups: readonly string[] = ['lugas'];

const MINUTE_MS = 60_000;

/** A session ends after this time without activity (domain §3.2). */
export const ACTIVITY_MS = 30 * MINUTE_MS;
/** No activation for this time after the end of a session (core §9: grace). */
export const WAITING_MS = 5 * MINUTE_MS;
/** How often a reality check is due. */
export const REALITY_MS = 60 * MINUTE_MS;

/** How often the sums of 30 days must be acknowledged (core §9: amounts check). */
const AMOUNTS_MS = 24 * 60 * MINUTE_MS;

/**
 * Whether the sums of 30 days must be acknowledged.
 * @param checked instant (ms) of the last time
 */
export const areAmountsDue = (checked: number | null, now: number): boolean =>
  checked === null || now - checked > AMOUNTS_MS;

/** The stored betting session of a customer; instants in ms. */
export interface LugasSession {
  /** When it began; null if never begun or ended by the customer. */
  lugas_activated: number | null;
  /** When it ends without further activity, or ended. */
  lugas_expires: number | null;
  /** The last activity. */
  lugas_keepalive: number | null;
  /** The last reality check. */
  lugas_reality: number | null;
  /** When the next one is due. */
  lugas_realityexpires: number | null;
}

/** Whether a customer falls under LUGAS (core §5). @param groups the column: a list as JSON */
export const isLugasEligible = ({ country, groups }: { country: string; groups: string }): boolean =>
  country === 'DEU' && (JSON.parse(groups) as string[]).some((group) => lugasGroups.includes(group));

/** `active`: may bet; `waiting`: ended less than five minutes ago; `inactive`: may be activated. */
export type LugasPhase = 'active' | 'waiting' | 'inactive';

export const lugasPhaseAt = (
  { lugas_activated, lugas_expires }: Pick<LugasSession, 'lugas_activated' | 'lugas_expires'>,
  now: number,
): LugasPhase => {
  if (lugas_expires === null) return 'inactive';
  if (lugas_activated !== null && now < lugas_expires) return 'active';
  return now < lugas_expires + WAITING_MS ? 'waiting' : 'inactive';
};

/** The session for customers: an expired one is shown as ended, without a due reality check. */
export const lugasSessionAt = <Session extends LugasSession>(session: Session, now: number): Session =>
  lugasPhaseAt(session, now) === 'active'
    ? session
    : { ...session, lugas_activated: null, lugas_keepalive: null, lugas_reality: null, lugas_realityexpires: null };

export const begunLugas = (now: number): LugasSession => ({
  lugas_activated: now,
  lugas_expires: now + ACTIVITY_MS,
  lugas_keepalive: now,
  lugas_reality: now,
  lugas_realityexpires: now + REALITY_MS,
});
