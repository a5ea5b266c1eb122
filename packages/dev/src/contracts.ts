import type { Disagreements } from '@paddock/host/remote-config';

/**
 * A compile error here names an app whose uses differ from the `contract.ts` of their giver;
 * `tsconfig.json` includes all of these. The gate compares the same for remotes of other
 * repositories.
 */
type Agreed<Problem extends never> = Problem;
export type Checked = Agreed<`${Disagreements}`>;
