import {
  CheckboxField,
  CodeField,
  DateField,
  DateTimeField,
  HouseNumberField,
  IbanField,
  MoneyChips,
  MoneyField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SelectField,
  TextArea,
  ZipField,
} from '@paddock/forms';
import {
  accepted,
  adult,
  calendarDate,
  dateTime,
  depositCode,
  houseNumber,
  iban,
  minMoney,
  password,
  phone,
  registerCode,
  required,
  zip,
} from '@paddock/forms/rules';
import type { Locale } from '@paddock/i18n';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { boolean, type GenericSchema, nullable, number, object, pipe, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { descriptionOf, field, leave, pass, send, showForm, type } from '../testing/show-form.tsx';
import { PASSWORD_REVEAL_MS } from './use-reveal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders one field with the name `it`; returns the submitted values. */
async function showField<T>(
  schema: GenericSchema<T, unknown>,
  value: NoInfer<T>,
  children: ReactNode,
  locale?: Locale,
) {
  const onSubmit = vi.fn();
  const whole = object({ it: schema }) as unknown as GenericSchema<{ it: T }, { it: unknown }>;
  await showForm({ schema: whole, defaultValues: { it: value }, children, onSubmit, locale });
  return async () => {
    await send();
    return onSubmit.mock.lastCall?.[0]?.it as unknown;
  };
}

const typeInto = async (label: string, text: string) => {
  type(label, text);
  await leave();
};

describe('[FIELD-3] [FIELD-4] a password', () => {
  const eye = () => screen.queryByRole('button', { name: /password/ });
  const show = () => showField(pipe(string(), required()), '', <PasswordField name="it" label="Secret" />);

  test('has no eye while it is empty', async () => {
    await show();
    expect(eye()).toBeNull();
    type('Secret', 'a');
    expect(eye()).not.toBeNull();
    type('Secret', '');
    expect(eye()).toBeNull();
  });

  test('is seen for 5 s', async () => {
    await show();
    type('Secret', 'a');
    expect(field('Secret').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Secret').type).toBe('text');
    await pass(PASSWORD_REVEAL_MS - 1);
    expect(field('Secret').type).toBe('text');
    await pass(1);
    expect(field('Secret').type).toBe('password');
    expect(PASSWORD_REVEAL_MS).toBe(5_000);
  });

  test('is hidden by the toggle, and seen for another 5 s after that', async () => {
    await show();
    type('Secret', 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await pass(3_000);
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Secret').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await pass(4_999);
    expect(field('Secret').type).toBe('text');
  });

  test('is hidden when it is sent, and when it was emptied', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await showForm({
      schema: object({ it: string() }),
      defaultValues: { it: '' },
      onSubmit: () => promise,
      children: <PasswordField name="it" label="Secret" />,
    });
    type('Secret', 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await send();
    expect(field('Secret').type).toBe('password');
    resolve();
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    type('Secret', '');
    type('Secret', 'b');
    expect(field('Secret').type).toBe('password');
  });
});

describe('[FIELD-5] a password that is chosen', () => {
  test('shows what it needs, and what of it is there', async () => {
    await showField(pipe(string(), password()), '', <PasswordField name="it" label="Secret" purpose="new" />);
    const parts = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(parts()).toEqual([
      '8 to 20 characters (missing)',
      'a digit (missing)',
      'a lowercase letter (missing)',
      'an uppercase letter (missing)',
      'a special character (missing)',
    ]);
    type('Secret', 'Galopp-1');
    expect(parts().every((part) => part.endsWith(' (done)'))).toBe(true);
    expect(descriptionOf('Secret')).toContain('Your password needs');
  });
});

describe('[FIELD-6] [FIELD-7] [FIELD-8] [FIELD-9] an IBAN', () => {
  const show = () => showField(pipe(string(), iban()), '', <IbanField name="it" label="IBAN" />);

  test('is shown in groups of four, and sent without blanks', async () => {
    const sent = await show();
    type('IBAN', 'de89-3704 0044 0532013000');
    expect(field('IBAN').value).toBe('DE89 3704 0044 0532 0130 00');
    expect(await sent()).toBe('DE89370400440532013000');
  });

  test('keeps the caret where a character was put in', async () => {
    await show();
    type('IBAN', 'DE893704');
    const input = field('IBAN');
    input.focus();
    // "DE89 3704" becomes "DE89 x3704", with the caret after the x.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'DE89 x3704');
    input.setSelectionRange(6, 6);
    fireEvent.input(input);
    expect([input.value, input.selectionStart]).toEqual(['DE89 X370 4', 6]);
  });

  test('is not judged while it is empty', async () => {
    const sent = await show();
    expect(await sent()).toBe('');
  });

  test('holds the form back when it is wrong, 20 ms after the last input', async () => {
    const sent = await show();
    await typeInto('IBAN', 'DE89 3704 0044 0532 0130 00');
    type('IBAN', 'DE89 3704 0044 0532 0130 01');
    await pass(19);
    expect(descriptionOf('IBAN')).toBe('');
    await pass(1);
    expect(descriptionOf('IBAN')).toBe('Please enter a valid IBAN.');
    expect(await sent()).toBeUndefined();
  });
});

describe('[FIELD-29] offered amounts', () => {
  const stake = pipe(nullable(number()), required(), minMoney(500));
  const show = (amounts: number[], locale: Locale = 'de') =>
    showField(
      stake,
      null,
      <>
        <MoneyChips name="it" label="Amounts" amounts={amounts} />
        <MoneyField name="it" label="Stake" />
      </>,
      locale,
    );
  const chip = (name: string) => screen.getByRole('button', { name });

  test.each([
    ['de', '12,50\u00a0€', '12,50'],
    ['en', '€12.50', '12.50'],
  ] as const)('%s: a press on %s fills in %s', async (locale, name, written) => {
    const sent = await show([1000, 1250], locale);
    expect(chip(name).getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(chip(name));
    expect(field('Stake').value).toBe(written);
    expect(chip(name).getAttribute('aria-pressed')).toBe('true');
    expect(await sent()).toBe(1250);
  });

  test('are validated as what is typed', async () => {
    const sent = await show([400, 500]);
    fireEvent.click(chip('4\u00a0€'));
    expect(await sent()).toBeUndefined();
    expect(descriptionOf('Stake')).toContain('5,00');
    fireEvent.click(chip('5\u00a0€'));
    await pass(1);
    expect(descriptionOf('Stake')).toBe('');
  });

  test('have no group if there are none', async () => {
    await show([]);
    expect(screen.queryByRole('group', { name: 'Amounts' })).toBeNull();
  });
});

describe('[FIELD-10] [FIELD-11] an amount', () => {
  const stake = pipe(nullable(number()), required(), minMoney(500));
  const show = (locale: Locale) => showField(stake, null, <MoneyField name="it" label="Stake" />, locale);

  test.each([
    ['de', '12.5', '12,50', 1250],
    ['en', '12,5', '12.50', 1250],
    ['de', '7', '7,00', 700],
  ] as const)('%s: %j stays as it is typed, then stands as %j, and is %d cents', async (locale, typed, left, cents) => {
    const sent = await show(locale);
    type('Stake', typed);
    expect(field('Stake').value).toBe(typed);
    await leave();
    expect(field('Stake').value).toBe(left);
    expect(await sent()).toBe(cents);
  });

  test('takes digits, comma and dot alone, and no second separator', async () => {
    await show('de');
    type('Stake', '1x2,5');
    expect(field('Stake').value).toBe('12,5');
    type('Stake', '12,5,');
    expect(field('Stake').value).toBe('12,5');
  });

  test('that is empty is nothing, and 0 is something', async () => {
    const sent = await show('en');
    await sent();
    expect(descriptionOf('Stake')).toBe('Please enter a value for this field.');
    type('Stake', '0');
    await pass(20);
    expect(descriptionOf('Stake')).toBe('Please enter a minimum value of €5.00.');
  });
});

describe('[FIELD-12] [FIELD-13] [FIELD-14] a date', () => {
  const birthdate = pipe(string(), required(), calendarDate(), adult('2025-11-21'));
  const show = () => showField(birthdate, '', <DateField name="it" label="Birthday" autoComplete="bday" />);

  test('is typed as our screens write it, and sent as the API does', async () => {
    const sent = await show();
    await typeInto('Birthday', '5.11.1980');
    expect(field('Birthday').value).toBe('05.11.1980');
    expect(await sent()).toBe('1980-11-05');
  });

  test('that was just typed is sent', async () => {
    const sent = await show();
    type('Birthday', '05.11.1980');
    expect(await sent()).toBe('1980-11-05');
  });

  test('that a browser fills in is taken', async () => {
    const sent = await show();
    await typeInto('Birthday', '1980-11-05');
    expect(field('Birthday').value).toBe('05.11.1980');
    expect(await sent()).toBe('1980-11-05');
  });

  test('that is none stays as it was typed, and is named', async () => {
    await show();
    await typeInto('Birthday', '30.2.1980');
    expect(field('Birthday').value).toBe('30.2.1980');
    expect(descriptionOf('Birthday')).toContain('Please enter a date in the form DD.MM.YYYY.');
  });
});

describe('[FIELD-15] [FIELD-16] a code', () => {
  test('of a message is taken as it was pasted; phones offer it', async () => {
    const sent = await showField(pipe(string(), registerCode()), '', <CodeField name="it" label="Code" />);
    type('Code', ' 123-456 ');
    expect(field('Code').autocomplete).toBe('one-time-code');
    expect(field('Code').inputMode).toBe('numeric');
    expect(await sent()).toBe('123456');
  });

  test('of a deposit is in capitals', async () => {
    const sent = await showField(pipe(string(), depositCode()), '', <CodeField name="it" label="Code" of="deposit" />);
    type('Code', 'ack 3 4');
    expect(field('Code').value).toBe('ACK34');
    expect(await sent()).toBe('ACK34');
  });
});

describe('[FIELD-19] [FIELD-20] what no rule of the form knows', () => {
  test('stands at its field at once, in place of what a rule says', async () => {
    const stake = pipe(nullable(number()), required());
    const refusal = 'The stake is at least 3 euros.';
    await showField(stake, 100, <MoneyField name="it" label="Stake" refusal={refusal} />);
    expect(field('Stake').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf('Stake')).toBe(refusal);
    await typeInto('Stake', '');
    expect(descriptionOf('Stake')).toBe(refusal);
  });
});

describe('[FIELD-1] [FIELD-2] name, help, error and demand', () => {
  const colours = [
    { value: 'bay', label: 'Bay' },
    { value: 'grey', label: 'Grey' },
  ];

  test('of a radio group belong to the group', async () => {
    const sent = await showField(
      pipe(string(), required()),
      '',
      <RadioGroup name="it" label="Colour" help="Of the horse." options={colours} />,
    );
    await sent();
    const group = screen.getByRole('radiogroup', { name: 'Colour' });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    const described = (group.getAttribute('aria-describedby') ?? '').split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(words).toBe('Of the horse. Please enter a value for this field.');
    fireEvent.click(screen.getByRole('radio', { name: 'Grey' }));
    expect(await sent()).toBe('grey');
  });

  test('of a list belong to it; "please choose" is no choice', async () => {
    const sent = await showField(
      pipe(string(), required()),
      '',
      <SelectField name="it" label="Colour" options={colours} />,
    );
    expect(await sent()).toBeUndefined();
    expect(descriptionOf('Colour')).toBe('Please enter a value for this field.');
    fireEvent.change(field('Colour'), { target: { value: 'bay' } });
    expect(await sent()).toBe('bay');
  });

  test('of a box belong to it', async () => {
    const sent = await showField(pipe(boolean(), accepted()), false, <CheckboxField name="it" label="I agree" />);
    await sent();
    expect(descriptionOf('I agree')).toBe('Please agree to continue.');
    fireEvent.click(field('I agree'));
    expect(await sent()).toBe(true);
  });

  test.each([
    ['house number', pipe(string(), houseNumber()), <HouseNumberField key="h" name="it" label="It" />, 'abc', '12 a'],
    ['postcode', pipe(string(), zip()), <ZipField key="z" name="it" label="It" />, 'ä', 'SW1A 1AA'],
    ['text', pipe(string(), required()), <TextArea key="t" name="it" label="It" />, ' ', 'one\ntwo'],
  ] as const)('of a %s belong to it', async (_, schema, element, wrong, right) => {
    const sent = await showField(schema, '', element);
    await typeInto('It', wrong);
    expect(field('It').getAttribute('aria-invalid')).toBe('true');
    type('It', right);
    expect(await sent()).toBe(right);
  });
});

describe('[FIELD-21] [FIELD-22] [FIELD-23] [FIELD-24] [FIELD-25] a phone number', () => {
  const showPhone = async (value = '', locale?: Locale) => {
    const send = await showField(
      pipe(string(), required(), phone()),
      value,
      <PhoneField name="it" label="Phone" />,
      locale,
    );
    await vi.dynamicImportSettled();
    await pass(0);
    return send;
  };
  const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Phone$/ });
  const choose = (code: string) => fireEvent.change(country(), { target: { value: code } });

  // Must be the first of these tests: the countries stay loaded.
  test('that was typed before its countries came is E.164 as soon as they are there', async () => {
    const send = await showField(pipe(string(), required(), phone()), '', <PhoneField name="it" label="Phone" />);
    expect(screen.queryByRole('combobox')).toBeNull();
    await typeInto('Phone', '0151 12345678');
    await vi.dynamicImportSettled();
    await pass(0);
    expect([country().value, field('Phone').value]).toEqual(['DE', '01511 2345678']);
    expect(await send()).toBe('+4915112345678');
  });

  test('is typed as it is dialled in its country, and sent as E.164', async () => {
    const send = await showPhone();
    expect(country().value).toBe('DE');
    await typeInto('Phone', '0151 12345678');
    expect(field('Phone').value).toBe('01511 2345678');
    expect(await send()).toBe('+4915112345678');
    choose('AT');
    expect(field('Phone').value).toBe('01 5112345678');
    await typeInto('Phone', '0660 1234567');
    expect(await send()).toBe('+436601234567');
  });

  test('brings its country when it is typed internationally', async () => {
    const send = await showPhone();
    await typeInto('Phone', '0041 78 123 45 67');
    expect(country().value).toBe('CH');
    expect(await send()).toBe('+41781234567');
  });

  test('says next to the field what is no number, and keeps it', async () => {
    const send = await showPhone();
    await typeInto('Phone', '0151');
    expect(field('Phone').value).toBe('0151');
    expect(descriptionOf('Phone')).toContain('Please enter a phone number that is possible in this country.');
    expect(await send()).toBeUndefined();
  });

  test('is shown from its value, with the countries in the language of the page', async () => {
    await showPhone('+436601234567', 'de');
    expect([country().value, field('Phone').value]).toEqual(['AT', '0660 1234567']);
    expect(country().selectedOptions[0]?.textContent).toBe('Österreich (+43)');
    expect(field('Phone').autocomplete).toBe('tel');
    expect(field('Phone').type).toBe('tel');
  });
});

describe('[FIELD-26] [FIELD-27] [FIELD-28] a date with its time', () => {
  const show = () => showField(pipe(string(), required(), dateTime()), '', <DateTimeField name="it" label="Start" />);

  test('is typed as DD.MM.YYYY HH:mm and sent as YYYY-MM-DDTHH:mm', async () => {
    const send = await show();
    await typeInto('Start', '5.11.2026 9:05');
    expect(field('Start').value).toBe('05.11.2026 09:05');
    expect(await send()).toBe('2026-11-05T09:05');
  });

  test.each(['5.11.2026', '5.11.2026 24:00', 'morgen'])('stays as it was typed where it is none: %s', async (text) => {
    const send = await show();
    await typeInto('Start', text);
    expect(field('Start').value).toBe(text);
    expect(descriptionOf('Start')).toContain('Please enter a date in the form DD.MM.YYYY HH:mm.');
    expect(await send()).toBeUndefined();
  });
});
