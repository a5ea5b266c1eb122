import type { Disagreements } from '@paddock/host/remote-config';

/**
 * A compile error here names an app that uses something that no `contract.ts` of the workspace
 * gives: `tsconfig.json` includes all of them. The gate compares remotes of other repositories.
 */
type Agreed<Problem extends never> = Problem;
export type Checked = Agreed<`${Disagreements}`>;
