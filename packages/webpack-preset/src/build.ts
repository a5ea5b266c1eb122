#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before webpack is loaded: parsing its code is half the time of a build with a warm cache.
enableCompileCache();
const { runBuild } = await import('./run-build.ts');
process.exitCode = await runBuild(process.cwd(), process.argv[2] === 'development' ? 'development' : 'production');
