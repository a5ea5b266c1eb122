import type { Contract } from './contract.ts';
import type { Heads } from './heads.ts';
import type { Pages } from './pages.ts';
import type { Locale } from './product.ts';

/** A text in each language, for what is on screen before the remote's own texts are. */
export type Labels = { [_ in Locale]: string };

/** The viewers of a menu entry: logged-in customers, or visitors without a login. */
export type Audience = 'customer' | 'anonymous';

/** One entry of a menu. The smaller its `position`, the earlier it stands. */
export interface MenuEntry {
  path: `/${string}`;
  label: Labels;
  position: number;
  /** Everybody without it. */
  audience?: Audience;
}

/**
 * A condition that can hide a panel (core §2): its button is inside or outside the burger menu, a
 * customer is logged in or not, the screen is a desktop's or a phone's, the page has the empty
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
  /** Hidden where all conditions of one entry hold. */
  hidden: readonly (readonly PanelCondition[])[];
  /** Stays open when another panel opens. */
  independent?: boolean;
  /** Opens the login form in its place for a visitor, and itself after the login. */
  requiresLogin?: boolean;
  /** The panel has no content: its button leads to the page of this link. */
  link?: string;
  /** Neither a press beside it nor a navigation closes it. */
  stays?: boolean;
  /**
   * On a wide screen it stands beside the page, and stays. Elsewhere it lies over the page; on a
   * phone, its status stands on a bar.
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
   * Buttons of shell and remotes stand in this order; the shell's are
   * `shell/src/panels/panel-table.ts`.
   */
  position: number;
  rules: PanelRules;
  /** Query parameters that open the panel on any page. */
  opensOn?: readonly string[];
}

/**
 * `remote.config.ts` of a remote: read by the build, published with it, known to the shell before
 * any code runs.
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
  /** Per locale, the JSON file of this remote's texts. */
  messages: Labels;
}

/** `shell.config.ts` of the shell: the pages, panels and modals that no remote may claim. */
export interface ShellConfig {
  /**
   * How the edge names the product, and writes times (IANA zone) and amounts (ISO 4217) into heads.
   */
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

/**
 * Checks nothing at run time: it is there so that a typo in `remote.config.ts` is a compile error.
 */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
