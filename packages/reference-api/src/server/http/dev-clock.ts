import { Hono } from 'hono';
import { iso } from '../../world/day/zone.ts';
import { invalid } from '../operation/refused.ts';
import { accepted } from './envelope.ts';

/** A clock that can be moved and then runs on. */
export interface MovableClock {
  now(): number;
  set(instant: number): void;
}

export const createMovableClock = (clock: () => number): MovableClock => {
  let ahead = 0;
  return {
    now: () => clock() + ahead,
    set: (instant) => {
      ahead = instant - clock();
    },
  };
};

/** The latest instant for the clock: ids encode days of this century only. */
const latest = Date.parse('2099-12-30T00:00:00Z');

const readInstant = async (request: Request, now: number): Promise<number> => {
  const body: { now?: unknown; advanceMs?: unknown } = (await request.json().catch(() => null)) ?? {};
  const instant =
    typeof body.now === 'string'
      ? Date.parse(body.now)
      : typeof body.advanceMs === 'number'
        ? now + body.advanceMs
        : Number.NaN;
  if (!(instant > Date.parse('2000-01-02T00:00:00Z') && instant < latest)) throw invalid({ now: ['date'] });
  return Math.trunc(instant);
};

/**
 * `GET /dev/clock`, `POST /dev/clock {now: ISO instant} | {advanceMs: number}`. For development and
 * tests only.
 */
export const devClockRoutes = (clock: MovableClock): Hono => {
  const app = new Hono();
  const show = () => accepted({ now: iso(clock.now()) });
  app.get('/clock', (c) => c.json(show()));
  app.post('/clock', async (c) => {
    clock.set(await readInstant(c.req.raw, clock.now()));
    return c.json(show());
  });
  return app;
};
