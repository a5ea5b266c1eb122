// Written by `pnpm generate` from openapi.yaml.
export { getLimits } from './limits/getLimits.ts';
export { setLimits } from './limits/setLimits.ts';
export { getLimitChanges } from './limits/getLimitChanges.ts';
export { takeBreak } from './limits/takeBreak.ts';
export { setLimitsV2 } from './limits/setLimitsV2.ts';
export { setBetLimit } from './limits/setBetLimit.ts';
export { keepLugasAlive } from './limits/keepLugasAlive.ts';
export { extendLugasReality } from './limits/extendLugasReality.ts';
export { activateLugas } from './limits/activateLugas.ts';
export { disableLugas } from './limits/disableLugas.ts';
export { getLugasAmounts } from './limits/getLugasAmounts.ts';
export { confirmLugasAmounts } from './limits/confirmLugasAmounts.ts';
export { setWithdrawalAmount } from './limits/setWithdrawalAmount.ts';
export { disableWithdrawalAmount } from './limits/disableWithdrawalAmount.ts';
