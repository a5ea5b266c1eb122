import { apiQuery, type Camel, type components } from '@paddock/api';
import { getOverviewMeetings, getPremiumList } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A meeting of today in few words. */
export type OverviewMeeting = Camel<components['schemas']['OverviewMeeting']>;

/** How far today's meetings are. */
export const overviewQuery = withInlineErrors(apiQuery(api, getOverviewMeetings));

/** Which premium bets are offered now (core §3: premium bet state). A menu can do without: nobody is told when it cannot be had. */
export const premiumListQuery = withInlineErrors(apiQuery(api, getPremiumList));
