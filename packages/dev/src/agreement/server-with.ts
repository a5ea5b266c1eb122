import { type Api, createApi } from '@paddock/api';
import {
  createProblems,
  createReferenceApi,
  importMeetings,
  openDatabase,
  storeImportedMeetings,
} from '@paddock/reference-api';
import { settlementOf } from '@paddock/wagers';
import type { Bet } from './random-bets.ts';

type Meeting = ReturnType<typeof importMeetings>[number];
type Pool = Meeting['races'][number]['pools'][number];

/** The races of a bet in the form of an imported file. */
const meetingOf = ({ type, date, fields, isHandicap }: Bet) => ({
  country: type.country,
  track_name: 'Lindenau',
  race_type: 'H',
  races: fields.map(({ starters, nonRunners }, leg) => ({
    number: leg + 1,
    name: `Race ${leg + 1}`,
    // Odds are known from 18 hours before the start, also for races overseas.
    start: `${date}T12:${10 + leg}:00`,
    handicap: isHandicap,
    runners: [...starters, ...nonRunners].map((startnr) => ({
      startnr,
      name: `Horse ${startnr}`,
      win_odds: 2 + startnr,
      ...(nonRunners.includes(startnr) ? { status: 'NON_RUNNER' } : {}),
    })),
  })),
});

/** The pools for a bet in a race: in each leg for a multiple, else only in the first race. */
const poolsOf = ({ type, ticket }: Bet, races: Meeting['races'], leg: number): Pool[] => {
  const rule = settlementOf(type, ticket.pool);
  if (rule.kind === 'folds') {
    return ['WIN', 'PLC'].map((name) => ({ name, kind: 'fixed', priority: 1, minRunners: 1, takeout: 0.2 }));
  }
  if (leg > 0) return [];
  const isFixed = rule.kind === 'race' && rule.agreed;
  const series = { legs: races.map(({ id }) => id), finishedAt: 0, officialAt: 0, dividends: [] };
  return [...new Set([ticket.pool, ...type.rule.pools])].map((name) => ({
    name,
    kind: rule.kind === 'duel' ? 'duel' : isFixed ? 'fixed' : races.length > 1 ? 'series' : 'win',
    priority: 1,
    minRunners: 1,
    takeout: 0.2,
    ...(rule.kind === 'duel' ? { rivals: [1, 2] as const } : {}),
    ...(races.length > 1 ? { series } : {}),
  }));
};

/** A server with one day, on which each bet has a separate meeting. */
export async function serverWith(bets: readonly Bet[], date: string) {
  const problems = createProblems();
  const meetings = importMeetings({ meetings: bets.map(meetingOf) }, date, problems).map((meeting, at) => ({
    ...meeting,
    races: meeting.races.map((race, leg) => ({
      ...race,
      dividends: null,
      pools: poolsOf(bets[at] as Bet, meeting.races, leg),
    })),
  }));
  const database = await openDatabase(':memory:');
  const stored = await storeImportedMeetings(database, { date, source: 'bets', meetings });
  if (stored.meetings.length < bets.length) throw new Error('The day has no room for so many bets.');
  const server = createReferenceApi({ database, clock: () => Date.parse(`${date}T06:00:00Z`), seed: 1 });
  const api: Api = createApi({ baseUrl: 'http://api.test/api', fetch: server.fetch, language: () => 'en' });
  return {
    api,
    /** The ids of a bet's races, by the bet's place in the list. */
    racesOf: (at: number): number[] => stored.meetings[at]?.races.map(({ id }) => id) ?? [],
    close: () => server.close(),
  };
}
