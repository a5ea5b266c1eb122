import { readFileSync } from 'node:fs';
import { adviceOn, findWrongWords } from './german.ts';
import { findGermanTexts } from './german-sources.ts';
import type { LocaleProblem } from './problem.ts';
import { sourceFiles } from './source-files.ts';
import type { Texts } from './texts.ts';

const problemsIn = (file: string, key: string, text: string): LocaleProblem[] =>
  findWrongWords(text).map((wrong) => ({ kind: wrong.kind, file, key, message: adviceOn(wrong) }));

/** How a German text of a locale file addresses its reader, and whether it has its umlauts. */
export const checkGermanTexts = ({ file, byKey }: Texts): LocaleProblem[] =>
  [...byKey].flatMap(([key, text]) => problemsIn(file, key, text));

/** The same of German texts that stand in sources, beside the English ones; the key is their first words. */
export const checkGermanSources = (folders: readonly string[]): LocaleProblem[] =>
  folders
    .flatMap(sourceFiles)
    .flatMap((file) =>
      findGermanTexts(file, readFileSync(file, 'utf8')).flatMap((text) => problemsIn(file, text.slice(0, 40), text)),
    );
