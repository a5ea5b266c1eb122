import type { PanelRules } from './remote-config.ts';

/** The shell's answers for the contract: it alone knows all remotes of the release. */
export interface ShellServices {
  /** The paths of links by name, of the release that this tab runs. */
  links: () => Readonly<Record<string, string>>;
  /** Hands a message to the remotes that take it. Loads them first where needed. */
  deliver: (name: string, data: object) => void;
  /** The rules of a header panel; `undefined` where nobody has such a panel. */
  panelRules: (name: string) => PanelRules | undefined;
  /**
   * The names of the system's modals, in the order in which they open. They open before all modals
   * of remotes.
   */
  systemModals: readonly string[];
}

/**
 * Without a shell (a remote's own tests) no link is known, messages are dropped, every panel opens,
 * and no modal is the system's.
 */
const none: ShellServices = {
  links: () => ({}),
  deliver: () => {},
  panelRules: () => ({ hidden: [] }),
  systemModals: [],
};

let services = none;

/** The shell calls it once at boot, tests with what they need. Returns the undo function. */
export function provideShellServices(provided: Partial<ShellServices>): () => void {
  const before = services;
  services = { ...services, ...provided };
  return () => {
    services = before;
  };
}

export const shellServices = (): ShellServices => services;
