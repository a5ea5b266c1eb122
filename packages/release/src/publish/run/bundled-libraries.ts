import type { Build } from '../../record.ts';

/** By library that only the shell may have, a text that every minified copy of it contains. */
export const SIGNATURES: Readonly<Record<string, string>> = {
  // Not the name of an element's symbol: a JSX runtime has that, and may be in any build.
  react: '__CLIENT_INTERNALS_DO_NOT_USE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE',
  'react-router': '__reactRouterVersion',
  '@tanstack/react-query': 'No QueryClient set',
  i18next: 'missingKeyHandler',
  'react-i18next': 'NO_I18NEXT_INSTANCE',
  '@paddock/core': 'The database does not answer',
};

/** The shell's libraries in the scripts of a remote: each with the first file that contains it. */
export const bundledLibraries = (build: Build, scripts: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(SIGNATURES).flatMap(([library, signature]): [string, string][] => {
    const file = Object.keys(build.files).find((name) => scripts[name]?.includes(signature));
    return file === undefined ? [] : [[library, file]];
  });
