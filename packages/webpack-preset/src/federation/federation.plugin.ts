import { fileURLToPath } from 'node:url';
import {
  ContainerPlugin,
  FederationModulesPlugin,
  FederationRuntimePlugin,
  SharePlugin,
} from '@module-federation/enhanced';
import type { Compiler } from 'webpack';

/** What a remote exposes under which chunk name, and what it wants of the shell. */
export interface FederationParts {
  exposes: Record<string, { import: string; name: string }>;
  shared: ConstructorParameters<typeof SharePlugin>[0]['shared'];
}

/**
 * Module Federation by its parts, each as its `ModuleFederationPlugin` would apply it. That one loads on top what makes
 * manifests and types, which this platform has its own ways for: a third of the time before a build begins. The shell has no
 * `parts`: it exposes nothing and takes nothing.
 */
export class FederationPlugin {
  /** By this name the parts find each other's options, under `_options`. */
  readonly name = 'ModuleFederationPlugin';
  private readonly _options: NonNullable<ConstructorParameters<typeof FederationRuntimePlugin>[0]>;
  private readonly parts: FederationParts | null;

  constructor(name: string, parts: FederationParts | null = null) {
    this._options = { name, remotes: {}, shareStrategy: 'loaded-first', virtualRuntimeEntry: true };
    this.parts = parts;
  }

  apply(compiler: Compiler): void {
    // Else each part finds it in the stack of an error, for which webpack compiles the schema of all its options.
    process.env.FEDERATION_WEBPACK_PATH = fileURLToPath(import.meta.resolve('webpack'));
    const { _options: options, parts } = this;
    new FederationModulesPlugin().apply(compiler);
    new FederationRuntimePlugin(options).apply(compiler);
    if (!parts) return;
    const { name = '' } = options;
    const library = { type: 'var', name } as const;
    new ContainerPlugin({ name, library, filename: 'entry.js', exposes: parts.exposes }).apply(compiler);
    new SharePlugin({ shared: parts.shared }).apply(compiler);
  }
}
