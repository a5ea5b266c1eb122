import { relative } from 'node:path';
import webpack, { type Compilation, type Compiler, type Dependency, type Module, type NormalModule } from 'webpack';
import { type App, shortName } from '../apps/app.ts';
import { ownerOf } from '../apps/packages.ts';
import { shareKeyOf } from '../federation/index.ts';
import { exportsOf } from './exports-of.ts';
import { resolveShare } from './resolve-share.ts';
import { platformPackages, type Share } from './shares.ts';

type Block = Pick<Module, 'dependencies' | 'blocks'>;

const dependenciesOf = function* (block: Block): Iterable<Dependency> {
  yield* block.dependencies;
  for (const inner of block.blocks) yield* dependenciesOf(inner);
};

/**
 * Fails a remote's build if it imports something that the shell does not provide: a name that a
 * shared module does not export, or a path of a platform package that is not shared. Otherwise it
 * would fail in the customer's browser.
 */
export class CheckImportsPlugin {
  private readonly app: App;
  private readonly shares: Share[];
  private readonly packages: readonly string[];

  constructor(app: App, shares: Share[]) {
    this.app = app;
    this.shares = shares;
    this.packages = platformPackages(app.dir);
  }

  apply(compiler: Compiler): void {
    const known = new Map<string, Set<string> | null>();
    const provided = (key: string): Set<string> | null => {
      if (!known.has(key)) {
        const share = this.shares.find((candidate) => candidate.key === key);
        const file = share ? resolveShare(share, 'production') : '';
        known.set(key, /\.(?:tsx?|m?js)$/.test(file) ? exportsOf(file) : null);
      }
      return known.get(key) ?? null;
    };
    compiler.hooks.thisCompilation.tap('CheckImportsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CheckImportsPlugin', (modules) => {
        const wrong = new Set<string>();
        for (const module of modules) {
          const { resource } = module as NormalModule;
          if (!resource || ownerOf(resource)?.dir !== this.app.dir) continue;
          for (const dependency of dependenciesOf(module)) {
            const message = this.complain(compilation, dependency, provided);
            if (message) wrong.add(`${relative(this.app.dir, resource)}: ${message}`);
          }
        }
        for (const message of wrong) compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  }

  private complain(
    { moduleGraph }: Compilation,
    dependency: Dependency,
    provided: (key: string) => Set<string> | null,
  ): string | null {
    const target = moduleGraph.getModule(dependency);
    const shareKey = target && shareKeyOf(target);
    if (shareKey) {
      const [name] = (dependency as { ids?: string[] }).ids ?? [];
      if (!name || provided(shareKey)?.has(name) !== false) return null;
      return `'${name}' is not among what the host provides of ${shareKey}: use another name, or ask for it to be added there.`;
    }
    const { request } = dependency as { request?: string };
    const owner = ownerOf((target as NormalModule | null)?.resource ?? '')?.manifest.name ?? '';
    if (!request || !this.packages.includes(owner)) return null;
    const like = this.shares
      .map(({ key }) => key)
      .filter((key) => shortName(key) === shortName(owner) || key.startsWith(`${owner}/`));
    return `the shell does not provide '${request}'. Of ${owner} it provides: ${like.join(', ') || 'nothing'}.`;
  }
}
