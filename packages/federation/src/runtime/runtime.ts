import type { Container, TabBuild } from '@paddock/release/record';

/**
 * Initialises containers with the shell's shared modules and returns their modules. No network I/O.
 */
export interface Runtime {
  /**
   * The unchecked module of a remote whose entry has run. Throws the container's error. Failures
   * are not cached.
   */
  module(container: Container, build: Pick<TabBuild, 'contract'>): Promise<unknown>;
}

/** Deletes a container, so that a later load under this name defines a new one. */
export function forgetContainer(globals: Record<string, unknown>, name: string): void {
  // An entry declares its container with `var`, which cannot be deleted in a page.
  if (!Reflect.deleteProperty(globals, name)) globals[name] = undefined;
}
