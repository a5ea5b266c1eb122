#!/usr/bin/env node
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './cli/run.ts';

process.once('SIGINT', () => {
  process.stderr.write('Interrupted. A change is done completely or not at all: see `paddock status`.\n');
  process.exit(130);
});

/** In a container the user may be a number without a name. */
const readUser = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  folder: process.cwd(),
  user: readUser(),
  now: () => new Date(),
  sleep: (milliseconds) => sleep(milliseconds),
});
