/**
 * The door that `remote.config.ts`, `contract.ts` and `src/pages.ts` use. It has pure data and
 * types: the build reads those files with Node, so nothing here may import React or use the DOM.
 */
export type { Contract, Contracts } from './platform/contract/contract.ts';
export type { Disagreements } from './platform/contract/disagreements.ts';
export type { Head, Heads, HeadText } from './platform/contract/heads.ts';
export type { Pages } from './platform/contract/pages.ts';
export {
  defineRemote,
  type MenuEntry,
  type PanelRules,
  type RemoteConfig,
  type ShellConfig,
} from './platform/contract/remote-config.ts';
export { MODAL_NAMES } from './product/modals/modal-names.ts';
