import { apiQuery, type Camel, type components } from '@paddock/api';
import { getPremium } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

type Schemas = components['schemas'];

/** A bet for which the system chooses the horses. */
export type PremiumType = Schemas['PremiumType'];
/** A pool in which the bet is offered. */
export type PremiumOffer = Camel<Schemas['PremiumOffer']>;

/** Whether a premium bet is offered now, and in which pools. */
export const premiumQuery = (type: PremiumType) => withInlineErrors(apiQuery(api, getPremium, { path: { type } }));
