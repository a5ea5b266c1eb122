import type { TFunction } from 'i18next';
import type {} from '../texts.ts';

const MESSAGE = /^forms:(\w+)(?:\?(.*))?$/s;

/**
 * Translates a broken rule with `t` (`useTranslation('forms')`, after `addFormsTexts`). Returns any
 * other message, such as a server's, unchanged.
 */
export function translateRule(t: TFunction<'forms'>, message: string): string {
  const [, name, query = ''] = MESSAGE.exec(message) ?? [];
  if (name === undefined) return message;
  const params: Record<string, string> = Object.fromEntries(new URLSearchParams(query));
  // A date's form has the letters of the language: TT.MM.JJJJ.
  const letters = t('dateLetters');
  const format = params.format?.replaceAll(/[DMY]/g, (letter) => letters.charAt('DMY'.indexOf(letter)));
  // A newer build may use a rule for which this one has no text.
  return t(name as 'invalid', { ...params, ...(format && { format }), defaultValue: t('invalid') });
}
