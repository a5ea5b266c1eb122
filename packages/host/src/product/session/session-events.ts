import type { ApiData, ApiError } from '@paddock/api';
import type { LogoutReason } from './session.reducer.ts';

/** Who is logged in, as `GET me` gives them. */
export type Customer = ApiData<'getMe'>;

/** What happened to the session, for who has something to do then: modals, panels, analytics. */
export type SessionEvent =
  /** A login or a registration in this tab, once the customer is known (core §4: run the login checkpoints). */
  | { type: 'loggedIn'; customer: Customer }
  | { type: 'loginFailed'; error: ApiError }
  /** The customer was read anew, in this tab or at its start. */
  | { type: 'customerRefreshed'; customer: Customer }
  /** The data of who was logged in is gone already. `goHome`: who logged out asked for the start page. */
  | { type: 'loggedOut'; reason: LogoutReason; goHome: boolean };

type LogoutGuard = () => boolean | Promise<boolean>;

const listeners = new Set<(event: SessionEvent) => void>();
const guards = new Set<LogoutGuard>();

function addTo<Entry>(set: Set<Entry>, entry: Entry): () => void {
  set.add(entry);
  return () => {
    set.delete(entry);
  };
}

/** Calls back for everything that happens to the session from now on. Returns the way to stop. */
export const onSessionEvent = (listener: (event: SessionEvent) => void): (() => void) => addTo(listeners, listener);

/** Asks before a customer logs out, unless the logout is forced; `false` holds it back (core §4). Returns the way to stop. */
export const guardLogout = (guard: LogoutGuard): (() => void) => addTo(guards, guard);

export function emitSessionEvent(event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}

/** Whether every guard lets the customer go; none is asked after the first that does not. */
export async function mayLogOut(): Promise<boolean> {
  for (const guard of [...guards]) {
    if (!(await guard())) return false;
  }
  return true;
}
