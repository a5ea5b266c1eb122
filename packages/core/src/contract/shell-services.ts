import type { PanelRules } from './remote-config.ts';

/** Services of the shell, which alone knows all remotes of the release. */
export interface ShellServices {
  /** The paths of links by name, from the release of this tab. */
  links: () => Readonly<Record<string, string>>;
  /** Delivers a message to the remotes that take it. Loads them first if needed. */
  deliver: (name: string, data: object) => void;
  /** The rules of a header panel; `undefined` if there is no such panel. */
  panelRules: (name: string) => PanelRules | undefined;
  /**
   * The names of the system's modals, in the order in which they open, which is before all modals
   * of remotes.
   */
  systemModals: readonly string[];
}

/**
 * The services without a shell, as in a remote's own tests: no link is known, messages are dropped,
 * every panel opens, and no modal is the system's.
 */
const none: ShellServices = {
  links: () => ({}),
  deliver: () => {},
  panelRules: () => ({ hidden: [] }),
  systemModals: [],
};

let services = none;

/** Called by the shell once at boot, and by tests. Returns a function that undoes it. */
export function provideShellServices(provided: Partial<ShellServices>): () => void {
  const before = services;
  services = { ...services, ...provided };
  return () => {
    services = before;
  };
}

export const shellServices = (): ShellServices => services;
