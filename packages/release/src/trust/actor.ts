import type { Signer } from './signing.ts';

/**
 * The author of a change: the key that signs it, the name in the journal, and the clock that dates
 * it.
 */
export interface Actor {
  key: Signer;
  who: string;
  now: () => Date;
}
