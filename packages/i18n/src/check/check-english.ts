import type { LocaleProblem } from './problem.ts';
import type { Texts } from './texts.ts';

/** Checks that English texts write "email", not "e-mail". */
export const checkEnglishTexts = ({ file, byKey }: Texts): LocaleProblem[] =>
  [...byKey].flatMap(([key, text]) =>
    /\be-mail/i.test(text) ? [{ kind: 'spelling', file, key, message: 'writes "e-mail": we write "email"' }] : [],
  );
