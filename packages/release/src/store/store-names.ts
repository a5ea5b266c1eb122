import { ReleaseError } from '../release-error.ts';

export const CHANNEL = /^[a-z][a-z0-9-]{0,63}$/;
export const NAME = /^(?!constructor$)[a-z][a-z0-9-]{0,63}$/;
export const BUILD_ID = /^(?![.-])[0-9A-Za-z.-]{1,80}$/;
/** The first 64 bits of a hash. */
export const HASH_ID = /^[0-9a-f]{16}$/;
/** No part of a path is empty or starts with a dot. */
export const FILE = /^(?!\.)[^/\\\0]+(\/(?!\.)[^/\\\0]+)*$/;

/** Returns `value` if it may be part of a path in the store. Throws `usage`. */
export const checked = (value: string, pattern: RegExp, what: string): string => {
  if (!pattern.test(value))
    throw new ReleaseError('usage', `${JSON.stringify(value)} is no ${what}`, 'Check the spelling.');
  return value;
};
