import { apiQuery, type Camel, type components } from '@paddock/api';
import { getLongTermRaces } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A market on the winner of a race that is months ahead. */
export type LongTermRace = Camel<components['schemas']['LongTermRace']>;

/** The open long-term markets, by day. */
export const longTermQuery = withInlineErrors(apiQuery(api, getLongTermRaces));
