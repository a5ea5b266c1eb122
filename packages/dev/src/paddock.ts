import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** Runs the `paddock` command on a data folder, as an operator would. */
export function paddock(data: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'packages/release/src/cli.ts'), ...args], {
      env: { ...process.env, PADDOCK_DATA: data, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}
