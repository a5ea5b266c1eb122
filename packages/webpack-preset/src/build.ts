#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

const USAGE = `paddock-build [development]   builds the app of this folder into dist/ and maps/

  development  into .cache/development/, with the development builds of its libraries`;

const words = process.argv.slice(2);
const isHelp = words.includes('--help');
if (isHelp || words.some((word) => word !== 'development') || words.length > 1) {
  (isHelp ? process.stdout : process.stderr).write(`${USAGE}\n`);
  process.exit(isHelp ? 0 : 2);
}
// Before webpack is loaded, since parsing its code takes half of a build with a warm cache.
enableCompileCache();
const { runBuild } = await import('./run-build.ts');
process.exitCode = await runBuild(process.cwd(), words.length > 0 ? 'development' : 'production');
