import { fileURLToPath } from 'node:url';
import {
  ContainerPlugin,
  FederationModulesPlugin,
  FederationRuntimePlugin,
  SharePlugin,
} from '@module-federation/enhanced';
import type { Compiler } from 'webpack';
import type { Share } from '../shares/shares.ts';

/** A remote's container. */
export interface Container {
  /** The file of the container. */
  filename: string;
  /** The path of the only exposed module. */
  module: string;
  /** The name of that module's chunk group. */
  chunk: string;
  /** The shares that the remote takes from the shell. */
  shares: Share[];
}

const EXPOSE = './remote';

/** By exact name, with `import: false`, so that no share is bundled or offered to others. */
const wantedShares = (shares: Share[]) =>
  Object.fromEntries(
    shares.map(({ key, version }) => [
      key,
      { import: false as const, singleton: true, requiredVersion: `^${version}`, strictVersion: false },
    ]),
  );

/**
 * Applies the parts of Module Federation as its `ModuleFederationPlugin` would. That plugin also
 * loads code for manifests and types, which takes a third of the time before a build begins. The
 * shell is no container, so it exposes and takes nothing.
 */
export class PartsPlugin {
  /** The parts look for a plugin of this name, to read its `_options`. */
  readonly name = 'ModuleFederationPlugin';
  private readonly _options: NonNullable<ConstructorParameters<typeof FederationRuntimePlugin>[0]>;
  private readonly container: Container | null;

  constructor(name: string, container: Container | null) {
    this._options = { name, remotes: {}, shareStrategy: 'loaded-first', virtualRuntimeEntry: true };
    this.container = container;
  }

  apply(compiler: Compiler): void {
    // Without this, each part looks for webpack in the stack of an error, and webpack compiles the
    // schema of its options.
    process.env.FEDERATION_WEBPACK_PATH = fileURLToPath(import.meta.resolve('webpack'));
    const { _options: options, container } = this;
    new FederationModulesPlugin().apply(compiler);
    new FederationRuntimePlugin(options).apply(compiler);
    if (!container) return;
    const { name = '' } = options;
    const { filename, module, chunk, shares } = container;
    const exposes = { [EXPOSE]: { import: module, name: chunk } };
    new ContainerPlugin({ name, library: { type: 'var', name }, filename, exposes }).apply(compiler);
    new SharePlugin({ shared: wantedShares(shares) }).apply(compiler);
  }
}
