import type { TEXTS as activate } from './activate/texts.ts';
import de from './locales/de.json';
import en from './locales/en.json';

export const TEXTS = { de, en };

/** The texts of this room and of the room in it. */
export type NewsletterTexts = typeof de & typeof activate.de;
