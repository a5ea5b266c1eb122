import {
  addDays,
  apiDate,
  countryName,
  describeTime,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatMoney,
  formatNumber,
  formatOdds,
  formatPercent,
  formatShortMoney,
  formatTime,
  formatTimeWithSeconds,
  formatWeekday,
  parseCalendarDate,
  registerDate,
} from '@paddock/i18n';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { formatZone, HOME_ZONE } from './format-time.ts';
import { LOCALES } from './locale.ts';

const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const digitsOf = (text: string): number => Number(text.replace(/[^\d-]/g, ''));
const locale = fc.constantFrom(...LOCALES);
const day = fc.integer({ min: -36_500, max: 36_500 }).map((days) => addDays('2025-11-05', days));
const instant = fc.date({ min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });

/** Of the countries on whose races we take bets. */
const CURRENCIES =
  'EUR GBP SEK NOK DKK CHF CZK PLN HUF TRY USD CAD ARS CLP UYU BRL AUD NZD HKD SGD JPY KRW AED SAR QAR MAD TND ZAR'.split(
    ' ',
  );

describe('[FORMAT-1] money', () => {
  test('[FORMAT-2] is written as each language writes it, zero without a minus', () => {
    expect(formatMoney(123_456, 'de')).toBe('1.234,56\u00a0€');
    expect(formatMoney(123_456, 'en')).toBe('€1,234.56');
    expect(formatMoney(-5, 'de')).toBe('-0,05\u00a0€');
    expect(formatMoney(-0, 'en')).toBe('€0.00');
  });

  test('[FORMAT-3] is written in the currency of a race abroad', () => {
    expect(formatMoney(2_500, 'de', 'SEK')).toBe('25,00\u00a0SEK');
    expect(formatMoney(2_500, 'en', 'SEK')).toBe('SEK\u00a025.00');
    expect(formatMoney(2_500, 'de', 'GBP')).toBe('25,00\u00a0£');
    expect(formatMoney(2_500, 'en', 'USD')).toBe('US$25.00');
    expect(formatMoney(2_500, 'de', 'JPY')).toBe('2.500\u00a0¥');
  });

  test('[FORMAT-4] leaves out decimals that are zero, in a text', () => {
    expect(formatShortMoney(100, 'de')).toBe('1\u00a0€');
    expect(formatShortMoney(150, 'de')).toBe('1,50\u00a0€');
    expect(formatShortMoney(2_500, 'en', 'SEK')).toBe('SEK\u00a025');
  });

  test.each(CURRENCIES)('shows every minor unit of %s', (currency) => {
    fc.assert(
      fc.property(cents, locale, (amount, language) => {
        expect(digitsOf(formatMoney(amount, language, currency))).toBe(amount);
      }),
    );
  });
});

describe('[FORMAT-5] numbers and percentages', () => {
  test('are written as each language writes them', () => {
    expect(formatNumber(1_234_567.5, 'de')).toBe('1.234.567,5');
    expect(formatNumber(1_234_567.5, 'en')).toBe('1,234,567.5');
    expect(formatPercent(0.125, 'de')).toBe('12,5\u00a0%');
    expect(formatPercent(0.5, 'en')).toBe('50%');
    expect(formatNumber(-0, 'de')).toBe('0');
    expect(formatPercent(-0.000_1, 'de')).toBe('0\u00a0%');
  });

  test('whole numbers come back as they were', () => {
    fc.assert(
      fc.property(cents, locale, (count, language) => {
        expect(digitsOf(formatNumber(count, language))).toBe(count);
        expect(digitsOf(formatPercent(count, language))).toBe(count * 100);
      }),
    );
  });
});

test.each([
  [350, '3,50', '3.50'],
  [100, '1,00', '1.00'],
  [1234, '12,34', '12.34'],
])('[FORMAT-6] odds of %i hundredths', (odds, german, english) => {
  expect(formatOdds(odds, 'de')).toBe(german);
  expect(formatOdds(odds, 'en')).toBe(english);
});

test('[FORMAT-7] odds with another divisor', () => {
  expect(formatOdds(35, 'de', 10)).toBe('3,5');
  expect(formatOdds(40, 'de', 10)).toBe('4,0');
  expect(formatOdds(402, 'de', 1)).toBe('402');
});

test('[FORMAT-6] every hundredth of odds is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), (odds) => {
      const [whole = '', decimals = ''] = formatOdds(odds, 'en').replaceAll(',', '').split('.');
      expect(Number(whole + decimals.padEnd(2, '0'))).toBe(odds);
    }),
  );
});

