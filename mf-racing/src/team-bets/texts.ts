import type { TEXTS as join } from './join/texts.ts';
import de from './locales/de.json';
import en from './locales/en.json';
import type { TEXTS as unsubscribe } from './unsubscribe/texts.ts';

export const TEXTS = { de, en };

/** The texts of this room and of the rooms in it. */
export type TeamBetsTexts = typeof de & typeof join.de & typeof unsubscribe.de;
