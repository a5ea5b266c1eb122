export { ApiError, type ApiErrorKind, defaultErrorMessage, isApiError } from './client/api-error.ts';
export { apiKey, apiMutation, apiPageQuery, apiQuery } from './client/api-query.ts';
export { type Answer, type Api, type ApiOptions, createApi } from './client/create-api.ts';
export type { ApiData, ApiInput, ApiOperation, OperationId } from './client/operation.ts';
export type { components, operations, paths } from './generated/schema.ts';
export { keepNewestRaces } from './races/keep-newest-races.ts';
export { isRegularRunner, poolNeedsLogin } from './races/race.model.ts';
export type {
  Dividend,
  Meeting,
  MeetingResults,
  NextRace,
  Pool,
  Race,
  RacePools,
  RaceResult,
  RaceStatus,
  RaceSummary,
  RaceType,
  Runner,
  WinOdds,
} from './races/race.types.ts';
export type { Pagination } from './wire/envelope.ts';
export type { Camel } from './wire/names.ts';
