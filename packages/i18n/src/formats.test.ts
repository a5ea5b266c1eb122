import {
  addDays,
  apiDate,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatMoney,
  formatOdds,
  formatTime,
  formatWeekday,
  formatZone,
  parseCalendarDate,
  registerDate,
} from '@paddock/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const centsOf = (text: string): number => Number(text.replace(/[^\d-]/g, ''));

describe('I18N-6: money', () => {
  it('is written as each language writes it', () => {
    expect(formatMoney(123_456, 'de')).toBe('1.234,56\u00a0€');
    expect(formatMoney(123_456, 'en')).toBe('€1,234.56');
    expect(formatMoney(-5, 'de')).toBe('-0,05\u00a0€');
    expect(formatMoney(-0, 'en')).toBe('€0.00');
  });

  it('shows every cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(formatMoney(amount, 'de'))).toBe(amount);
        expect(centsOf(formatMoney(amount, 'en'))).toBe(amount);
      }),
    );
  });
});

it.each([
  [350, '3,5', '3.5'],
  [100, '1,0', '1.0'],
  [1234, '12,34', '12.34'],
])('I18N-7: odds of %i hundredths', (odds, german, english) => {
  expect(formatOdds(odds, 'de')).toBe(german);
  expect(formatOdds(odds, 'en')).toBe(english);
});

it('I18N-7: odds with another divisor', () => {
  expect(formatOdds(35, 'de', 10)).toBe('3,5');
});

describe('I18N-8: dates and times', () => {
  it('writes a date for eyes and for the register', () => {
    expect(formatDate('2025-11-05')).toBe('05.11.2025');
    expect(registerDate('2025-11-05')).toBe('05-11-2025');
    expect(formatWeekday('2025-11-05', 'de')).toBe('Mi');
    expect(formatWeekday('2025-11-05', 'en')).toBe('Wed');
  });

  it('shows Berlin time, in summer and in winter', () => {
    expect(formatTime('2025-01-31T23:05:00Z')).toBe('00:05');
    expect(formatTime('2025-07-31T23:05:00Z')).toBe('01:05');
    expect(formatDateTime('2025-12-31T23:05:00Z')).toBe('01.01.2026 00:05');
  });

  it('shows the time of another zone when told, and can say which', () => {
    expect(formatTime('2025-07-31T16:05:00Z', 'America/New_York')).toBe('12:05');
    expect(formatZone('2025-01-31T12:00:00Z', 'de')).toBe('MEZ');
    expect(formatZone('2025-07-31T12:00:00Z', 'en')).toBe('CEST');
  });

  it('writes the day of the zone for the API', () => {
    expect(apiDate('2025-11-05T23:30:00Z')).toBe('2025-11-06');
    expect(apiDate('2025-11-05T23:30:00Z', 'America/New_York')).toBe('2025-11-05');
    expect(apiDate(Date.UTC(2025, 10, 5))).toBe('2025-11-05');
  });
});

it.each([
  [-1, '0:00', '0:00'],
  [7_999, '0:07', '0:07'],
  [299_999, '4:59', '4:59'],
  [300_000, '5 Min.', '5 mins'],
  [3_600_000, '1 Std. 0 Min.', '1 hr 0 mins'],
  [7_500_000, '2 Std. 5 Min.', '2 hrs 5 mins'],
])('I18N-9: a countdown of %i ms', (ms, german, english) => {
  expect(formatCountdown(ms, 'de')).toBe(german);
  expect(formatCountdown(ms, 'en')).toBe(english);
});

describe('I18N-10: a date parameter', () => {
  it('is taken when it is a day of the calendar', () => {
    expect(parseCalendarDate('2024-02-29')).toBe('2024-02-29');
  });

  it.each([undefined, '', '2025-02-29', '2025-13-01', '2025-1-1', '05.11.2025', '2025-11-05T00:00', ' 2025-11-05'])(
    'is refused when it is %j',
    (text) => {
      expect(parseCalendarDate(text)).toBeUndefined();
    },
  );

  it('counts on and back over months and clock changes', () => {
    expect(addDays('2025-02-28', 1)).toBe('2025-03-01');
    expect(addDays('2025-10-26', 1)).toBe('2025-10-27');
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), (days) => {
        expect(addDays(addDays('2025-11-05', days), -days)).toBe('2025-11-05');
      }),
    );
  });
});
