import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Compiler } from 'webpack';
import { resolveShare } from '../shares/resolve-share.ts';
import type { Share } from '../shares/shares.ts';

/**
 * Offers the shell's own modules to remotes, by file: a module that the shell never imports is
 * provided too. The shell itself imports them as ordinary modules, without negotiation. All stand
 * in the shell's entry: a share in a chunk of its own would be another request, and Module
 * Federation never retries one that failed.
 */
export class ProvideSharesPlugin {
  private readonly shares: Share[];

  constructor(shares: Share[]) {
    this.shares = shares;
  }

  apply(compiler: Compiler): void {
    // Consumes nothing. It brings the runtime module that passes what is provided to the federation
    // runtime.
    new ConsumeSharedPlugin({ consumes: {} }).apply(compiler);
    const mode = compiler.options.mode === 'development' ? 'development' : 'production';
    const provides = this.shares.map((share) => ({
      [resolveShare(share, mode)]: { shareKey: share.key, version: share.version, eager: true, singleton: true },
    }));
    new ProvideSharedPlugin({ provides } as ConstructorParameters<typeof ProvideSharedPlugin>[0]).apply(compiler);
  }
}
