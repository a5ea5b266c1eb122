import type { ApiData, ApiError } from '@paddock/api';
import type { LogoutReason } from './session.reducer.ts';

/** The logged-in customer, as `GET me` gives them. */
export type Customer = ApiData<'getMe'>;

/** An event of the session, for modals, panels, analytics. */
export type SessionEvent =
  /**
   * A login or a registration in this tab, once the customer is known (core §4: run the login
   * checkpoints).
   */
  | { type: 'loggedIn'; customer: Customer }
  | { type: 'loginFailed'; error: ApiError }
  /** The customer was read again, or for the first time at the tab's start. */
  | { type: 'customerRefreshed'; customer: Customer }
  /**
   * The access token has expired and cannot be refreshed now. The session stays; the refresh is
   * retried.
   */
  | { type: 'refreshFailing' }
  | { type: 'refreshWorks' }
  /**
   * The former customer's data is already dropped. `goHome`: the logout asked for the start page.
   */
  | { type: 'loggedOut'; reason: LogoutReason; goHome: boolean };

/** @param logout what the held back logout asked for, to be repeated with it */
type LogoutGuard = (logout: { goHome: boolean }) => boolean | Promise<boolean>;

const listeners = new Set<(event: SessionEvent) => void>();
const guards = new Set<LogoutGuard>();

function addTo<Entry>(set: Set<Entry>, entry: Entry): () => void {
  set.add(entry);
  return () => {
    set.delete(entry);
  };
}

/** Calls back for every event of the session from now on. Returns the unsubscribe function. */
export const onSessionEvent = (listener: (event: SessionEvent) => void): (() => void) => addTo(listeners, listener);

/**
 * Called before a logout, unless it is forced; `false` holds it back (core §4). Returns the
 * unsubscribe function.
 */
export const guardLogout = (guard: LogoutGuard): (() => void) => addTo(guards, guard);

export function emitSessionEvent(event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}

/**
 * Whether every guard allows the logout. All are asked, since a guard may send unsaved work: a
 * logout that another one holds back may be forced next.
 */
export async function mayLogOut(logout: { goHome: boolean }): Promise<boolean> {
  const answers = await Promise.all([...guards].map((guard) => guard(logout)));
  return answers.every(Boolean);
}
