// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueOfText } from './date-picker.model.ts';
import { formatDateText, parseDateText, parseDateTimeText } from './date-text.ts';

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('[DATE-1] [DATE-2] [DATE-3] a typed date', () => {
  test('is read as it is written', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(parseDateText(formatDateText(day))).toBe(day);
      }),
    );
  });

  test('is read however it was typed', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('.', '/', '-', ' ', '. '), fc.boolean(), (iso, separator, isShort) => {
        const [year = '', month = '', day = ''] = iso.split('-');
        const part = (digits: string) => (isShort ? String(Number(digits)) : digits);
        expect(parseDateText([part(day), part(month), year].join(separator))).toBe(iso);
        expect(parseDateText(` ${day}${month}${year} `)).toBe(iso);
        expect(parseDateText(iso)).toBe(iso);
      }),
    );
  });

  test('of any text is a day of the calendar or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}\.\d{1,2}\.\d{4}$/)), (text) => {
        const day = parseDateText(text);
        if (day) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });

  test.each([
    '00.11.2025',
    '32.01.2025',
    '31.04.2025',
    '29.02.2025',
    '01.00.2025',
    '01.13.2025',
    '1.1.25',
    '6. November',
    '',
  ])('%s is none', (text) => {
    expect(parseDateText(text)).toBeNull();
  });

  test('of more than 1000 characters is none', () => {
    expect(parseDateText('06.11.2025'.padStart(1000))).toBe('2025-11-06');
    expect(parseDateText('06.11.2025'.padStart(1001))).toBeNull();
  });
});

describe('[DATE-4] [DATE-5] a date that may not be chosen', () => {
  const dates = { min: '2025-11-01', max: '2025-12-31', isDateDisabled: (day: string) => day === '2025-12-24' };

  test.each([
    ['01.11.2025', '2025-11-01'],
    ['31.12.2025', '2025-12-31'],
    ['31.10.2025', '31.10.2025'],
    ['1.1.2026', '01.01.2026'],
    ['24.12.2025', '24.12.2025'],
    [' gestern ', 'gestern'],
    ['', ''],
  ])('%s gives the form %s', (text, value) => {
    expect(valueOfText(text, dates)).toBe(value);
  });

  test('never comes out as a calendar date', () => {
    fc.assert(
      fc.property(days, (day) => {
        const isIn = day >= dates.min && day <= dates.max && day !== '2025-12-24';
        expect(/^\d{4}-/.test(valueOfText(formatDateText(day), dates))).toBe(isIn);
      }),
    );
  });
});

describe('[DATE-11] [DATE-12] a typed minute', () => {
  const minutes = fc
    .tuple(days, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([day, hour, minute]) => `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

  test('is read as it is written', () => {
    fc.assert(
      fc.property(minutes, (minute) => {
        expect(parseDateTimeText(formatDateText(minute))).toBe(minute);
        expect(parseDateTimeText(minute)).toBe(minute);
      }),
    );
  });

  test.each([
    ['6.11.2025 9:05', '2025-11-06T09:05'],
    [' 06.11.2025, 23.59 ', '2025-11-06T23:59'],
    ['06112025 00:00', '2025-11-06T00:00'],
    ['6. 11. 2025 9:05', '2025-11-06T09:05'],
  ])('%s is %s', (text, minute) => {
    expect(parseDateTimeText(text)).toBe(minute);
  });

  test.each(['6.11.2025', '6.11.2025 24:00', '6.11.2025 12:60', '31.02.2025 12:00', '9:05', '06.11.2025 9', ''])(
    '%s is none',
    (text) => {
      expect(parseDateTimeText(text)).toBeNull();
    },
  );

  test('of a day that may not be chosen is handed over as it is written', () => {
    const dates = { max: '2025-12-31' };
    expect(valueOfText('31.12.2025 23:59', dates, 'minute')).toBe('2025-12-31T23:59');
    expect(valueOfText('1.1.2026 0:00', dates, 'minute')).toBe('01.01.2026 00:00');
    expect(valueOfText(' 31.12.2025 ', dates, 'minute')).toBe('31.12.2025');
  });
});
