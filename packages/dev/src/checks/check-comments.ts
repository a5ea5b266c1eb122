import { readRepositoryFile, repositoryFiles } from '../repository-files.ts';
import { report } from './report.ts';

/*
 * Checks that no line of a comment has more than 100 columns, except lines that cannot be wrapped:
 * those of `biome-ignore`, with an address, or with a type for the compiler. Comments after code on
 * the same line, and generated files, are not checked.
 */

const MAX_COLUMNS = 100;
const CHECKED = /\.(?:tsx?|[cm]?js|css)$/;
const GENERATED = /(?:^|\/)generated\//;
const COMMENT = /^\s*(?:\/\/|\{?\/\*)/;
const UNWRAPPABLE = /biome-ignore|https?:\/\/|@type \{|import\(/;

/** The lines that are too long. @param texts the sources, each by its path */
export function commentProblems(texts: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    let isInside = false;
    return text.split('\n').flatMap((line, at) => {
      const isComment = isInside || COMMENT.test(line);
      isInside = isComment && !/^\s*\/\//.test(line) && !line.includes('*/');
      const columns = [...line].length;
      if (!isComment || columns <= MAX_COLUMNS || UNWRAPPABLE.test(line)) return [];
      return [`${file}:${at + 1}: a comment of ${columns} columns, at most ${MAX_COLUMNS}`];
    });
  });
}

if (import.meta.main) {
  const files = repositoryFiles().filter((file) => CHECKED.test(file) && !GENERATED.test(file));
  report(commentProblems(Object.fromEntries(files.map((file) => [file, readRepositoryFile(file)]))));
}
