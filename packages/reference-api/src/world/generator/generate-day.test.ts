import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { instantAt, minutesIn } from '../day/zone.ts';
import { addForm } from './form.ts';
import { generateDay } from './generate-day.ts';

describe('the generated day', () => {
  test('[DAY-1] is the same for the same seed and day, and another for another seed', async () => {
    const [one, same, other] = await Promise.all(
      [1, 1, 2].map(async (seed) => {
        const { ask } = createTestApi('2026-11-21T14:00:00Z', { seed });
        const race = (await ask('/api/v1/races/next')).body.data[0].id;
        return [(await ask('/api/v1/meetings')).body, (await ask(`/api/v1/races/${race}`)).body];
      }),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('[DAY-1] is the same whenever it is generated anew, with what its horses ran before', () => {
    const [one, same] = [1, 2].map(() => {
      const meetings = generateDay(1, '2026-11-21');
      addForm(1, meetings);
      return { meetings, form: meetings[0]?.races[0]?.runners.map(({ formOn }) => formOn?.('2026-11-21')) };
    });
    expect(same?.meetings).not.toBe(one?.meetings);
    expect(same?.form).toEqual(one?.form);
    expect(generateDay(1, '2026-11-21')).toEqual(generateDay(1, '2026-11-21'));
  });

  test('[DAY-2] has all eight countries, trot and gallop, on any day', async () => {
    const { ask } = createTestApi('2026-11-21T14:00:00Z');
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22', '2031-02-28']) {
      const meetings = (await ask(`/api/v1/meetings?date=${date}`)).body.data;
      const countries = new Set(meetings.map((meeting: { country: string }) => meeting.country));
      expect([...countries].sort()).toEqual(['CAN', 'DEU', 'FRA', 'GBR', 'IRL', 'SWE', 'USA', 'ZAF']);
      expect(new Set(meetings.map((meeting: { race_type: string }) => meeting.race_type))).toEqual(new Set(['T', 'H']));
      expect(meetings.every((meeting: { date: string }) => meeting.date === date)).toBe(true);
    }
  });

  test('[DAY-2] has no racing on days of another century', async () => {
    const { ask } = createTestApi('2026-11-21T14:00:00Z');
    for (const date of ['1970-01-01', '1999-12-31', '2100-01-01']) {
      expect((await ask(`/api/v1/meetings?date=${date}`)).body.data).toEqual([]);
    }
    for (const date of ['2000-01-01', '2099-12-31']) {
      expect((await ask(`/api/v1/meetings?date=${date}`)).body.data.length).toBeGreaterThan(10);
    }
  });

  test('[DAY-3] knows a next race at every half hour of a day, soonest first', async () => {
    const { ask, setNow } = createTestApi('2026-11-21T00:00:00Z');
    const midnight = Date.parse('2026-11-21T00:00:00Z');
    for (let half = 0; half < 48; half += 1) {
      const now = midnight + half * 1_800_000;
      setNow(now);
      const offs = (await ask('/api/v1/races/next')).body.data.map((race: { post_time: string }) =>
        Date.parse(race.post_time),
      );
      expect(offs).toHaveLength(5);
      expect(offs).toEqual(offs.toSorted((a: number, b: number) => a - b));
      expect(offs[0]).toBeGreaterThan(now);
    }
  });

  test('[DAY-2] keeps local times over a change of clocks', () => {
    for (const date of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-11-01']) {
      for (const zone of ['Europe/Berlin', 'America/New_York', 'Africa/Johannesburg']) {
        expect(minutesIn(zone, instantAt(zone, date, 665))).toBe(665);
      }
    }
  });
});