describe('[FORMAT-8] dates and times', () => {
  test('writes a date for eyes and for the register', () => {
    expect(formatDate('2025-11-05')).toBe('05.11.2025');
    expect(registerDate('2025-11-05')).toBe('05-11-2025');
    expect(formatWeekday('2025-11-05', 'de')).toBe('Mi');
    expect(formatWeekday('2025-11-05', 'en')).toBe('Wed');
    expect(formatDayMonth('2025-11-05')).toBe('05.11.');
  });

  test('loses nothing of a date', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(formatDate(date).split('.').reverse().join('-')).toBe(date);
        expect(registerDate(date)).toBe(formatDate(date).replaceAll('.', '-'));
        expect(apiDate(`${date}T12:00:00Z`)).toBe(date);
      }),
    );
  });

  test('writes any instant in any zone as a clock there shows it', () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(`${apiDate(at.getTime(), 'UTC')}T${formatTimeWithSeconds(at.getTime(), 'UTC')}`).toBe(
          at.toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length),
        );
        expect(formatTimeWithSeconds(at.getTime()).slice(0, 'HH:mm'.length)).toBe(formatTime(at.getTime()));
      }),
    );
  });

  test('shows Berlin time, in summer and in winter', () => {
    expect(formatTime('2025-01-31T23:05:00Z')).toBe('00:05');
    expect(formatTime('2025-07-31T23:05:00Z')).toBe('01:05');
    expect(formatTimeWithSeconds('2025-11-05T13:02:11Z')).toBe('14:02:11');
    expect(formatDateTime('2025-12-31T23:05:00Z')).toBe('01.01.2026 00:05');
  });

  test('shows the time of another zone when told, and can say which', () => {
    expect(formatTime('2025-07-31T16:05:00Z', 'America/New_York')).toBe('12:05');
    expect(formatZone('2025-01-31T12:00:00Z', 'de')).toBe('MEZ');
    expect(formatZone('2025-07-31T12:00:00Z', 'en')).toBe('CEST');
  });

  test('writes the day of the zone for the API', () => {
    expect(apiDate('2025-11-05T23:30:00Z')).toBe('2025-11-06');
    expect(apiDate('2025-11-05T23:30:00Z', 'America/New_York')).toBe('2025-11-05');
    expect(apiDate(Date.UTC(2025, 10, 5))).toBe('2025-11-05');
  });
});

describe('[FORMAT-9] the time of something that happens abroad', () => {
  const off = '2025-01-31T13:05:00Z';

  test('is said with our zone, and with the time there and its zone', () => {
    expect(describeTime(off, 'America/New_York', 'de')).toEqual({ time: '14:05', zone: 'MEZ', there: '08:05 GMT-5' });
    expect(describeTime(off, 'Europe/London', 'en')).toEqual({ time: '14:05', zone: 'CET', there: '13:05 GMT' });
  });

  test('is not said twice where clocks show our time, and not with a zone at home', () => {
    expect(describeTime(off, 'Europe/Paris', 'de')).toEqual({ time: '14:05', zone: 'MEZ', there: null });
    expect(describeTime(off, HOME_ZONE, 'de')).toEqual({ time: '14:05', zone: null, there: null });
  });
});

describe('[FORMAT-13] a country', () => {
  test('is called by its name', () => {
    expect(countryName('FRA', 'de')).toBe('Frankreich');
    expect(countryName('ARE', 'de')).toBe('Vereinigte Arabische Emirate');
    expect(countryName('HKG', 'de')).toBe('Hongkong');
    expect(countryName('CHE', 'en')).toBe('Switzerland');
  });

  test.each(['XXX', '', 'fra'])('that has no racing is called by its code: %j', (code) => {
    expect(countryName(code, 'de')).toBe(code);
  });
});

test.each([
  [-1, '0:00', '0:00'],
  [7_999, '0:07', '0:07'],
  [299_999, '4:59', '4:59'],
  [300_000, '5 Min.', '5 mins'],
  [3_600_000, '1 Std. 0 Min.', '1 hr 0 mins'],
  [7_500_000, '2 Std. 5 Min.', '2 hrs 5 mins'],
  [172_799_999, '47 Std. 59 Min.', '47 hrs 59 mins'],
  [172_800_000, '2 Tage', '2 days'],
  [1_139_460_000, '13 Tage', '13 days'],
])('[FORMAT-10] a countdown of %i ms', (ms, german, english) => {
  expect(formatCountdown(ms, 'de')).toBe(german);
  expect(formatCountdown(ms, 'en')).toBe(english);
});

describe('[FORMAT-11] a date parameter', () => {
  test('is taken when it is a day of the calendar', () => {
    expect(parseCalendarDate('2024-02-29')).toBe('2024-02-29');
  });

  test.each([undefined, '', '2025-02-29', '2025-13-01', '2025-1-1', '05.11.2025', '2025-11-05T00:00', ' 2025-11-05'])(
    'is refused when it is %j',
    (text) => {
      expect(parseCalendarDate(text)).toBeUndefined();
    },
  );

  test('[FORMAT-12] counts on and back over months and clock changes', () => {
    expect(addDays('2025-02-28', 1)).toBe('2025-03-01');
    expect(addDays('2025-10-26', 1)).toBe('2025-10-27');
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), (days) => {
        expect(addDays(addDays('2025-11-05', days), -days)).toBe('2025-11-05');
      }),
    );
  });

  test.each(['Pacific/Auckland', 'America/Sao_Paulo', 'Europe/Berlin', 'Pacific/Honolulu'])(
    '[FORMAT-12] counts every day once where the machine is in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (let days = 0; days < 800; days += 1) {
        const utc = new Date(Date.UTC(2017, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
        expect(addDays('2017-01-01', days)).toBe(utc);
      }
      vi.unstubAllEnvs();
    },
  );
});
