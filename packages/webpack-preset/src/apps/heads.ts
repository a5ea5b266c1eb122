import type { Head, HeadText } from '@paddock/core/remote-config';
import type { HeadClaim, HeadTexts } from '@paddock/release/record';
import { PresetError } from '../preset-error.ts';

/** The contents of an app's JSON files of texts, by locale. */
export type Texts = Readonly<Record<string, object>>;

const textAt = (texts: object, key: string): string | null => {
  const found = key
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], texts);
  return typeof found === 'string' ? found : null;
};

/**
 * The head of a page for the edge, with each key replaced by its text in every language. Throws
 * `claim` for a key without a text.
 */
export const headClaimOf = (head: Head, texts: Texts, where: string): HeadClaim => {
  const templateOf = (wanted: HeadText, locale: string): string => {
    if (typeof wanted === 'object' && 'field' in wanted) return `{{${wanted.field}}}`;
    const text = typeof wanted === 'string' ? textAt(texts[locale] ?? {}, wanted) : textAt(wanted, locale);
    if (text === null)
      throw new PresetError('claim', `${where}: the head names ${wanted}, which is no text in '${locale}'.`);
    return text;
  };
  const textsOf = (wanted: HeadText | readonly HeadText[]): HeadTexts =>
    Object.fromEntries(
      Object.keys(texts).map((locale) => [locale, [wanted].flat().map((each) => templateOf(each, locale))]),
    );
  const { title, description, trail, ...same } = head;
  return {
    ...(structuredClone(same) as Pick<HeadClaim, 'read' | 'fields' | 'data' | 'hidden' | 'listed'>),
    ...(title && { title: textsOf(title) }),
    ...(description && { description: textsOf(description) }),
    ...(trail && { trail: trail.map(({ path, name }) => ({ path, name: textsOf(name) })) }),
  };
};
