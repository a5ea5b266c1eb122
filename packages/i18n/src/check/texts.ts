import { readFileSync } from 'node:fs';
import type { LocaleProblem } from './problem.ts';

export interface Texts {
  file: string;
  /** Text by full key (`pools.title`, `legs_one`). */
  byKey: ReadonlyMap<string, string>;
  problems: LocaleProblem[];
}

/** Reads one language of one namespace. An unreadable file is a problem and has no texts. */
export function readTexts(file: string): Texts {
  const byKey = new Map<string, string>();
  const problems: LocaleProblem[] = [];
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value)) collect(inner, key ? `${key}.${name}` : name);
    } else if (typeof value !== 'string') {
      problems.push({ kind: 'not-a-text', file, key, message: 'is neither a text nor a group of texts' });
    } else {
      byKey.set(key, value);
      if (value.trim() === '') problems.push({ kind: 'empty', file, key, message: 'has no text' });
    }
  };
  try {
    collect(JSON.parse(readFileSync(file, 'utf8')), '');
  } catch (error) {
    problems.push({ kind: 'unreadable', file, key: '', message: `cannot be read: ${String(error)}` });
  }
  return { file, byKey, problems };
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The key in the sources: `legs` for `legs_one` and `legs_other`. A key is a plural form only if
 * its `_one` or `_other` exists.
 */
export const saidKey = (key: string, texts: Texts): string => {
  const base = key.replace(PLURAL, '');
  return texts.byKey.has(`${base}_other`) || texts.byKey.has(`${base}_one`) ? base : key;
};

// The variables with their formats (`amount, currency(EUR)`), and the tags that <Trans> fills.
const variablesOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{-?\s*([^}]+?)\s*\}\}|(<\/?[\w-]+\/?>)/g)].map(([, name, tag]) => name ?? tag))]
    .sort()
    .join(', ');

/** Differences between two languages: keys, plural forms, variables of a text. */
export function compareTexts(texts: Texts, other: Texts, pluralForms: readonly string[]): LocaleProblem[] {
  const problems: LocaleProblem[] = [];
  const report = (kind: LocaleProblem['kind'], key: string, message: string) =>
    problems.push({ kind, file: texts.file, key, message });
  const said = new Set([...texts.byKey.keys()].map((key) => saidKey(key, texts)));
  for (const key of other.byKey.keys()) {
    if (saidKey(key, other) === key && !texts.byKey.has(key)) {
      report('missing-translation', key, `exists only in ${other.file}`);
    } else if (saidKey(key, other) !== key && !said.has(saidKey(key, other))) {
      report('missing-translation', key, `exists only in ${other.file}`);
    }
  }
  for (const key of said) {
    if (texts.byKey.has(key)) continue;
    for (const form of pluralForms) {
      if (!texts.byKey.has(`${key}_${form}`))
        report('missing-plural', `${key}_${form}`, 'this language needs this plural form');
    }
  }
  for (const [key, text] of texts.byKey) {
    const translation = other.byKey.get(key);
    // A plural form may spell its number as a word: "one leg", "{{count}} legs".
    if (translation === undefined || saidKey(key, texts) !== key) continue;
    if (variablesOf(text) !== variablesOf(translation)) {
      report(
        'other-variables',
        key,
        `has the variables {${variablesOf(text)}}, ${other.file} has {${variablesOf(translation)}}`,
      );
    }
  }
  return problems;
}
