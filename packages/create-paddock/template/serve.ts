import { spawn } from 'node:child_process';

/** Runs until the other one ends. */
const start = (program: string, ...words: string[]) =>
  spawn(program, words, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 0));

// The edge answers the browsers. It serves what the root key of this store vouches for, and nothing else.
start('paddock-edge', '--data', '.paddock', '--root', '.paddock/keys/root.pub', ...process.argv.slice(2));
// Says each hour that the newest release is the newest. Without it the edge raises an alarm after a day.
start('paddock', 'renew', '--every', '1h');
