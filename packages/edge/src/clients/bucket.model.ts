import { randomInt } from 'node:crypto';
import { ALL_VISITORS } from '@paddock/release/record';

const NAME = 'paddock-bucket';
const WEEK_S = 604_800;

/** Browsers refuse `__Host-` without https. */
const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);

/** The bucket of a visitor, by its cookie. One in 1,000 visitors has the same: it names nobody. */
export const bucketIn = (cookies: string | undefined, isSecure: boolean): number | null => {
  const value = cookies?.split('; ').find((cookie) => cookie.startsWith(`${nameOf(isSecure)}=`));
  const [, digits] = /=(0|[1-9]\d{0,2})$/.exec(value ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
};

export const drawBucket = (): number => randomInt(ALL_VISITORS);

/** The `set-cookie` header that keeps a visitor in its bucket. */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${bucket}; Path=/; Max-Age=${WEEK_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
