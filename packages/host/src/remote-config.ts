/**
 * The door that `remote.config.ts`, `contract.ts` and `src/pages.ts` use. It has pure data and
 * types: the build reads those files with Node, so nothing here may import React or use the DOM.
 */
import './product-words.ts';

export {
  type Contract,
  type Contracts,
  type Disagreements,
  defineRemote,
  type Head,
  type Heads,
  type Pages,
  type PanelRules,
  type RemoteConfig,
  type ShellConfig,
} from '@paddock/core/remote-config';
export { MODAL_NAMES } from './product/modals/modal-names.ts';
