import type { Disagreements } from '@paddock/host/remote-config';

/**
 * A compile error here names an app that uses something as no `contract.ts` of the workspace gives it: `tsconfig.json` includes all
 * of them. The gate compares the same for remotes of other repositories.
 */
type Agreed<Problem extends never> = Problem;
export type Checked = Agreed<`${Disagreements}`>;
