import type { Disagreements } from '@paddock/host/remote-config';

/**
 * A compile error here names an app whose uses do not match the `contract.ts` of their giver.
 * `tsconfig.json` includes all of these files. For remotes of other repositories, the gate makes
 * the same check.
 */
type Agreed<Problem extends never> = Problem;
export type Checked = Agreed<`${Disagreements}`>;
