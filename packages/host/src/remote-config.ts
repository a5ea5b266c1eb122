/** `remote.config.ts` of a remote: read by the build, published with it, known to the shell before any code runs. */
export interface RemoteConfig {
  name: string;
  claims: {
    /** URLs this squad owns; no shell deploy is needed to add one. */
    routes?: RouteClaimConfig[];
    /** Entries of the main menu, here because the menu is there before the remote's code. The smaller `position`, the earlier. */
    navigation?: { path: string; label: { de: string; en: string }; position: number }[];
    /** Header panels: `ticker`, `livestream`. */
    panels?: string[];
    /** System modals by name. */
    modals?: string[];
    /** Slots of other people's pages that this remote fills: `race.stream`. */
    slots?: string[];
  };
  /** Per locale, the JSON file of this remote's texts. */
  messages: { de: string; en: string };
}

export interface RouteClaimConfig {
  /** `/race/:id`, `/races/:date?`; without the locale prefix. */
  path: string;
  /** The module that `src/remote.ts` imports lazily for this URL, so that the edge can preload its files. */
  module: string;
  /** API reads the page starts with: `/api/v1/races/:id`. The edge preloads them. */
  reads?: string[];
}

/** `shell.config.ts` of the shell: its own pages, known to the edge as those of a remote are, and its own panels. */
export interface ShellConfig {
  /** A claim without `module` leads on to another address: it loads nothing more. */
  routes: (Omit<RouteClaimConfig, 'module'> & Partial<Pick<RouteClaimConfig, 'module'>>)[];
  /** Header panels that no remote may claim. */
  panels?: string[];
}

/** Checks nothing at run time: it is there so that a typo in `remote.config.ts` is a compile error. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
