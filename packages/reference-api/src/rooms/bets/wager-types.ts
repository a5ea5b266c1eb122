import type { components } from '@paddock/api';
import * as wagers from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';

type WireWagerType = components['schemas']['WagerType'];

const showWagerType = ({ validFrom, validUntil, name, param, rule, ...type }: wagers.WagerType): WireWagerType => ({
  ...type,
  name: [...name],
  valid_from: validFrom,
  valid_until: validUntil,
  param: {
    ...param,
    multiOptions: [...param.multiOptions],
    spotCombinedOptions: [...param.spotCombinedOptions],
  },
  rule: { ...rule, pools: [...rule.pools], bonus: [...rule.bonus], right: [...rule.right] },
});

/** The wager types of a day. @param date `YYYY-MM-DD` */
export const wagerTypesOn = (date: string, country?: string): WireWagerType[] =>
  wagers.wagerTypesOn(wagerTypes, date, country).map(showWagerType);
