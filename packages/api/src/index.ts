export { ApiError, type ApiErrorKind, defaultErrorMessage, isApiError } from './client/api-error.ts';
export { type Answer, type Api, type ApiClient, type ApiOptions, createApi } from './client/create-api.ts';
export type { components, operations, paths } from './generated/schema.ts';
export { meetingKeys, meetingQuery, meetingsQuery, resultsQuery } from './meetings/meeting.queries.ts';
export type { Meeting, MeetingResults } from './meetings/meeting.types.ts';
export { keepNewestRaces } from './races/keep-newest-races.ts';
export { nextRacesQuery, type RaceChoice, raceKeys, racePoolsQuery, raceQuery } from './races/race.queries.ts';
export type {
  Discipline,
  Dividend,
  Incident,
  Person,
  Placing,
  Pool,
  Race,
  RacePools,
  RaceResult,
  RaceStatus,
  RaceSummary,
  RaceType,
  Runner,
  RunnerStatus,
  Sex,
  Shoes,
  StartMethod,
  WinOdds,
} from './races/race.types.ts';
export type { Pagination } from './wire/envelope.ts';
