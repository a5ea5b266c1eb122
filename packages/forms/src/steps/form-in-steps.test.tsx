import { EmailField, IbanField, TextField } from '@paddock/forms';
import { email, iban, required } from '@paddock/forms/rules';
import { MultiStep, NextStepButton, Step } from '@paddock/forms/steps';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { object, pipe, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { descriptionOf, field, pass, send, showForm, type } from '../testing/show-form.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const registration = (allowIncomplete: boolean) => ({
  schema: object({
    email: pipe(string(), required(), email()),
    city: pipe(string(), required()),
    iban: pipe(string(), required(), iban()),
  }),
  defaultValues: { email: '', city: '', iban: '' },
  children: (
    <MultiStep allowIncomplete={allowIncomplete}>
      <Step name="you" label="You">
        <EmailField name="email" label="Email" />
        <NextStepButton>Next</NextStepButton>
      </Step>
      <Step name="address" label="Address">
        <TextField name="city" label="City" />
      </Step>
      <Step name="bank" label="Bank">
        <IbanField name="iban" label="IBAN" />
      </Step>
    </MultiStep>
  ),
});

const NOT_ALL = 'Sorry, not all fields are filled out correctly.';
const heading = () => screen.getByRole('heading').textContent;
const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

describe('[STEPS-12] fields in a step', () => {
  test('show their errors once it was left, and those of other steps do not', async () => {
    await showForm(registration(true));
    await press('Next');
    expect(heading()).toBe('Address');
    expect(descriptionOf('Email')).toBe('Please enter a value for this field.');
    expect(descriptionOf('City')).toBe('');
  });

  test('[STEPS-20] are summed up when the step may not be left: the summary has the focus and leads to them', async () => {
    await showForm(registration(false));
    await press('Next');
    expect(heading()).toBe('You');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: NOT_ALL }));
    fireEvent.click(screen.getByRole('link', { name: 'Email: Please enter a value for this field.' }));
    await pass(100);
    expect(document.activeElement).toBe(field('Email'));
    type('Email', 'ada@example.com');
    await pass(20);
    await press('Next');
    expect(heading()).toBe('Address');
    expect(screen.queryByRole('group', { name: NOT_ALL })).toBeNull();
  });

  test('[STEPS-20] are not summed up twice in a form that was refused: the first wrong one has the focus', async () => {
    await showForm(registration(false));
    await send();
    await pass(20);
    await press('Next');
    expect(screen.getAllByRole('group', { name: NOT_ALL })).toHaveLength(1);
    expect(document.activeElement).toBe(field('Email'));
  });
});

describe('[STEPS-9] the summary of a refused form', () => {
  test('has the focus, and its links lead into the steps', async () => {
    await showForm(registration(true));
    type('Email', 'ada@example.com');
    await send();
    await pass(20);
    expect(heading()).toBe('Address');
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe(screen.getByText(NOT_ALL).id);
    fireEvent.click(screen.getByRole('link', { name: /^IBAN/ }));
    await pass(100);
    expect(heading()).toBe('Bank');
    expect(document.activeElement).toBe(field('IBAN'));
  });

  test('is about what the server refuses, too', async () => {
    const onSubmit = () => Promise.reject({ kind: 'api', message: 'No.', validation: { email: ['Already in use.'] } });
    await showForm({ ...registration(true), onSubmit });
    type('Email', 'ada@example.com');
    type('City', 'Hoppegarten');
    type('IBAN', 'DE89 3704 0044 0532 0130 00');
    await pass(20);
    await press(/Bank/);
    await send();
    expect(heading()).toBe('You');
    expect(descriptionOf('Email')).toContain('Already in use.');
  });
});
