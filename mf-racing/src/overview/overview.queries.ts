import { apiQuery, type Camel, type components } from '@paddock/api';
import { getOverviewMeetings, getPremiumList } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A short summary of one of today's meetings. */
export type OverviewMeeting = Camel<components['schemas']['OverviewMeeting']>;

/** The progress of today's meetings. */
export const overviewQuery = withInlineErrors(apiQuery(api, getOverviewMeetings));

/**
 * Which premium bets are offered now (core §3: premium bet state). A failure stays silent: the page
 * works without it.
 */
export const premiumListQuery = withInlineErrors(apiQuery(api, getPremiumList));
