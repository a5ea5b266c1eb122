import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A compile cache, since compiling takes most of the time of a start. */
const COMPILED = fileURLToPath(new URL('../../.cache/node', import.meta.url));

type Child = ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> };

/**
 * Starts a script in its own process. By default its stdout is piped, and its stderr is the test's.
 */
export const startNode = (
  script: URL,
  words: readonly string[],
  { env = process.env, ...options }: SpawnOptions = {},
): Child =>
  spawn(process.execPath, [fileURLToPath(script), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
    env: { ...env, NODE_COMPILE_CACHE: COMPILED },
  }) as Child;
