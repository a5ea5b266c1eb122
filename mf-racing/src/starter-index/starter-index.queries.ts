import { apiQuery } from '@paddock/api';
import { getCountryParticipants } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import type { ParticipantType } from './starter-index.model.ts';

/** The participants of a day (`YYYY-MM-DD`; default today), by country and name. */
export const participantsQuery = (type: ParticipantType, date?: string) =>
  withInlineErrors(
    apiQuery(api, getCountryParticipants, { path: { type }, ...(date === undefined ? {} : { query: { date } }) }),
  );
