/** What the entry of a remote's build defines as a global: a Module Federation container. */
export interface Container {
  init(...args: unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** What initialises a container against the shell's shared modules and takes its module out. It does no network I/O. */
export interface Runtime {
  /** The module of a remote whose entry has run, unchecked. Throws what the container throws, and remembers nothing of it. */
  module(container: Container): Promise<unknown>;
}

/** Makes sure that a container that comes later under this name is a new one. */
export function forgetContainer(globals: Record<string, unknown>, name: string): void {
  // An entry declares its container with `var`, which cannot be deleted in a page.
  if (!Reflect.deleteProperty(globals, name)) globals[name] = undefined;
}
