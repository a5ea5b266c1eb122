import { dirname } from 'node:path';
import { readRepositoryFile as read, repositoryFiles } from './repository-files.ts';

/**
 * Checks that a test of its package or of e2e cites every numbered promise of a SPEC.md
 * (`- **CARD-3** …` or `| CARD-3 | …`), and that every citation names a promise. Numbers of
 * promises must be unique, and so must the prefix of a SPEC.md.
 */
const files = repositoryFiles();
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const idsIn = (text: string) => new Set(text.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []);
const cited = (within: string) =>
  idsIn(
    files
      .filter((file) => file.startsWith(`${within}/`) && isTest(file))
      .map(read)
      .join('\n'),
  );
const prefixOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

const endToEnd = cited('e2e');
let problems = 0;
const complain = (text: string) => {
  problems += 1;
  console.error(text);
};

const specOf = new Map<string, string>();
const promised = new Set<string>();
for (const spec of files.filter((file) => file.endsWith('/SPEC.md'))) {
  const tests = cited(dirname(spec));
  const ids = [...read(spec).matchAll(/(?:^\| *|\*\*)([A-Z][A-Z0-9]*-\d+)\b/gm)].map(([, id = '']) => id);
  for (const id of ids) {
    const other = specOf.get(prefixOf(id)) ?? spec;
    if (other !== spec) complain(`${spec}: the prefix of ${id} is taken by ${other}`);
    specOf.set(prefixOf(id), spec);
    if (promised.has(id)) complain(`${spec}: two promises are ${id}`);
    promised.add(id);
    if (!tests.has(id) && !endToEnd.has(id)) complain(`${spec}: no test cites ${id}`);
  }
}
for (const file of files.filter(isTest))
  for (const id of idsIn(read(file)))
    if (specOf.has(prefixOf(id)) && !promised.has(id)) complain(`${file}: cites ${id}, which is not promised`);
process.exitCode = problems > 0 ? 1 : 0;
