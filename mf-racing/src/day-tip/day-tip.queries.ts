import { apiQuery } from '@paddock/api';
import { getDayTip } from '@paddock/api/content';
import { getRaceFavorites } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The tips of the day, at most one for each kind of racing. */
export const dayTipQuery = withInlineErrors(apiQuery(api, getDayTip));

/** The ten clearest favourites of the coming races (core §7). */
export const raceFavoritesQuery = withInlineErrors(apiQuery(api, getRaceFavorites));
