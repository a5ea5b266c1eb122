/** The viewer of the page. Logged in exactly when a session token is present (core §4). */
export type Session = { status: 'anonymous' } | { status: 'customer'; customerId: string };

/**
 * Why a session ended.
 * - `customer`: logged out in this tab
 * - `refused`: the server refused it
 * - `expired`: the page was loaded again while a page modal was unanswered
 * - `elsewhere`: logged out in another tab
 * - `customerChanged`: another customer has logged in
 */
export type LogoutReason = 'customer' | 'refused' | 'expired' | 'elsewhere' | 'customerChanged';

/** A change of the session. */
export type SessionChange =
  /** A login or a registration in this tab. */
  | { type: 'tokensReceived'; customerId: string }
  /** The cookies, which all tabs share, were read; null: there is no token. */
  | { type: 'cookiesRead'; customerId: string | null }
  | { type: 'loggedOut'; reason: LogoutReason };

/** The customer's id; null for a visitor. */
export const customerIdOf = (session: Session): string | null =>
  session.status === 'customer' ? session.customerId : null;

export const ANONYMOUS: Session = { status: 'anonymous' };

const customerOf = (change: SessionChange) => (change.type === 'loggedOut' ? null : change.customerId);

/** The session after a change; the same object if nothing changes. */
export function reduceSession(session: Session, change: SessionChange): Session {
  const customerId = customerOf(change);
  if (customerId === null) return session.status === 'anonymous' ? session : ANONYMOUS;
  if (session.status === 'customer' && session.customerId === customerId) return session;
  return { status: 'customer', customerId };
}

/**
 * Why a change ends the customer's session; null when it does not, or when there is no customer.
 */
export function endedBy(session: Session, change: SessionChange): LogoutReason | null {
  if (session.status === 'anonymous') return null;
  if (change.type === 'loggedOut') return change.reason;
  if (change.customerId === null) return 'elsewhere';
  return change.customerId === session.customerId ? null : 'customerChanged';
}
