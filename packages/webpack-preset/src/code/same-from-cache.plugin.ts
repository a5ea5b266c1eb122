import type { Compiler, Dependency, Module } from 'webpack';

/** After webpack has added what it knows only once all modules are read: which expressions need not run. */
const LAST = Number.MAX_SAFE_INTEGER;

/**
 * webpack sorts a module's dependencies in place while it follows re-exports, and its cache stores what it sorted: the
 * next build then starts from another order, and puts scope-hoisted modules into another. Their first order is put back
 * before the cache is written, so that a warm build gives the bytes of a cold one.
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
