import { apiQuery, type Camel, type components } from '@paddock/api';
import { getHeadToHeadRaces } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A race with match bets: bets on which of two horses finishes first. */
export type HeadToHeadRace = Camel<components['schemas']['HeadToHeadRace']>;
export type Duel = HeadToHeadRace['duels'][number];

/** Today's races with match bets. */
export const headToHeadQuery = withInlineErrors(apiQuery(api, getHeadToHeadRaces));
