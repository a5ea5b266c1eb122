import type { components } from '@paddock/api';
import type { Language } from '../../server/localized.ts';
import { TERMS_VERSION } from '../customer/terms.ts';
import { TERMS_VALID_FROM, termsChapters, termsTitle } from './texts/terms.ts';

type Schemas = components['schemas'];

const partsOf = (language: Language): Schemas['TermsPart'][] =>
  termsChapters.flatMap(({ title: chapter, parts }, a) =>
    parts.map(({ title, html }, b) => ({
      a: a + 1,
      b: b + 1,
      chapter: chapter[language],
      title: title[language],
      html: html[language],
    })),
  );

/** All parts in one text, each under its number. */
const wholeOf = (parts: readonly Schemas['TermsPart'][]): string =>
  parts
    .map(({ a, b, chapter, title, html }) =>
      [b === 1 ? `<h2>${a}. ${chapter}</h2>` : '', `<h3>${a}.${b} ${title}</h3>`, html].join(''),
    )
    .join('');

/** The current terms, in wire names. */
export const showTerms = (language: Language): Schemas['Terms'] => {
  const parts = partsOf(language);
  return {
    version: TERMS_VERSION,
    valid_from: TERMS_VALID_FROM,
    title: termsTitle[language],
    html: wholeOf(parts),
    parts,
  };
};
