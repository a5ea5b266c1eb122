import type { Build } from '../../record.ts';

/** For each library that a shell may provide, a text in every minified copy of it. */
export const SIGNATURES: Readonly<Record<string, string>> = {
  // Not the symbol of elements: a JSX runtime contains it, too, and may be in any build.
  react: '__CLIENT_INTERNALS_DO_NOT_USE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE',
  'react-router': '__reactRouterVersion',
  '@tanstack/react-query': 'No QueryClient set',
  i18next: 'missingKeyHandler',
  'react-i18next': 'NO_I18NEXT_INSTANCE',
  '@paddock/core': 'The database does not answer',
};

/** Those of which a page has one, whatever its shell provides. */
const ALWAYS = ['react', 'react-dom', 'react-router', '@paddock/core'];

/**
 * Whether remotes get a library from the shell.
 * @param shell `null`: none is live yet
 */
export const isOfShell = (library: string, shell: Build | null): boolean =>
  Object.hasOwn(SIGNATURES, library) &&
  (ALWAYS.includes(library) || (shell !== null && Object.hasOwn(shell.shared, library)));

/** The shell's libraries found in a remote's scripts, each with the first file that has it. */
export const bundledLibraries = (
  build: Build,
  scripts: Readonly<Record<string, string>>,
  shell: Build | null,
): [string, string][] =>
  Object.entries(SIGNATURES).flatMap(([library, signature]): [string, string][] => {
    if (!isOfShell(library, shell)) return [];
    const file = Object.keys(build.files).find((name) => scripts[name]?.includes(signature));
    return file === undefined ? [] : [[library, file]];
  });
