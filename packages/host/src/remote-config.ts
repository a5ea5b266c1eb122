/**
 * The door that `remote.config.ts`, `contract.ts` and `src/pages.ts` use. It is pure data and types: the build reads those files
 * with Node, so nothing here may touch React or the DOM.
 */
export type { Contract, Contracts, FieldType, Shape } from './platform/contract/contract.ts';
export type { Disagreements } from './platform/contract/disagreements.ts';
export type { Alias, LazyPage, Pages } from './platform/contract/pages.ts';
export {
  type Audience,
  defineRemote,
  type Labels,
  type MenuEntry,
  type PanelCondition,
  type PanelConfig,
  type PanelRules,
  type RemoteConfig,
  type ShellConfig,
} from './platform/contract/remote-config.ts';
