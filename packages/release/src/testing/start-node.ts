import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Compiled modules are kept here: most of a start is to compile some thirty of them. */
const COMPILED = fileURLToPath(new URL('../../.cache/node', import.meta.url));

/** Starts a script in a process of its own; what it writes to stderr shows up in the test's output. */
export const startNode = (
  script: URL,
  ...words: string[]
): ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> } =>
  spawn(process.execPath, [fileURLToPath(script), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
