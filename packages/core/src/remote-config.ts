/**
 * The entry for `remote.config.ts`, `contract.ts` and `src/pages.ts`. The build reads those files
 * with Node, so nothing here may import React or use the DOM.
 */
export type { Contract, Contracts } from './contract/contract.ts';
export type { Disagreements } from './contract/disagreements.ts';
export type { Head, Heads, HeadText } from './contract/heads.ts';
export type { Pages } from './contract/pages.ts';
export type { Product } from './contract/product.ts';
export {
  defineRemote,
  type MenuEntry,
  type PanelRules,
  type RemoteConfig,
  type ShellConfig,
} from './contract/remote-config.ts';
