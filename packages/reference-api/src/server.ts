import { enableCompileCache } from 'node:module';

// Before the rest is loaded: types are stripped and code is compiled once for all starts.
enableCompileCache();

await import('./run-server.ts');
