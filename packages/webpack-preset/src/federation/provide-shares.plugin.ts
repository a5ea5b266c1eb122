import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Compiler } from 'webpack';
import { resolveShare } from '../shares/resolve-share.ts';
import type { Share } from '../shares/shares.ts';

/**
 * Offers the shell's own modules to remotes. The shell imports them as ordinary modules, so it has neither an "eager
 * consumption" error nor a negotiation to lose. By file and not by name: what nobody in the shell imports is provided too.
 * All in the shell's entry: a share that has to be fetched is a request more on the way to a page, and one that failed
 * once fails for ever in Module Federation. A chunk per component of the kit was twenty requests for 3 kB.
 */
export class ProvideSharesPlugin {
  private readonly shares: Share[];

  constructor(shares: Share[]) {
    this.shares = shares;
  }

  apply(compiler: Compiler): void {
    // Consumes nothing, but brings the runtime module that hands what is provided to the federation runtime.
    new ConsumeSharedPlugin({ consumes: {} }).apply(compiler);
    const mode = compiler.options.mode === 'development' ? 'development' : 'production';
    const provides = this.shares.map((share) => ({
      [resolveShare(share, mode)]: { shareKey: share.key, version: share.version, eager: true, singleton: true },
    }));
    new ProvideSharedPlugin({ provides } as ConstructorParameters<typeof ProvideSharedPlugin>[0]).apply(compiler);
  }
}
