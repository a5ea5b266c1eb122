import type { TFunction } from 'i18next';
import type {} from '../texts.ts';

const MESSAGE = /^forms:(\w+)(?:\?(.*))?$/s;

/**
 * The words of a broken rule in the language of `t` (`useTranslation('forms')`, once `addFormsTexts` is done). A message that
 * no rule made, such as one from a server, is returned as it is.
 */
export function translateRule(t: TFunction<'forms'>, message: string): string {
  const [, name, query = ''] = MESSAGE.exec(message) ?? [];
  if (name === undefined) return message;
  const params = Object.fromEntries(new URLSearchParams(query));
  // A build of another day may know a rule that this one has no words for.
  return t(name as 'invalid', { ...params, defaultValue: t('invalid') });
}
