import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, run } from '@paddock/dev';
import { BUGS, type Bug } from './bugs.ts';
import { filesCiting } from './proofs.ts';

/** Like `run`, but silent: the tests are meant to fail here. */
const runSilently = (cwd: string, words: string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn('pnpm', words, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs the tests of one promise, or some cases of the table, in a copy of the repository. */
async function runTests(copy: string, { of, cites }: Bug): Promise<number> {
  const env = { CHROMIUM: ensureChromium(), PARTS: 'all' };
  if (of !== 'table') {
    const files = await filesCiting(of, [cites], copy);
    return runSilently(join(copy, of), ['exec', 'vitest', 'run', ...files, '-t', `\\b${cites}\\b`], env);
  }
  const built = await runSilently(copy, ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], env);
  if (built !== 0) throw new Error('The copy with the bug does not build');
  const table = ['exec', 'playwright', 'test', '--project=pages', 'faults/', '-g', cites];
  return runSilently(join(copy, 'e2e'), table, env);
}

/** Whether the tests fail with this bug. They must pass without it. */
async function isFound(copy: string, planted: Bug): Promise<boolean> {
  const path = join(copy, planted.file);
  const source = await readFile(path, 'utf8');
  if (source.split(planted.from).length !== 2)
    throw new Error(`${planted.file} must contain this exactly once to plant the bug: ${planted.from}`);
  await writeFile(
    path,
    source.replace(planted.from, () => planted.to),
  );
  const code = await runTests(copy, planted);
  await writeFile(path, source);
  return code !== 0;
}

/**
 * Plants one bug after another in a copy of the last commit, and prints those that no test finds.
 * Resolves with the exit code.
 * @param kinds numbers of classes; empty for all
 */
export async function plantBugs(kinds: readonly number[]): Promise<number> {
  const wanted = BUGS.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const copy = await mkdtemp(join(tmpdir(), 'paddock-teeth-'));
  const lost: Bug[] = [];
  try {
    if ((await run('git', ['worktree', 'add', '--quiet', '--detach', '--force', copy, 'HEAD'])) !== 0) return 1;
    if ((await run('pnpm', ['--dir', copy, 'install', '--prefer-offline', '--frozen-lockfile'], {}, true)) !== 0)
      return 1;
    for (const planted of wanted) {
      const found = await isFound(copy, planted);
      if (!found) lost.push(planted);
      console.log(`${found ? '✔' : '✘'} class ${planted.kind}: ${planted.of} ${planted.cites}`);
    }
  } finally {
    await run('git', ['worktree', 'remove', '--force', copy], {}, true);
    await rm(copy, { recursive: true, force: true });
  }
  console.log(`${wanted.length - lost.length} of ${wanted.length} bugs were found`);
  return lost.length === 0 ? 0 : 1;
}
