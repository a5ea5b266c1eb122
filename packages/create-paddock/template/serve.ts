import { type ChildProcess, spawn } from 'node:child_process';

const children: ChildProcess[] = [];

/** Ends all processes: none is useful alone. */
const stop = () => {
  for (const child of children) child.kill();
};

const start = (program: string, ...words: string[]) => {
  const child = spawn(program, words, { stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
  children.push(child);
};

// The edge answers the browsers. It serves only releases of keys that this store's root key trusts.
start('paddock-edge', '--data', '.paddock', '--root', '.paddock/keys/root.pub', ...process.argv.slice(2));
// Confirms each hour which release is the newest. Without it the edge raises an alarm after a day.
start('paddock', 'renew', '--every', '1h');

process.on('SIGINT', stop).on('SIGTERM', stop);
