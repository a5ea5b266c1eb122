import { type Context, Hono } from 'hono';
import { nextChange, nextChangeOfCard } from '../day/changes.ts';
import { marketAt } from '../day/market.ts';
import type { MeetingPlan, RacePlan } from '../day/plan.types.ts';
import { midnightAfter, type RaceDays, todayAt } from '../day/race-days.ts';
import { showMeeting, showMeetingResults } from '../day/show-meeting.ts';
import { showRacePools } from '../day/show-pools.ts';
import { showRace } from '../day/show-race.ts';
import { createAnswers } from './answers.ts';
import { accepted, refused } from './envelope.ts';
import { nextRaces } from './next-races.ts';
import { readDate, readSwitch, readWhole } from './parameters.ts';

const firstChange = (meetings: readonly MeetingPlan[], now: number): number =>
  meetings.reduce(
    (first, { races }) => Math.min(first, ...races.map((race) => nextChange(race, now))),
    Number.POSITIVE_INFINITY,
  );

/** Meetings, races, pools and results. `clock` gives the instant in ms. */
export const raceRoutes = (days: RaceDays, clock: () => number): Hono => {
  const app = new Hono();
  const answers = createAnswers();
  const missing = (c: Context, what: string) => c.json(refused('not_found', `There is no ${what} with this id.`), 404);

  app.get('/races/next', (c) => {
    const now = clock();
    const page = readWhole('page', c.req.query('page'), 1, 1000);
    const perPage = readWhole('pagination', c.req.query('pagination'), 5, 50);
    return answers.give(c, `next ${page} ${perPage}`, now, async () => {
      const around = await days.racesAround(todayAt(now));
      const { shown, pagination } = nextRaces(around, now, page, perPage);
      const until = around.reduce((first, race) => Math.min(first, nextChange(race, now)), midnightAfter(now));
      return { value: accepted(shown, pagination), until };
    }) as Promise<Response>;
  });

  /** What is shown of one race, by its id. */
  const ofRace = async (c: Context, word: string, show: (race: RacePlan, now: number) => unknown) => {
    const now = clock();
    const id = readWhole('id', c.req.param('id'), null);
    // No race here has a classic number.
    if (readSwitch('is_classic', c.req.query('is_classic'))) return missing(c, 'race');
    const answer = await answers.give(c, `${word} ${id}`, now, async () => {
      const race = await days.race(id);
      return race && { value: accepted(show(race, now)), until: nextChangeOfCard(race, now) };
    });
    return answer ?? missing(c, 'race');
  };

  app.get('/races/:id', (c) => {
    readSwitch('refresh', c.req.query('refresh'));
    return ofRace(c, 'race', showRace);
  });

  app.get('/races/:id/pools', (c) =>
    ofRace(c, 'pools', (race, now) => showRacePools(race, marketAt(race, now, 1), now)),
  );

  /** What is shown of a day's meetings, by its date. */
  const ofDay = (c: Context, word: string, show: (meetings: readonly MeetingPlan[], now: number) => unknown) => {
    const now = clock();
    const date = readDate('date', c.req.query('date'), todayAt(now));
    return answers.give(c, `${word} ${date}`, now, async () => {
      const meetings = await days.meetingsOf(date);
      return { value: accepted(show(meetings, now)), until: firstChange(meetings, now) };
    }) as Promise<Response>;
  };

  app.get('/meetings', (c) => ofDay(c, 'day', (meetings, now) => meetings.map((meeting) => showMeeting(meeting, now))));

  app.get('/results', (c) =>
    ofDay(c, 'results', (meetings, now) =>
      meetings.map((meeting) => showMeetingResults(meeting, now)).filter((meeting) => meeting !== null),
    ),
  );

  app.get('/meetings/:id', async (c) => {
    const now = clock();
    const id = readWhole('id', c.req.param('id'), null);
    const answer = await answers.give(c, `meeting ${id}`, now, async () => {
      const meeting = await days.meeting(id);
      return meeting && { value: accepted(showMeeting(meeting, now)), until: firstChange([meeting], now) };
    });
    return answer ?? missing(c, 'meeting');
  });

  for (const path of ['/races/next', '/races/:id', '/races/:id/pools', '/meetings', '/meetings/:id', '/results']) {
    app.all(path, (c) =>
      c.json(refused('method_not_allowed', 'This path is read with GET.'), 405, { allow: 'GET, HEAD' }),
    );
  }
  return app;
};
