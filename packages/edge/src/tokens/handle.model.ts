/** The tokens of a customer, in a cookie that only edges can read. */
export interface Held {
  /** The login, by a random name. It stays the same over all refreshes. */
  session: string;
  /** This pair of tokens, by a random name. */
  pair: string;
  access: string;
  refresh: string;
  /** When the pair arrived here, in ms since the epoch. */
  at: number;
}

/** The session and pair of a handle. */
export type Named = Pick<Held, 'session' | 'pair'>;

const handle = /^held\.[\w-]*\.([\w-]{22})\.([\w-]{22})$/;

/** The claims that a page reads: whose token it is, and its lifetime in seconds. */
const claimsOf = (access: string): { sub?: unknown; iat?: unknown; exp?: unknown } => {
  try {
    const { sub, iat, exp } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
    return { sub, iat, exp };
  } catch {
    return {};
  }
};

const write = (claims: object | null, { session, pair }: Named): string =>
  `held.${claims ? Buffer.from(JSON.stringify(claims)).toString('base64url') : ''}.${session}.${pair}`;

/**
 * Scripts get this in place of the access token. Its claims can be read like those of a token. If a
 * pair is handed out again later, its issue time moves on as much, so that the remaining lifetime
 * is right.
 */
export const accessHandle = (held: Held, now: number): string => {
  const { iat, ...claims } = claimsOf(held.access);
  const age = Math.max(0, Math.round((now - held.at) / 1000));
  return write({ ...claims, iat: typeof iat === 'number' ? iat + age : iat }, held);
};

/** Scripts get this in place of the refresh token. */
export const refreshHandle = (held: Held): string => write(null, held);

/** The session and pair of a handle; `null` for any other text. */
export const readHandle = (text: unknown): Named | null => {
  const [, session, pair] = typeof text === 'string' ? (handle.exec(text) ?? []) : [];
  return session !== undefined && pair !== undefined ? { session, pair } : null;
};
