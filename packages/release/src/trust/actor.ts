import type { SigningKey } from './signing.ts';

/** Who changes the store: the key that signs, the name that the journal shows, and the clock that dates it. */
export interface Actor {
  key: SigningKey;
  who: string;
  now: () => Date;
}
