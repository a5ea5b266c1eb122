import { dirname } from 'node:path';
import { readRepositoryFile, repositoryFiles } from '../repository-files.ts';
import { report } from './report.ts';

/*
 * Checks that a test of its package or of e2e cites every numbered promise of a SPEC.md
 * (`- **CARD-3** …` or `| CARD-3 | …`), and that every citation names a promise. Numbers of
 * promises must be unique, and so must the prefix of a SPEC.md.
 */

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const isSpec = (file: string): boolean => file.endsWith('/SPEC.md');
const idsIn = (text: string): Set<string> => new Set(text.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []);
/** An id that begins a title in another form than `[CARD-1] `. Words such as `UTF-8` match, too. */
const LOOSE_TITLE =
  /\(\s*['"`](?:\[[A-Z][A-Z0-9]*-\d+\] )*(?:\[([A-Z][A-Z0-9]*-\d+)\b(?!\][ '])|([A-Z][A-Z0-9]*-\d+)\b)/g;
const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/**
 * The problems of promises and citations, a line each.
 * @param texts each SPEC.md and test, by its file
 */
export function promiseProblems(texts: Record<string, string>): string[] {
  const citations = Object.entries(texts)
    .filter(([file]) => isTest(file))
    .map(([file, text]) => ({ file, ids: idsIn(text) }));
  const isCited = (id: string, folder: string): boolean =>
    citations.some(({ file, ids }) => file.startsWith(`${folder}/`) && ids.has(id));

  const problems: string[] = [];
  const specOf = new Map<string, string>();
  const promised = new Set<string>();
  for (const [spec, text] of Object.entries(texts).filter(([file]) => isSpec(file)))
    for (const [, id = ''] of text.matchAll(/(?:^\| *|\*\*)([A-Z][A-Z0-9]*-\d+)\b/gm)) {
      const other = specOf.get(prefixOf(id)) ?? spec;
      if (other !== spec) problems.push(`${spec}: the prefix of ${id} is taken by ${other}`);
      specOf.set(prefixOf(id), spec);
      if (promised.has(id)) problems.push(`${spec}: two promises are ${id}`);
      promised.add(id);
      if (!isCited(id, dirname(spec)) && !isCited(id, 'e2e')) problems.push(`${spec}: no test cites ${id}`);
    }
  for (const { file, ids } of citations)
    for (const id of ids)
      if (specOf.has(prefixOf(id)) && !promised.has(id)) problems.push(`${file}: cites ${id}, which is not promised`);
  for (const [file, text] of Object.entries(texts).filter(([file]) => isTest(file)))
    for (const [, opened = '', bare = opened] of text.matchAll(LOOSE_TITLE))
      if (promised.has(bare)) problems.push(`${file}: the title with ${bare} must begin with [${bare}]`);
  return problems;
}

if (import.meta.main) {
  const files = repositoryFiles().filter((file) => isTest(file) || isSpec(file));
  report(promiseProblems(Object.fromEntries(files.map((file) => [file, readRepositoryFile(file)]))));
}
