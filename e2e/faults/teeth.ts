import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, run } from '@paddock/dev';
import { BUGS, type Bug, isPlaceable } from './bugs.ts';
import { filesCiting, readVitest } from './proofs.ts';
import { readCases } from './table.ts';

/** Like `run`, but silent: the tests are meant to fail here. */
const runSilently = (cwd: string, words: string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('pnpm', words, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** The tests of one promise, or some cases of the table, that ran in a copy of the repository. */
async function runTests(copy: string, { of, cites }: Bug): Promise<{ passed: boolean }[]> {
  const report = join(copy, 'e2e/.cache/teeth.json');
  await rm(report, { force: true });
  const env = { CHROMIUM: ensureChromium(), PARTS: 'all', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  if (of !== 'table') {
    const files = await filesCiting(of, [cites], copy);
    const tests = [
      'exec',
      'vitest',
      'run',
      ...files,
      '-t',
      `\\b${cites}\\b`,
      '--reporter=json',
      `--outputFile=${report}`,
    ];
    await runSilently(join(copy, of), tests, env);
    return readVitest(report);
  }
  const built = await runSilently(copy, ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], env);
  if (built !== 0) throw new Error('The copy with the bug does not build');
  const table = ['exec', 'playwright', 'test', '--project=pages', 'faults/', '-g', cites, '--reporter=json'];
  await runSilently(join(copy, 'e2e'), table, env);
  return readCases(report);
}

/**
 * Whether a test fails with this bug. They must pass without it.
 * @throws Error if no test ran
 */
async function isFound(copy: string, planted: Bug): Promise<boolean> {
  const path = join(copy, planted.file);
  const source = await readFile(path, 'utf8');
  if (!isPlaceable(source, planted)) throw new Error(`${planted.file} must contain this exactly once: ${planted.from}`);
  await writeFile(
    path,
    source.replace(planted.from, () => planted.to),
  );
  const ran = await runTests(copy, planted).finally(() => writeFile(path, source));
  if (ran.length === 0) throw new Error('No test ran');
  return ran.some(({ passed }) => !passed);
}

/**
 * Plants one bug after another in a copy of the last commit, and prints those that no test finds,
 * and those without a verdict. Resolves with the exit code.
 * @param kinds numbers of classes; empty for all
 */
export async function plantBugs(kinds: readonly number[]): Promise<number> {
  const wanted = BUGS.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const copy = await mkdtemp(join(tmpdir(), 'paddock-teeth-'));
  let found = 0;
  try {
    if ((await run('git', ['worktree', 'add', '--quiet', '--detach', '--force', copy, 'HEAD'])) !== 0) return 1;
    if ((await run('pnpm', ['--dir', copy, 'install', '--prefer-offline', '--frozen-lockfile'], {}, true)) !== 0)
      return 1;
    for (const planted of wanted) {
      const words = `class ${planted.kind}: ${planted.of} ${planted.cites}`;
      try {
        const isOne = await isFound(copy, planted);
        if (isOne) found += 1;
        console.log(`${isOne ? '✔' : '✘'} ${words}`);
      } catch (error) {
        console.log(`? ${words}: ${(error as Error).message}`);
      }
    }
  } finally {
    await run('git', ['worktree', 'remove', '--force', copy], {}, true);
    await rm(copy, { recursive: true, force: true });
  }
  console.log(`${found} of ${wanted.length} bugs were found`);
  return found === wanted.length ? 0 : 1;
}
