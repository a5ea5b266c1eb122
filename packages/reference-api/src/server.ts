import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Before the rest is loaded: types are stripped and code is compiled once for all starts, …
enableCompileCache();
// … and the space for new objects stays small: nearly all of them are gone with their answer. Some 30 MB less under load.
setFlagsFromString('--semi-space-growth-factor=1');

await import('./server/run-server.ts');
