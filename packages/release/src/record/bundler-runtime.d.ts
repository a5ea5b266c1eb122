import type { ShareScope } from './container.ts';

export function createBundlerRuntime(shares: ShareScope): object;
