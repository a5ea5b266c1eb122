import { ConsumeSharedPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Compiler } from 'webpack';
import { resolveShare } from '../shares/resolve-share.ts';
import type { Share } from '../shares/shares.ts';

/**
 * Offers the shell's modules to remotes, by file, so that even modules that the shell never imports
 * are provided. The shell itself imports them as ordinary modules, without negotiation. All are in
 * the shell's entry, since a share in a separate chunk would be another request, which Module
 * Federation never retries after a failure.
 */
export class ProvideSharesPlugin {
  private readonly shares: Share[];

  constructor(shares: Share[]) {
    this.shares = shares;
  }

  apply(compiler: Compiler): void {
    // It consumes nothing, but adds the runtime module that passes provided modules to the
    // federation runtime.
    new ConsumeSharedPlugin({ consumes: {} }).apply(compiler);
    const mode = compiler.options.mode === 'development' ? 'development' : 'production';
    const provides = this.shares.map((share) => ({
      [resolveShare(share, mode)]: { shareKey: share.key, version: share.version, eager: true, singleton: true },
    }));
    new ProvideSharedPlugin({ provides } as ConstructorParameters<typeof ProvideSharedPlugin>[0]).apply(compiler);
  }
}
