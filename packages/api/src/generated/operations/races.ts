// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readBetGroup, readCountryParticipants, readHeadToHeadRace, readHighlightRace, readHorse, readLongTermRace, readMeeting, readMeetingNonRunners, readMeetingResults, readMeetingRiderChanges, readNextRace, readOverviewMeeting, readOverviewRace, readPoolJackpot, readPoolOdds, readPremiumBet, readPremiumBets, readRace, readRaceFavorite, readRaceNonRunners, readRacePools, readRaceRiderChanges, readRacingCountry, readSearchResult, readStakePercent } from '../shapes.ts';

/** The next races, by off time. */
export const getNextRaces = /*#__PURE__*/ operation('getNextRaces', '/v1/races/next', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readNextRace), { staleMs: 15000 });

/** One race with its runners and pools. */
export const getRace = /*#__PURE__*/ operation('getRace', '/v1/races/{id}', (client, path, input) => client.GET(path, input), readRace, { staleMs: 5000 });

/** The pools of a race with odds and dividends. */
export const getRacePools = /*#__PURE__*/ operation('getRacePools', '/v1/races/{id}/pools', (client, path, input) => client.GET(path, input), readRacePools, { staleMs: 5000 });

/** The meetings of a day with their races. */
export const getMeetings = /*#__PURE__*/ operation('getMeetings', '/v1/meetings', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeeting), { staleMs: 60000 });

/** One meeting with its races. */
export const getMeeting = /*#__PURE__*/ operation('getMeeting', '/v1/meetings/{id}', (client, path, input) => client.GET(path, input), readMeeting, { staleMs: 60000 });

/** What a day has finished so far. */
export const getResults = /*#__PURE__*/ operation('getResults', '/v1/results', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeetingResults), { staleMs: 45000 });

/** Non-runners of a day or of a meeting. */
export const getNonRunners = /*#__PURE__*/ operation('getNonRunners', '/v1/nonrunners', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeetingNonRunners), { staleMs: 45000 });

/** Changes of riders and drivers of a day or of a meeting. */
export const getRiderChanges = /*#__PURE__*/ operation('getRiderChanges', '/v1/riderchanges', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeetingRiderChanges), { staleMs: 45000 });

/** Non-runners of a race. */
export const getRaceNonRunners = /*#__PURE__*/ operation('getRaceNonRunners', '/v1/races/{id}/nonrunners', (client, path, input) => client.GET(path, input), readRaceNonRunners, { staleMs: 15000 });

/** Changes of riders and drivers of a race. */
export const getRaceRiderChanges = /*#__PURE__*/ operation('getRaceRiderChanges', '/v1/races/{id}/riderchanges', (client, path, input) => client.GET(path, input), readRaceRiderChanges, { staleMs: 15000 });

/** Long-term markets: winners of races months ahead at fixed odds. */
export const getLongTermRaces = /*#__PURE__*/ operation('getLongTermRaces', '/v1/races/ltm', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLongTermRace), { staleMs: 45000 });

/** Races of a day with duels of two runners. */
export const getHeadToHeadRaces = /*#__PURE__*/ operation('getHeadToHeadRaces', '/v1/races/h2h', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readHeadToHeadRace), { staleMs: 15000 });

/** The meetings of a day in few words. */
export const getOverviewMeetings = /*#__PURE__*/ operation('getOverviewMeetings', '/v1/overview/meetings', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readOverviewMeeting), { staleMs: 15000 });

/** The races of a day in few words. */
export const getOverviewRaces = /*#__PURE__*/ operation('getOverviewRaces', '/v1/overview/races', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readOverviewRace), { staleMs: 15000 });

/** The meetings of a past day with their archive pictures. */
export const getMeetingsArchive = /*#__PURE__*/ operation('getMeetingsArchive', '/v1/meetings/archive', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeeting), { staleMs: 60000 });

/** Countries with racing, by position. */
export const getCountries = /*#__PURE__*/ operation('getCountries', '/v1/countries', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readRacingCountry), { staleMs: 3600000 });

/** Who starts on a day, by country and name. */
export const getCountryParticipants = /*#__PURE__*/ operation('getCountryParticipants', '/v1/countries/participants/{type}', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readCountryParticipants), { staleMs: 60000 });

/** A horse and its past performances. */
export const getHorse = /*#__PURE__*/ operation('getHorse', '/v1/horses/{id}', (client, path, input) => client.GET(path, input), readHorse, { staleMs: 60000 });

/** The premium bets and their races. */
export const getPremiumList = /*#__PURE__*/ operation('getPremiumList', '/v1/premium', (client, path, input) => client.GET(path, input), readPremiumBets, { staleMs: 15000 });

/** One premium bet and its races. */
export const getPremium = /*#__PURE__*/ operation('getPremium', '/v1/premium/{type}', (client, path, input) => client.GET(path, input), readPremiumBet, { staleMs: 15000 });

/** The clearest favourites of the coming races. */
export const getRaceFavorites = /*#__PURE__*/ operation('getRaceFavorites', '/v1/races/favorites', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readRaceFavorite), { staleMs: 15000 });

/** Races of today that stand out. */
export const getHighlights = /*#__PURE__*/ operation('getHighlights', '/v1/races/highlights', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readHighlightRace), { staleMs: 45000 });

/** Amounts carried over into pools that are open. */
export const getJackpots = /*#__PURE__*/ operation('getJackpots', '/v1/races/jackpots', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPoolJackpot), { staleMs: 45000 });

/** Odds of a pool per runner or combination, with their age and past. */
export const getPoolOdds = /*#__PURE__*/ operation('getPoolOdds', '/v1/races/{id}/pools/{pool}/odds', (client, path, input) => client.GET(path, input), readPoolOdds, { staleMs: 5000 });

/** Families of pools, in the order of their tabs. */
export const getBetGroups = /*#__PURE__*/ operation('getBetGroups', '/v1/bet-groups', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBetGroup), { staleMs: 3600000 });

/** How the stakes of a pool are spread over the runners of a race. */
export const getStakePercent = /*#__PURE__*/ operation('getStakePercent', '/v1/pools/{pool}/stake-percent', (client, path, input) => client.POST(path, input), readStakePercent, { staleMs: 15000 });

/** Horses, races, meetings, riders, trainers and tracks by name. */
export const search = /*#__PURE__*/ operation('search', '/v1/search', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readSearchResult), { staleMs: 60000 });
