import { apiQuery } from '@paddock/api';
import { getDayTip } from '@paddock/api/content';
import { getRaceFavorites } from '@paddock/api/races';
import { api } from '@paddock/host';
import { quiet } from '../shared/quiet.ts';

/** The tips of the day, at most one for each kind of racing. */
export const dayTipQuery = quiet(apiQuery(api, getDayTip));

/** The ten clearest favourites of the coming races (core §7). */
export const raceFavoritesQuery = quiet(apiQuery(api, getRaceFavorites));
