import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/** A test of the package or of e2e cites each promise of a SPEC.md; each citation names a promise; numbers are unique. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const idsIn = (text: string) => new Set(text.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
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
