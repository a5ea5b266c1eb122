import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, euro } from './transactions-csv.model.ts';

/** A cell as RFC 4180 reads it. */
const read = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("http://x","y")'])(
  '[PAYMENTS-16] the text %j begins no formula',
  (text) => {
    expect(read(csvText(text))).toBe(`'${text}`);
  },
);

test('[PAYMENTS-15] any other text is read back as it was, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !/^\s*[=+\-@\t\r\n]/.test(text)),
      (text) => {
        const cell = csvText(text);
        expect(read(cell)).toBe(text);
        if (/[",;\r\n]/.test(text)) expect(cell).toMatch(/^"[\s\S]*"$/);
      },
    ),
  );
});

test('[PAYMENTS-14] [PAYMENTS-15] amounts are euro to the cent', () => {
  expect([0, 5, -5, 100, -12_345, 9_007_199_254_740_991].map((cents) => euro(cents, 'en'))).toEqual([
    '0.00',
    '0.05',
    '-0.05',
    '1.00',
    '-123.45',
    '90071992547409.91',
  ]);
  expect(euro(-12_345, 'de')).toBe('-123,45');
});
