import { apiQuery, type Camel, type components } from '@paddock/api';
import { getPremium } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

type Schemas = components['schemas'];

/** A way of betting in which the system chooses the horses. */
export type PremiumType = Schemas['PremiumType'];
/** A pool for which it does. */
export type PremiumOffer = Camel<Schemas['PremiumOffer']>;

/** Whether one of these bets is offered now, and where. */
export const premiumQuery = (type: PremiumType) => withInlineErrors(apiQuery(api, getPremium, { path: { type } }));
