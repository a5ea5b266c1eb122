import { type Context, Hono } from 'hono';
import { marketAt } from '../day/market.ts';
import { type RaceDays, todayAt } from '../day/race-days.ts';
import { showMeeting, showMeetingResults } from '../day/show-meeting.ts';
import { showRacePools } from '../day/show-pools.ts';
import { showRace, showRaceFields } from '../day/show-race.ts';
import { accepted, refused } from './envelope.ts';
import { readDate, readSwitch, readWhole } from './parameters.ts';

/** Meetings, races, pools and results. `clock` gives the instant in ms. */
export const raceRoutes = (days: RaceDays, clock: () => number): Hono => {
  const app = new Hono();
  const missing = (c: Context, what: string) => c.json(refused('not_found', `There is no ${what} with this id.`), 404);
  const findRace = (c: Context) => {
    const id = readWhole('id', c.req.param('id'), null);
    // No race here has a classic number.
    return readSwitch('is_classic', c.req.query('is_classic')) ? null : days.race(id);
  };

  app.get('/races/next', (c) => {
    const now = clock();
    const page = readWhole('page', c.req.query('page'), 1, 1000);
    const perPage = readWhole('pagination', c.req.query('pagination'), 5, 50);
    const open = days.racesAround(todayAt(now)).filter(({ off }) => off > now);
    const shown = open.slice((page - 1) * perPage, page * perPage);
    const totalPages = Math.ceil(open.length / perPage);
    const link = (to: number) => `/api/v1/races/next?page=${to}${perPage === 5 ? '' : `&pagination=${perPage}`}`;
    return c.json(
      accepted(
        shown.map((race) => showRaceFields(race, now)),
        {
          count: shown.length,
          total: open.length,
          perPage,
          currentPage: page,
          totalPages,
          links: {
            ...(page < totalPages ? { next: link(page + 1) } : {}),
            ...(page > 1 && page <= totalPages + 1 ? { previous: link(page - 1) } : {}),
          },
        },
      ),
    );
  });

  app.get('/races/:id', (c) => {
    readSwitch('refresh', c.req.query('refresh'));
    const race = findRace(c);
    return race ? c.json(accepted(showRace(race, clock()))) : missing(c, 'race');
  });

  app.get('/races/:id/pools', (c) => {
    const race = findRace(c);
    const now = clock();
    return race ? c.json(accepted(showRacePools(race, marketAt(race, now, 1), now))) : missing(c, 'race');
  });

  app.get('/meetings', (c) => {
    const now = clock();
    const date = readDate('date', c.req.query('date'), todayAt(now));
    return c.json(accepted(days.meetingsOf(date).map((meeting) => showMeeting(meeting, now))));
  });

  app.get('/meetings/:id', (c) => {
    const meeting = days.meeting(readWhole('id', c.req.param('id'), null));
    return meeting ? c.json(accepted(showMeeting(meeting, clock()))) : missing(c, 'meeting');
  });

  app.get('/results', (c) => {
    const now = clock();
    const date = readDate('date', c.req.query('date'), todayAt(now));
    const results = days.meetingsOf(date).map((meeting) => showMeetingResults(meeting, now));
    return c.json(accepted(results.filter((meeting) => meeting !== null)));
  });

  for (const path of ['/races/next', '/races/:id', '/races/:id/pools', '/meetings', '/meetings/:id', '/results']) {
    app.all(path, (c) =>
      c.json(refused('method_not_allowed', 'This path is read with GET.'), 405, { allow: 'GET, HEAD' }),
    );
  }
  return app;
};
