import de from './locales/de.json';
import en from './locales/en.json';

export const TEXTS = { de, en };
