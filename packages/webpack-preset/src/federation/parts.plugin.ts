import { fileURLToPath } from 'node:url';
import {
  ContainerPlugin,
  FederationModulesPlugin,
  FederationRuntimePlugin,
  SharePlugin,
} from '@module-federation/enhanced';
import type { Compiler } from 'webpack';
import type { Share } from '../shares/shares.ts';

/** What a remote is as a container. */
export interface Container {
  /** The file of the container. */
  filename: string;
  /** Path of the one exposed module. */
  module: string;
  /** The name of that module's chunk group. */
  chunk: string;
  /** What the remote takes from the shell. */
  shares: Share[];
}

const EXPOSE = './remote';

/** By exact name, and `import: false`: none of it is ever bundled or offered to others. */
const wantedShares = (shares: Share[]) =>
  Object.fromEntries(
    shares.map(({ key, version }) => [
      key,
      { import: false as const, singleton: true, requiredVersion: `^${version}`, strictVersion: false },
    ]),
  );

/**
 * Applies the parts of Module Federation, each as its `ModuleFederationPlugin` would. That one also
 * loads the code for manifests and types, which costs a third of the time before a build begins.
 * The shell is no container: it exposes nothing and takes nothing.
 */
export class PartsPlugin {
  /** The parts find each other's options by this name, under `_options`. */
  readonly name = 'ModuleFederationPlugin';
  private readonly _options: NonNullable<ConstructorParameters<typeof FederationRuntimePlugin>[0]>;
  private readonly container: Container | null;

  constructor(name: string, container: Container | null) {
    this._options = { name, remotes: {}, shareStrategy: 'loaded-first', virtualRuntimeEntry: true };
    this.container = container;
  }

  apply(compiler: Compiler): void {
    // Without it each part looks for webpack in the stack of an error, and webpack compiles the
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
