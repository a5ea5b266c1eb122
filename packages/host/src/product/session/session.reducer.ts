/** Who uses the page. Logged in exactly when a session token is present (core §4). */
export type Session = { status: 'anonymous' } | { status: 'customer'; customerId: string };

/**
 * Why a session ended.
 * - `customer`: logged out in this tab
 * - `refused`: the server does not go on with it
 * - `expired`: a page modal had it end with the next load of the page
 * - `elsewhere`: logged out in another tab
 * - `customerChanged`: somebody else has logged in
 */
export type LogoutReason = 'customer' | 'refused' | 'expired' | 'elsewhere' | 'customerChanged';

/** What happened to the session. */
export type SessionChange =
  /** A login or a registration in this tab. */
  | { type: 'tokensReceived'; customerId: string }
  /** A look at the cookies, which all tabs share; null: there is no token. */
  | { type: 'cookiesRead'; customerId: string | null }
  | { type: 'loggedOut'; reason: LogoutReason };

export const ANONYMOUS: Session = { status: 'anonymous' };

const customerOf = (change: SessionChange) => (change.type === 'loggedOut' ? null : change.customerId);

/** The session after a change; the same object where nothing has changed. */
export function reduceSession(session: Session, change: SessionChange): Session {
  const customerId = customerOf(change);
  if (customerId === null) return session.status === 'anonymous' ? session : ANONYMOUS;
  if (session.status === 'customer' && session.customerId === customerId) return session;
  return { status: 'customer', customerId };
}

/** Why the customer of `session` is gone after a change: their data must go too. Null when they are still there, or nobody was. */
export function endedBy(session: Session, change: SessionChange): LogoutReason | null {
  if (session.status === 'anonymous') return null;
  if (change.type === 'loggedOut') return change.reason;
  if (change.customerId === null) return 'elsewhere';
  return change.customerId === session.customerId ? null : 'customerChanged';
}
