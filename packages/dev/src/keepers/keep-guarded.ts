import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EdgeEvent } from '@paddock/edge';
import { addKey, type FileStore, readSigningKey } from '@paddock/release';
import { root } from '../root.ts';

/** Makes the robot's key if the store has none and its root key is still there. */
async function ensureRobotKey(store: FileStore): Promise<string> {
  const file = join(store.folder, 'keys/robot.key');
  if (!existsSync(file)) {
    const rootKey = readSigningKey(await readFile(join(store.folder, 'keys/root.key'), 'utf8'));
    await addKey(store, rootKey, 'robot', file, { publish: [], promote: [], rollback: [], robot: ['*'] });
  }
  return file;
}

/**
 * Runs `paddock guard` for the production channel with the store's robot key. It is a separate
 * process, so that the edge, which strangers can reach, has no key. Logs each line of its output.
 * Resolves with a function that ends it. Never rejects.
 */
export async function keepGuarded(
  store: FileStore,
  edge: string,
  log: (event: EdgeEvent) => void,
): Promise<() => Promise<void>> {
  const fail = (error: Error) => log({ level: 'alarm', event: 'not-guarded', reason: error.message });
  let guard: ChildProcess;
  try {
    const words = ['guard', '--edge', edge, '--data', store.folder, '--key', await ensureRobotKey(store)];
    if (store.trustedRoot !== null) words.push('--root', store.trustedRoot);
    guard = spawn(process.execPath, [join(root, 'packages/release/src/cli.ts'), ...words], {
      // The guard ends when the IPC channel closes, also if this process is killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  } catch (error) {
    fail(error as Error);
    return async () => {};
  }
  let isStopped = false;
  const ended = new Promise<void>((resolve) => {
    const end = (error: Error) => {
      if (!isStopped) fail(error);
      resolve();
    };
    guard.once('error', end).once('exit', (code) => end(new Error(`paddock guard ended with ${code}`)));
  });
  for (const stream of [guard.stdout, guard.stderr]) {
    stream?.on('data', (text) => log({ level: 'info', event: 'guard', said: String(text).trimEnd() }));
  }
  return async () => {
    isStopped = true;
    guard.kill();
    await ended;
  };
}
