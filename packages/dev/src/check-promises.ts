import { dirname } from 'node:path';
import { readRepositoryFile as read, repositoryFiles } from './repository-files.ts';

/** Every numbered promise of a SPEC.md is cited by a test of its package or of e2e, every citation names a promise, and no two have one number. */
const files = repositoryFiles();
const idsIn = (text: string) => new Set(text.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []);
const cited = (within: string) =>
  idsIn(
    files
      .filter((file) => file.startsWith(`${within}/`) && /\.(test|spec)\.tsx?$/.test(file))
      .map(read)
      .join('\n'),
  );

const endToEnd = cited('e2e');
let problems = 0;
const complain = (text: string) => {
  problems += 1;
  console.error(text);
};

for (const spec of files.filter((file) => file.endsWith('/SPEC.md'))) {
  const promised = idsIn(read(spec));
  const prefix = /\b([A-Z][A-Z0-9]*)-1\b/.exec(read(spec))?.[1];
  const tests = cited(dirname(spec));
  const numbers = [...read(spec).matchAll(/^(?:\| *|- \*\*)([A-Z][A-Z0-9]*-\d+)\b/gm)].map(([, id]) => id);
  for (const [at, id] of numbers.entries()) if (numbers.indexOf(id) < at) complain(`${spec}: two promises are ${id}`);
  const own = (ids: Set<string>) => [...ids].filter((id) => id.startsWith(`${prefix}-`));
  for (const id of own(promised)) if (!tests.has(id) && !endToEnd.has(id)) complain(`${spec}: no test cites ${id}`);
  for (const id of own(tests)) if (!promised.has(id)) complain(`${spec}: a test cites ${id}, which is not promised`);
}
process.exitCode = problems > 0 ? 1 : 0;
