// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { day, flag, instant, integer, list, nullable, number, object, text, word } from '../../wire/shapes.ts';
import { readCountry, readDay, readInstant, readNextRun, readRaceId, readRaceType } from '../shapes.ts';

const readRaceStatus = /*#__PURE__*/ word("OPEN", "CLOSED", "FINISHED", "OFFICIAL", "CANCELLED");
const readPlacing = /*#__PURE__*/ object({ place: integer, startnrs: /*#__PURE__*/ list(integer) }, { margin: integer });
const readOdds = integer;
const readShortestOdds = /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, horse: text, odds: readOdds }));
const readNextRace = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, name: text, country: readCountry, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, post_time: instant, status: readRaceStatus, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, start_method: /*#__PURE__*/ word("AUTO", "VOLT", null), going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, has_jackpot: flag, has_fix: flag, is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer), stream_archive_id: /*#__PURE__*/ nullable(integer), result: /*#__PURE__*/ nullable(/*#__PURE__*/ list(readPlacing)), favorites: readShortestOdds });
const readPerson = /*#__PURE__*/ object({ id: integer, name: text });
const readOddsOrNone = /*#__PURE__*/ nullable(integer);
const readWinOdds = /*#__PURE__*/ object({ current: readOddsOrNone, previous: /*#__PURE__*/ nullable(integer), reference: /*#__PURE__*/ nullable(integer), at: /*#__PURE__*/ nullable(instant), history: /*#__PURE__*/ list(/*#__PURE__*/ object({ at: readInstant, odds: readOdds })) });
const readRunner = /*#__PURE__*/ object({ startnr: integer, bet_number: integer, entry: /*#__PURE__*/ nullable(text), status: /*#__PURE__*/ word("NON_RUNNER", null), horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), original_rider: /*#__PURE__*/ nullable(readPerson), trainer: /*#__PURE__*/ nullable(readPerson), owner: /*#__PURE__*/ nullable(text), age: /*#__PURE__*/ nullable(integer), sex: /*#__PURE__*/ word("M", "F", "G", null), weight: /*#__PURE__*/ nullable(integer), distance: /*#__PURE__*/ nullable(integer), draw: /*#__PURE__*/ nullable(integer), form: /*#__PURE__*/ nullable(text), rating: /*#__PURE__*/ nullable(integer), blinkers: flag, shoes: /*#__PURE__*/ word("ALL", "FRONT", "BACK", "NONE", null), odds: readWinOdds, place: /*#__PURE__*/ nullable(integer), incident: /*#__PURE__*/ word("DISQUALIFIED", "FELL", "PULLED_UP", "UNSEATED", null) });
const readDividend = /*#__PURE__*/ object({ pool: text, combination: text, odd: /*#__PURE__*/ nullable(integer), unit: integer, currency: text, winners: /*#__PURE__*/ nullable(number), jackpot: /*#__PURE__*/ nullable(integer), note: /*#__PURE__*/ nullable(text) });
const readPool = /*#__PURE__*/ object({ id: integer, name: text, priority: integer, status: /*#__PURE__*/ word("OPEN", "CLOSED", "NOT_OFFERED"), reason: /*#__PURE__*/ word("TOO_FEW_RUNNERS", "TOO_MANY_RUNNERS", "CANCELLED", "NOT_SOLD", null), currency: text, min_stake: /*#__PURE__*/ nullable(integer), closes_at: readInstant, turnover: /*#__PURE__*/ nullable(integer), takeout: /*#__PURE__*/ nullable(integer), jackpot: /*#__PURE__*/ nullable(integer), odds_at: /*#__PURE__*/ nullable(instant), odds: /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, odds: readOdds, max: /*#__PURE__*/ nullable(integer) })), dividends_status: /*#__PURE__*/ word("PROVISIONAL", "FINAL", null), dividends: /*#__PURE__*/ list(readDividend) }, { legs: /*#__PURE__*/ list(readRaceId) });
const readRace = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, name: text, country: readCountry, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, post_time: instant, status: readRaceStatus, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, start_method: /*#__PURE__*/ word("AUTO", "VOLT", null), going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, has_jackpot: flag, has_fix: flag, is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer), stream_archive_id: /*#__PURE__*/ nullable(integer), result: /*#__PURE__*/ nullable(/*#__PURE__*/ list(readPlacing)), is_handicap: flag, jackpot_multiplier: /*#__PURE__*/ nullable(integer), runners: /*#__PURE__*/ list(readRunner), pools: /*#__PURE__*/ list(readPool) });
const readRacePools = /*#__PURE__*/ object({ race_id: readRaceId, status: readRaceStatus, pools: /*#__PURE__*/ list(readPool) });
const readRaceFields = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, name: text, country: readCountry, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, post_time: instant, status: readRaceStatus, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, start_method: /*#__PURE__*/ word("AUTO", "VOLT", null), going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, has_jackpot: flag, has_fix: flag, is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer), stream_archive_id: /*#__PURE__*/ nullable(integer), result: /*#__PURE__*/ nullable(/*#__PURE__*/ list(readPlacing)) });
const readMeeting = /*#__PURE__*/ object({ id: integer, country: readCountry, origin_country: text, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, firstracedate: readInstant, lastracedate: readInstant, racecount: integer, pdf: /*#__PURE__*/ nullable(text), program_pdf: /*#__PURE__*/ nullable(text), is_live: flag, has_fix: flag, has_h2h: flag, has_worldpool: flag, livestream_id: /*#__PURE__*/ nullable(integer), races: /*#__PURE__*/ list(readRaceFields) });
const readRaceResult = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, name: text, country: readCountry, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, post_time: instant, status: readRaceStatus, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, start_method: /*#__PURE__*/ word("AUTO", "VOLT", null), going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, has_jackpot: flag, has_fix: flag, is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer), stream_archive_id: /*#__PURE__*/ nullable(integer), result: /*#__PURE__*/ nullable(/*#__PURE__*/ list(readPlacing)), placed: /*#__PURE__*/ list(/*#__PURE__*/ object({ place: integer, startnr: integer, horse: text, rider: /*#__PURE__*/ nullable(text), odds: /*#__PURE__*/ nullable(integer) })), dividends: /*#__PURE__*/ list(readDividend) });
const readMeetingResults = /*#__PURE__*/ object({ id: integer, country: readCountry, origin_country: text, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, firstracedate: readInstant, lastracedate: readInstant, racecount: integer, pdf: /*#__PURE__*/ nullable(text), program_pdf: /*#__PURE__*/ nullable(text), is_live: flag, has_fix: flag, has_h2h: flag, has_worldpool: flag, livestream_id: /*#__PURE__*/ nullable(integer), races: /*#__PURE__*/ list(readRaceResult) });
const readNonRunner = /*#__PURE__*/ object({ startnr: integer, horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), withdrawn_at: /*#__PURE__*/ nullable(instant) });
const readRaceNonRunners = /*#__PURE__*/ object({ id: readRaceId, number: integer, name: text, post_time: readInstant, status: readRaceStatus, count: integer }, { runners: /*#__PURE__*/ list(readNonRunner) });
const readMeetingNonRunners = /*#__PURE__*/ object({ id: integer, country: readCountry, origin_country: text, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, firstracedate: readInstant, lastracedate: readInstant, racecount: integer, pdf: /*#__PURE__*/ nullable(text), program_pdf: /*#__PURE__*/ nullable(text), is_live: flag, has_fix: flag, has_h2h: flag, has_worldpool: flag, livestream_id: /*#__PURE__*/ nullable(integer), races: /*#__PURE__*/ list(readRaceNonRunners) });
const readRiderChange = /*#__PURE__*/ object({ startnr: integer, horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), original_rider: readPerson });
const readRaceRiderChanges = /*#__PURE__*/ object({ id: readRaceId, number: integer, name: text, post_time: readInstant, status: readRaceStatus, count: integer }, { runners: /*#__PURE__*/ list(readRiderChange) });
const readMeetingRiderChanges = /*#__PURE__*/ object({ id: integer, country: readCountry, origin_country: text, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, firstracedate: readInstant, lastracedate: readInstant, racecount: integer, pdf: /*#__PURE__*/ nullable(text), program_pdf: /*#__PURE__*/ nullable(text), is_live: flag, has_fix: flag, has_h2h: flag, has_worldpool: flag, livestream_id: /*#__PURE__*/ nullable(integer), races: /*#__PURE__*/ list(readRaceRiderChanges) });
const readLongTermRace = /*#__PURE__*/ object({ id: readRaceId, classic_id: integer, name: text, country: readCountry, track_id: integer, track_name: text, race_type: readRaceType, date: readDay, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, currency: text, pool: text, min_stake: integer, closes_at: readInstant, odds_at: readInstant, runners: /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, horse: readPerson, trainer: /*#__PURE__*/ nullable(readPerson), odds: readOdds })) });
const readHeadToHeadRace = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, name: text, country: readCountry, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, post_time: instant, status: readRaceStatus, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, start_method: /*#__PURE__*/ word("AUTO", "VOLT", null), going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, has_jackpot: flag, has_fix: flag, is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer), stream_archive_id: /*#__PURE__*/ nullable(integer), result: /*#__PURE__*/ nullable(/*#__PURE__*/ list(readPlacing)), duels: /*#__PURE__*/ list(/*#__PURE__*/ object({ pool: readPool, rivals: /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), odds: readOddsOrNone })) })) });
const readOverviewRace = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, country: readCountry, track_name: text, race_type: readRaceType, post_time: readInstant, status: readRaceStatus, is_live: flag, has_jackpot: flag });
const readOverviewMeeting = /*#__PURE__*/ object({ id: integer, country: readCountry, track_id: integer, track_name: text, date: readDay, race_type: readRaceType, firstracedate: readInstant, lastracedate: readInstant, racecount: integer, finished_count: integer, next_race_id: /*#__PURE__*/ nullable(integer), next_post_time: /*#__PURE__*/ nullable(instant), is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer) }, { race_info: /*#__PURE__*/ list(readOverviewRace) });
const readRacingCountry = /*#__PURE__*/ object({ code: readCountry, name_de: text, name_en: text, position: integer });
const readCountryParticipants = /*#__PURE__*/ object({ country: readCountry, participants: /*#__PURE__*/ list(/*#__PURE__*/ object({ id: integer, name: text, starts: /*#__PURE__*/ list(/*#__PURE__*/ object({ race_id: readRaceId, number: integer, track_name: text, post_time: readInstant, startnr: integer })) })) });
const readPerformance = /*#__PURE__*/ object({ id: readRaceId, date: readDay, country: readCountry, track_name: text, number: integer, name: text, race_type: readRaceType, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, startnr: integer, status: /*#__PURE__*/ word("NON_RUNNER", null), rider: /*#__PURE__*/ nullable(readPerson), weight: /*#__PURE__*/ nullable(integer), place: /*#__PURE__*/ nullable(integer), incident: /*#__PURE__*/ word("DISQUALIFIED", "FELL", "PULLED_UP", "UNSEATED", null), odds: /*#__PURE__*/ nullable(integer) });
const readHorseRecord = /*#__PURE__*/ object({ starts: integer, wins: integer, places: integer });
const readHorse = /*#__PURE__*/ object({ id: integer, performances: /*#__PURE__*/ list(readPerformance) }, { name: text, country: readCountry, race_type: readRaceType, age: /*#__PURE__*/ nullable(integer), sex: /*#__PURE__*/ word("M", "F", "G", null), sire: /*#__PURE__*/ nullable(text), dam: /*#__PURE__*/ nullable(text), trainer: /*#__PURE__*/ nullable(readPerson), owner: /*#__PURE__*/ nullable(text), form: /*#__PURE__*/ nullable(text), record: /*#__PURE__*/ nullable(readHorseRecord), next_run: /*#__PURE__*/ nullable(readNextRun) });
const readPremiumOffer = /*#__PURE__*/ object({ race_id: readRaceId, number: integer, track_name: text, country: readCountry, post_time: readInstant, pool: text, min_stake: integer, currency: text, horses: integer, legs: /*#__PURE__*/ list(readRaceId) });
const readPremiumBets = /*#__PURE__*/ object({ sqp: flag, spot: flag, harryboy: flag, data: /*#__PURE__*/ object({ sqp: /*#__PURE__*/ list(readPremiumOffer), spot: /*#__PURE__*/ list(readPremiumOffer), harryboy: /*#__PURE__*/ list(readPremiumOffer) }) });
const readPremiumType = /*#__PURE__*/ word("sqp", "spot", "harryboy");
const readPremiumBet = /*#__PURE__*/ object({ type: readPremiumType, active: flag, offers: /*#__PURE__*/ list(readPremiumOffer) });
const readRaceFavorite = /*#__PURE__*/ object({ race: readRaceFields, startnr: integer, horse: readPerson, rider: /*#__PURE__*/ nullable(readPerson), odds: readOdds });
const readHighlightRace = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, name: text, country: readCountry, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, post_time: instant, status: readRaceStatus, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, start_method: /*#__PURE__*/ word("AUTO", "VOLT", null), going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, has_jackpot: flag, has_fix: flag, is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer), stream_archive_id: /*#__PURE__*/ nullable(integer), result: /*#__PURE__*/ nullable(/*#__PURE__*/ list(readPlacing)), favorites: readShortestOdds, reasons: /*#__PURE__*/ list(/*#__PURE__*/ word("JACKPOT", "SERIES", "QUINTE", "PURSE")) });
const readPoolJackpot = /*#__PURE__*/ object({ id: integer, pool: text, amount: integer, currency: text, closes_at: readInstant, race: readRaceFields });
const readPoolOdds = /*#__PURE__*/ object({ race_id: readRaceId, pool: text, status: /*#__PURE__*/ word("OPEN", "CLOSED", "NOT_OFFERED"), odds_at: /*#__PURE__*/ nullable(instant), lines: /*#__PURE__*/ list(/*#__PURE__*/ object({ id: text, startnrs: /*#__PURE__*/ list(integer), odds: readOdds, max: /*#__PURE__*/ nullable(integer), since: instant, history: /*#__PURE__*/ list(/*#__PURE__*/ object({ at: readInstant, odds: readOdds })) })) });
const readBetGroup = /*#__PURE__*/ object({ id: integer, code: text, name_de: text, name_en: text, order: integer, pools: /*#__PURE__*/ list(text) });
const readStakePercent = /*#__PURE__*/ object({ race_id: readRaceId, pool: text, at: /*#__PURE__*/ nullable(instant), turnover: /*#__PURE__*/ nullable(integer), currency: text, runners: /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, percent: integer })) });
const readSearchResult = /*#__PURE__*/ object({ id: text, type: /*#__PURE__*/ word("horse", "rider", "trainer", "race", "meeting", "track"), ref: integer, name: text, country: readCountry, track_name: /*#__PURE__*/ nullable(text), date: day, race_id: /*#__PURE__*/ nullable(integer), race_number: /*#__PURE__*/ nullable(integer), post_time: /*#__PURE__*/ nullable(instant) });

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
