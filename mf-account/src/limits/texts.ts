import type { TEXTS as betLimit } from './bet-limit/texts.ts';
import type { TEXTS as playBreak } from './break/texts.ts';
import de from './locales/de.json';
import en from './locales/en.json';
import type { TEXTS as shared } from './shared/texts.ts';

export const TEXTS = { de, en };

/** The texts of this room and of the rooms in it. */
export type LimitsTexts = typeof de & typeof betLimit.de & typeof playBreak.de & typeof shared.de;
