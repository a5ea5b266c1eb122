import { apiQuery } from '@paddock/api';
import { getCountryParticipants } from '@paddock/api/races';
import { api } from '@paddock/host';
import { quiet } from '../shared/quiet.ts';
import type { ParticipantType } from './starter-index.model.ts';

/** Who starts on a day (`YYYY-MM-DD`; today without one), by country and name. */
export const participantsQuery = (type: ParticipantType, date?: string) =>
  quiet(apiQuery(api, getCountryParticipants, { path: { type }, ...(date === undefined ? {} : { query: { date } }) }));
