import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '@paddock/dev';
import { CLASSES } from './classes.ts';
import type { RanProof } from './report.ts';
import { readCited } from './table.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = resolve(import.meta.dirname, '../.cache/faults');

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

const isCited = (text: string, promise: string) => new RegExp(`\\b${promise}\\b`).test(text);

/** The test files of a package that cite one of these promises. */
export async function filesCiting(of: string, promises: readonly string[], root = ROOT): Promise<string[]> {
  const found: string[] = [];
  const pattern = of === 'e2e' ? '!(node_modules|.cache|faults)/**/*.spec.ts' : 'src/**/*.test.{ts,tsx}';
  for await (const file of glob(pattern, { cwd: join(root, of) })) {
    const text = await readFile(join(root, of, file), 'utf8');
    if (promises.some((promise) => isCited(text, promise))) found.push(file);
  }
  return found;
}

/** The tests that ran. */
export async function readVitest(file: string): Promise<{ title: string; passed: boolean }[]> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));
}

/** Runs the tests of a package that cite these promises. If it cannot run, none is proven. */
async function runOne(of: string, promises: readonly string[], env: Record<string, string>): Promise<RanProof[]> {
  const files = await filesCiting(of, promises);
  const words = `\\b(${promises.join('|')})\\b`;
  const report = join(CACHE, `${of.replaceAll('/', '-')}.json`);
  const { name } = JSON.parse(await readFile(join(ROOT, of, 'package.json'), 'utf8')) as { name: string };
  const [tool, read] =
    of === 'e2e'
      ? ([['playwright', 'test', '--project=pages', ...files, '-g', words, '--reporter=json'], readCited] as const)
      : ([['vitest', 'run', ...files, '-t', words, '--reporter=json', `--outputFile=${report}`], readVitest] as const);
  await run('pnpm', ['--filter', name, 'exec', ...tool], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, true);
  const tests = await read(report).catch(() => []);
  return promises.map((cites) => {
    const own = tests.filter(({ title }) => isCited(title, cites));
    const passed = own.filter((test) => test.passed).length;
    return { of, cites, passed, failed: own.length - passed };
  });
}

/** Runs the proofs outside of the table, one package at a time. @param only these packages */
export async function runProofs(env: Record<string, string>, only: readonly string[] = []): Promise<RanProof[]> {
  const wanted = new Map<string, Set<string>>();
  for (const { of, cites } of CLASSES.flatMap(({ proofs }) => proofs))
    wanted.set(of, new Set([...(wanted.get(of) ?? []), ...cites]));
  const ran: RanProof[] = [];
  for (const [of, promises] of wanted)
    if (only.length === 0 || only.includes(of)) ran.push(...(await runOne(of, [...promises], env)));
  return ran;
}
