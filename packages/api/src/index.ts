export { ApiError, defaultErrorMessage, isApiError } from './client/api-error.ts';
export { apiKey, apiMutation, apiPageQuery, apiQuery } from './client/api-query.ts';
export { type Answer, type Api, createApi } from './client/create-api.ts';
export { withInlineErrors } from './client/inline-errors.ts';
export type { ApiData, ApiInput, ApiOperation, OperationId } from './client/operation.ts';
export type { components, operations } from './generated/schema.ts';
export { keepNewestRaces } from './races/keep-newest-races.ts';
export { isRegularRunner, poolNeedsLogin } from './races/race.model.ts';
export type {
  Dividend,
  Meeting,
  MeetingResults,
  NextRace,
  Pool,
  Race,
  RaceResult,
  RaceStatus,
  RaceSummary,
  RaceType,
  Runner,
} from './races/race.types.ts';
export type { Camel } from './wire/names.ts';
