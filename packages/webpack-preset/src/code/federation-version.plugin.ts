import type { Compiler } from 'webpack';

/** Module Federation writes a version into the build, and takes it from the folder the process stands in unless told. */
export class FederationVersionPlugin {
  private readonly version: string;

  constructor(version: string) {
    this.version = version;
  }

  /** Stands before ModuleFederationPlugin, which reads the variable when it is applied. */
  apply(_compiler: Compiler): void {
    process.env.MF_BUILD_VERSION = this.version;
  }
}
