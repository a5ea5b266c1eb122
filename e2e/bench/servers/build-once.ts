import { buildApp, buildMonolith } from '@paddock/webpack-preset';

/**
 * `node build-once.ts <out> <folder> [<folder>…]`: builds one app, or shell and remotes as one
 * build, and prints its CPU time in ms.
 */
const [, , outDir = '', app = '', ...remotes] = process.argv;
const options = { mode: 'production', outDir } as const;
if (remotes.length > 0) await buildMonolith(app, remotes, options);
else await buildApp(app, options);
const { user, system } = process.cpuUsage();
process.stdout.write(`${Math.round((user + system) / 1000)}\n`);
