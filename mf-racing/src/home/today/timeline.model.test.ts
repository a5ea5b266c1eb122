import { expect, test } from 'vitest';
import { hoursOf, slotOf } from './timeline.model.ts';

const at = (time: string) => ({ postTime: `2026-11-21T${time}:00Z` });

test('[HOME-9] the hours hold every race as a whole, and each instant has its column', () => {
  const hours = hoursOf([at('12:20'), at('14:42')]);
  expect(hours.map((hour) => new Date(hour).getUTCHours())).toEqual([12, 13, 14]);
  expect(hoursOf([at('12:20'), at('14:43')])).toHaveLength(4);
  expect(slotOf(hours, Date.parse(at('12:20').postTime))).toBe(8);
  expect(slotOf(hours, Date.parse(at('14:59').postTime))).toBe(71);
  for (const time of ['11:59', '15:00']) expect(slotOf(hours, Date.parse(at(time).postTime))).toBeNull();
});
