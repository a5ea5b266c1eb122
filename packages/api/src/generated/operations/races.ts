// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readMeeting, readMeetingResults, readRace, readRaceFields, readRacePools } from '../shapes.ts';

/** The next races, by off time. */
export const getNextRaces = /*#__PURE__*/ operation('getNextRaces', 'GET', '/v1/races/next', /*#__PURE__*/ list(readRaceFields), { staleMs: 15000 });

/** One race with its runners and pools. */
export const getRace = /*#__PURE__*/ operation('getRace', 'GET', '/v1/races/{id}', readRace, { staleMs: 5000 });

/** The pools of a race with odds and dividends. */
export const getRacePools = /*#__PURE__*/ operation('getRacePools', 'GET', '/v1/races/{id}/pools', readRacePools, { staleMs: 5000 });

/** The meetings of a day with their races. */
export const getMeetings = /*#__PURE__*/ operation('getMeetings', 'GET', '/v1/meetings', /*#__PURE__*/ list(readMeeting), { staleMs: 60000 });

/** One meeting with its races. */
export const getMeeting = /*#__PURE__*/ operation('getMeeting', 'GET', '/v1/meetings/{id}', readMeeting, { staleMs: 60000 });

/** What a day has finished so far. */
export const getResults = /*#__PURE__*/ operation('getResults', 'GET', '/v1/results', /*#__PURE__*/ list(readMeetingResults), { staleMs: 45000 });
