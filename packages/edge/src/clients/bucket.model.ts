import { randomInt } from 'node:crypto';
import { ALL_VISITORS } from '@paddock/release/record';
import { hostCookie } from '../platform/host-cookie.model.ts';

const WEEK_S = 604_800;

const cookie = hostCookie('paddock-bucket');

/** The bucket (0 to 999) in a visitor's cookie; `null` if there is none. It identifies nobody. */
export const bucketIn = (cookies: string | undefined, isSecure: boolean): number | null => {
  const digits = cookie.read(cookies, isSecure);
  return digits !== null && /^(0|[1-9]\d{0,2})$/.test(digits) ? Number(digits) : null;
};

export const drawBucket = (): number => randomInt(ALL_VISITORS);

/** The `set-cookie` header that keeps a visitor in its bucket. */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  cookie.write(String(bucket), WEEK_S, isSecure);
