import type { Compiler, Dependency, Module } from 'webpack';

/** Runs after webpack's own taps, which add data once all modules are read. */
const LAST = Number.MAX_SAFE_INTEGER;

/**
 * webpack sorts a module's dependencies in place while it follows re-exports, and caches the sorted
 * list. The next build would then hoist modules in another order. This plugin restores the original
 * order before the cache is written, so that a warm build gives the same bytes as a cold one.
 */
export class SameFromCachePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SameFromCachePlugin', (compilation) => {
      const parsed = new Map<Module, Dependency[]>();
      compilation.hooks.finishModules.tap({ name: 'SameFromCachePlugin', stage: LAST }, (modules) => {
        for (const module of modules) parsed.set(module, [...module.dependencies]);
      });
      compilation.hooks.afterSeal.tap('SameFromCachePlugin', () => {
        for (const [module, dependencies] of parsed) module.dependencies.splice(0, Infinity, ...dependencies);
      });
    });
  }
}
