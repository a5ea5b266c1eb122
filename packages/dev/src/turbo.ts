import { spawn } from 'node:child_process';
import { root } from './root.ts';

/**
 * Runs turbo tasks in the workspace. Results of unchanged packages come from the cache. Resolves
 * with turbo's exit code.
 */
export function turbo(
  tasks: string[],
  options: { args?: string[]; env?: Record<string, string>; quiet?: boolean; logs?: 'errors-only' | 'new-only' } = {},
): Promise<number> {
  const { args = [], env = {}, quiet = false, logs = 'errors-only' } = options;
  return run(
    'pnpm',
    ['exec', 'turbo', 'run', ...tasks, `--output-logs=${logs}`, '--log-order=stream', ...args],
    env,
    quiet,
  );
}

/**
 * Runs a command in the root of the repository. If `quiet`, prints its output only after a failure.
 */
export function run(command: string, args: string[], env: Record<string, string> = {}, quiet = false): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0 && output) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}
