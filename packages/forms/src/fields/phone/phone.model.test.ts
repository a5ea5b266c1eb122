// @vitest-environment node
import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { showPhone, valueOfPhone } from './phone.model.ts';

const countries = getCountries();

describe('[FIELD-21] [FIELD-22] [FIELD-23] [FIELD-24] [FIELD-25] a phone number', () => {
  test.each([
    ['0151 12345678', 'DE', '+4915112345678'],
    ['0151/123 456-78', 'DE', '+4915112345678'],
    ['151 12345678', 'DE', '+4915112345678'],
    ['+43 660 1234567', 'DE', '+436601234567'],
    ['0043 660 1234567', 'DE', '+436601234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['07911 123456', 'GB', '+447911123456'],
  ] as const)('%s beside %s is %s', (text, country, value) => {
    expect(valueOfPhone(text, country)).toBe(value);
  });

  test.each(['', '0151', '0151 123456789012345', 'keine', '+49', '0151 12345678 ext. 7'])(
    '%j stays as it was typed',
    (text) => {
      expect(valueOfPhone(text, 'DE')).toBe(text);
    },
  );

  test('of every country is shown as it is read: in its national form beside the country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.constantFrom(...countries), (country, chosen) => {
        const value = getExampleNumber(country, examples)?.number as string;
        const shown = showPhone(value, chosen, countries);
        expect(valueOfPhone(shown.text, shown.country)).toBe(value);
      }),
    );
  });

  test('of a country that is not offered is shown internationally', () => {
    expect(showPhone('+436601234567', 'DE', ['DE', 'CH'])).toEqual({ country: 'DE', text: '+43 660 1234567' });
    expect(showPhone('+436601234567', 'DE', ['DE', 'AT'])).toEqual({ country: 'AT', text: '0660 1234567' });
  });

  test('is any text or a number that E.164 allows', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()/-]{0,20}$/)), (text) => {
        const value = valueOfPhone(text, 'DE');
        expect(value === text.trim() || /^\+[1-9]\d{6,14}$/.test(value)).toBe(true);
      }),
      // An area code alone, which the library accepts as a number.
      { examples: [['1000']] },
    );
  });
});
