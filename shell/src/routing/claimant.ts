import { type Claims, matchClaim } from '@paddock/release/record';

/** Which remote serves a path (without locale prefix); `null` when none claims it. */
export function claimantOf(claims: Record<string, Claims>, pathname: string): string | null {
  return Object.entries(claims).find(([, claim]) => matchClaim(claim, pathname))?.[0] ?? null;
}
