import type { TEXTS as address } from './address/texts.ts';
import type { TEXTS as bankCode } from './bank-code/texts.ts';
import de from './locales/de.json';
import en from './locales/en.json';
import type { TEXTS as postident } from './postident/texts.ts';
import type { TEXTS as selfExclusion } from './self-exclusion/texts.ts';

export const TEXTS = { de, en };

/** The texts of this room and of the rooms in it. */
export type DataTexts = typeof de &
  typeof address.de &
  typeof bankCode.de &
  typeof postident.de &
  typeof selfExclusion.de;
