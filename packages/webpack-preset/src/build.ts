#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before webpack is loaded, since parsing its code takes half of a build with a warm cache.
enableCompileCache();
const { runBuild } = await import('./run-build.ts');
process.exitCode = await runBuild(process.cwd(), process.argv[2] === 'development' ? 'development' : 'production');
