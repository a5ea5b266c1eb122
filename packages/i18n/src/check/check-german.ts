import { readFileSync } from 'node:fs';
import { adviceOn, findWrongWords } from './german.ts';
import { findGermanTexts } from './german-sources.ts';
import type { LocaleProblem } from './problem.ts';
import { sourceFiles } from './source-files.ts';
import type { Texts } from './texts.ts';

const problemsIn = (file: string, key: string, text: string): LocaleProblem[] =>
  findWrongWords(text).map((wrong) => ({ kind: wrong.kind, file, key, message: adviceOn(wrong) }));

/** Checks the form of address and the umlauts of German texts in locale files. */
export const checkGermanTexts = ({ file, byKey }: Texts): LocaleProblem[] =>
  [...byKey].flatMap(([key, text]) => problemsIn(file, key, text));

/**
 * Checks German texts in sources, beside the English ones. The key of a problem is the text's first
 * words.
 */
export const checkGermanSources = (folders: readonly string[]): LocaleProblem[] =>
  folders
    .flatMap(sourceFiles)
    .flatMap((file) =>
      findGermanTexts(file, readFileSync(file, 'utf8')).flatMap((text) => problemsIn(file, text.slice(0, 40), text)),
    );
