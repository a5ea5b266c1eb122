import type { RaceSummary } from '@paddock/api';

/** `5 – 1 – 8/13`: horses of a dead heat share a place. */
export const formatOrder = (result: NonNullable<RaceSummary['result']>): string =>
  result.map(({ startNrs }) => startNrs.join('/')).join(' – ');
