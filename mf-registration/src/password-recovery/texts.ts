import de from './locales/de.json';
import en from './locales/en.json';
import type { TEXTS as newPassword } from './new-password/texts.ts';
import type { TEXTS as shared } from './shared/texts.ts';

export const TEXTS = { de, en };

/** The texts of this room and of the rooms in it. */
export type PasswordRecoveryTexts = typeof de & typeof newPassword.de & typeof shared.de;
