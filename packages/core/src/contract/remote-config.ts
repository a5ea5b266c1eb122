import type { Contract } from './contract.ts';
import type { Heads } from './heads.ts';
import type { Pages } from './pages.ts';
import type { Locale } from './product.ts';

/** A text in each language, for use before the remote's own texts are loaded. */
export type Labels = { [_ in Locale]: string };

/** The viewers of a menu entry: logged-in customers, or visitors without a login. */
export type Audience = 'customer' | 'anonymous';

/** An entry of a menu. Entries are sorted by `position`, smallest first. */
export interface MenuEntry {
  path: `/${string}`;
  label: Labels;
  position: number;
  /** Default: everyone. */
  audience?: Audience;
}

/**
 * A condition that can hide a panel (PANELS-4): its button is inside or outside the burger menu, a
 * customer is logged in or not, the screen is that of a desktop or a phone, the page has the empty
 * layout.
 */
export type PanelCondition =
  | 'burger'
  | 'nonBurger'
  | 'authorized'
  | 'nonAuthorized'
  | 'desktop'
  | 'mobile'
  | 'emptyLayout';

/** How a header panel behaves. Each rule is off by default. */
export interface PanelRules {
  /** The panel is hidden if all conditions of one entry hold. */
  hidden: readonly (readonly PanelCondition[])[];
  /** Stays open when another panel opens. */
  independent?: boolean;
  /** A visitor gets the login form instead, and the panel after the login. */
  requiresLogin?: boolean;
  /** The panel has no content; its button leads to the page of this link. */
  link?: string;
  /** The panel stays open on a click outside and on navigation. */
  stays?: boolean;
  /**
   * On a wide screen the panel is always open, beside the page. Elsewhere it opens over the page;
   * on a phone, a bar shows its status.
   */
  beside?: boolean;
}

/**
 * A header panel: its button and its rules. `src/remote.ts` has its component under the same name.
 */
export interface PanelConfig {
  name: string;
  label: Labels;
  /** The `d` of an SVG path on a 24 x 24 grid, drawn as a line. */
  icon: string;
  /**
   * The buttons of shell and remotes are sorted by it. The shell's positions are in
   * `shell/src/panels/panel-table.ts`.
   */
  position: number;
  rules: PanelRules;
  /** Query parameters that open the panel on any page. */
  opensOn?: readonly string[];
}

/**
 * The `remote.config.ts` of a remote. The build publishes it, so that the shell knows it before any
 * code runs.
 */
export interface RemoteConfig {
  name: string;
  pages?: Pages;
  heads?: Heads;
  menus?: {
    /** The main menu. */
    main?: readonly MenuEntry[];
    /** The menu of the account's pages. */
    user?: readonly MenuEntry[];
  };
  panels?: readonly PanelConfig[];
  contract?: Contract;
  /** The JSON file of this remote's texts for each locale. */
  messages: Labels;
}

/** The `shell.config.ts` of the shell: the pages, panels and modals that no remote may claim. */
export interface ShellConfig {
  /** The product's name, time zone (IANA) and currency (ISO 4217), which the edge uses in heads. */
  product: { name: string; timeZone: string; currency: string };
  /** The languages of the product. The first has no prefix in a URL. */
  locales: readonly Locale[];
  pages: Pages;
  heads?: Heads;
  /** Names of the shell's own panels. */
  panels?: readonly string[];
  /** Names of the system modals. */
  modals?: readonly string[];
  contract?: Contract;
}

/** Does nothing at run time. It makes a typo in `remote.config.ts` a compile error. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
