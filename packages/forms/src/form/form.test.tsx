import { CheckboxField, EmailField, Form, PasswordField, RadioGroup, SelectField, TextField } from '@paddock/forms';
import { accepted, confirm, email, iban, password, required } from '@paddock/forms/rules';
import { createI18n } from '@paddock/i18n';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { boolean, object, pipe, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { descriptionOf, field, leave, pass, send, showForm, type } from '../testing/show-form.tsx';
import { addFormsTexts } from '../texts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const contact = {
  schema: object({ email: pipe(string(), required(), email()), nickName: string() }),
  defaultValues: { email: '', nickName: '' },
  children: (
    <>
      <EmailField name="email" label="Email" help="For the confirmation." />
      <TextField name="nickName" label="Nick name" />
    </>
  ),
};

const summary = () => screen.getByRole('group');
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

describe('[FORMS-1] [FORMS-2] [FORMS-3] a field is judged on input and on blur', () => {
  test('its error is seen once it was left', async () => {
    await showForm(contact);
    type('Email', 'anna');
    await pass(20);
    expect(isInvalid('Email')).toBe(false);
    await leave();
    expect(isInvalid('Email')).toBe(true);
    expect(descriptionOf('Email')).toBe('For the confirmation. Please enter a valid email address.');
  });

  test('from then on it follows the input, 20 ms after the last', async () => {
    await showForm(contact);
    type('Email', 'anna');
    await leave();
    type('Email', 'anna@example.com');
    await pass(19);
    expect(isInvalid('Email')).toBe(true);
    await pass(1);
    expect(isInvalid('Email')).toBe(false);
    expect(descriptionOf('Email')).toBe('For the confirmation.');
  });

  test('a field that is compared with another one follows that one', async () => {
    await showForm({
      schema: pipe(object({ one: string(), two: string() }), confirm('one', 'two')),
      defaultValues: { one: '', two: '' },
      children: (
        <>
          <TextField name="one" label="One" />
          <TextField name="two" label="Two" />
        </>
      ),
    });
    type('One', 'a');
    await leave();
    type('Two', 'b');
    await leave();
    expect(descriptionOf('Two')).toBe('Please make sure that the two values match.');
    type('One', 'b');
    await pass(20);
    expect(isInvalid('Two')).toBe(false);
  });

  test('[FORMS-18] two fields are compared although another one is wrong', async () => {
    await showForm({
      schema: pipe(object({ one: string(), two: string(), name: pipe(string(), required()) }), confirm('one', 'two')),
      defaultValues: { one: '', two: '', name: '' },
      children: (
        <>
          <TextField name="one" label="One" />
          <TextField name="two" label="Two" />
        </>
      ),
    });
    type('One', 'a');
    await leave();
    type('Two', 'b');
    await leave();
    expect(descriptionOf('Two')).toBe('Please make sure that the two values match.');
  });
});

describe('[FORMS-4] [FORMS-5] [FORMS-6] a refused form', () => {
  test.each([
    ['en', 'Sorry, not all fields are filled out correctly.', 'Email: Please enter a value for this field.'],
    ['de', 'Entschuldigung, nicht alle Felder wurden korrekt ausgefüllt.', 'Email: Bitte füllen Sie dieses Feld aus.'],
  ] as const)('says so in %s, with links to the fields, and takes the focus', async (locale, message, link) => {
    const onSubmit = vi.fn();
    await showForm({ ...contact, locale, onSubmit });
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: message }));
    const links = within(summary()).getAllByRole('link');
    expect(links.map((one) => one.textContent)).toEqual([link]);
    fireEvent.click(screen.getByRole('link'));
    expect(document.activeElement).toBe(field('Email'));
  });

  test('takes the focus again when it is refused again', async () => {
    await showForm(contact);
    await send();
    field('Email').focus();
    await send();
    expect(document.activeElement).toBe(summary());
  });

  test('names the fields in the order of the page, and each only as long as it is wrong', async () => {
    await showForm({
      schema: object({ a: pipe(string(), required()), b: pipe(string(), required()), c: pipe(boolean(), accepted()) }),
      defaultValues: { c: false, b: '', a: '' },
      children: (
        <>
          <SelectField name="b" label="B" options={[{ value: '1', label: 'One' }]} />
          <RadioGroup name="a" label="A" options={[{ value: '1', label: 'Yes' }]} />
          <CheckboxField name="c" label="C." />
        </>
      ),
    });
    await send();
    const links = () =>
      within(summary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent.slice(0, 2));
    expect(links()).toEqual(['B:', 'A:', 'C:']);
    fireEvent.click(screen.getByRole('link', { name: /^A:/ }));
    expect(document.activeElement).toBe(field('Yes'));
    fireEvent.click(field('Yes'));
    await pass(20);
    expect(links()).toEqual(['B:', 'C:']);
  });

  test('also names what it has no field for', async () => {
    await showForm({
      schema: object({ hidden: pipe(string(), required()) }),
      defaultValues: { hidden: '' },
      children: null,
    });
    await send();
    expect(within(summary()).getByRole('listitem').textContent).toBe('Please enter a value for this field.');
  });
});

describe('[FORMS-7] while it is sent', () => {
  test('the form is pending, and is not sent again', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await showForm({ ...contact, onSubmit });
    type('Email', 'anna@example.com');
    await send();
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
    await pass(0);
    finish();
    await pass(0);
    expect(onSubmit.mock.calls).toEqual([[{ email: 'anna@example.com', nickName: '' }]]);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});

describe('[FORMS-8] [FORMS-9] what the server refuses', () => {
  const refusing = (thrown: unknown) => ({ ...contact, onSubmit: () => Promise.reject(thrown) });
  const sendValid = async () => {
    type('Email', 'anna@example.com');
    await send();
  };

  test('stands at the fields it names, which the wire may call otherwise', async () => {
    const validation = { nick_name: ['required'], login: ['Already in use.'] };
    await showForm({ ...refusing({ kind: 'api', message: 'No.', validation }), wireNames: { login: 'email' } });
    await sendValid();
    expect(descriptionOf('Email')).toContain('Already in use.');
    expect(descriptionOf('Nick name')).toBe('Please enter a value for this field.');
    expect(document.activeElement).toBe(summary());
    expect(within(summary()).getAllByRole('link')).toHaveLength(2);
  });

  test('is said in general words when its code is unknown, or in those of the caller', async () => {
    const thrown = { kind: 'api', message: 'No.', validation: { email: ['x-17'], nickName: ['taken'] } };
    const explain = (_: string, code: string) => (code === 'taken' ? 'This name is taken.' : undefined);
    await showForm({ ...refusing(thrown), explain });
    await sendValid();
    expect(descriptionOf('Email')).toContain('Please enter a correct value for this field.');
    expect(descriptionOf('Nick name')).toBe('This name is taken.');
  });

  test('stays until the field is changed', async () => {
    await showForm(refusing({ kind: 'api', message: 'No.', validation: { email: ['taken'] } }));
    await sendValid();
    field('Email').focus();
    await leave();
    type('Nick name', 'Annie');
    await leave();
    expect(isInvalid('Email')).toBe(true);
    type('Email', 'annie@example.com');
    await pass(20);
    expect(isInvalid('Email')).toBe(false);
  });

  test('is the message of the form when it is about none of its fields', async () => {
    await showForm(refusing({ kind: 'api', status: 409, message: 'You are excluded.', validation: { iban: [] } }));
    await sendValid();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'You are excluded.' }));
  });

  test('[FORMS-20] has the next step after it, if the form names one', async () => {
    const thrown = { kind: 'api', status: 403, message: 'Please accept our terms.' };
    const wayOn = vi.fn(() => <button type="button">See the terms</button>);
    await showForm({ ...refusing(thrown), wayOn });
    await sendValid();
    within(summary()).getByRole('button', { name: 'See the terms' });
    expect(wayOn).toHaveBeenCalledExactlyOnceWith(thrown);
    type('Email', 'anna');
    await send();
    expect(within(summary()).queryByRole('button')).toBeNull();
  });

  test('[FORMS-17] has no code for support if the server said why', async () => {
    const refusal = { kind: 'api', status: 401, message: 'The password is wrong.', tag: 'apiinvalid_credentials' };
    await showForm(refusing(refusal));
    await sendValid();
    expect(summary().textContent).toBe('The password is wrong.');
  });

  test('[FORMS-21] a fault of the server is a failure with its code, whatever the server says', async () => {
    await showForm(refusing({ kind: 'api', status: 500, message: 'Stack trace', tag: 'apiinternal_error' }));
    await sendValid();
    expect(summary().textContent).toMatch(/^An error occurred, please try again later\..*apiinternal_error/);
  });

  test('is said in the language of the page when the server said nothing', async () => {
    const message = 'An error occurred, please try again later.';
    await showForm({ ...refusing({ kind: 'network', message }), locale: 'de' });
    await sendValid();
    expect(summary().textContent).toBe('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.');
  });

  test('a fault of the page is shown as a failure, and reported', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new TypeError('x is undefined');
    await showForm(refusing(fault));
    await sendValid();
    expect(summary().textContent).toBe('An error occurred, please try again later.');
    expect(report).toHaveBeenCalledWith(fault);
    vi.unstubAllGlobals();
  });

  test('is gone after a success', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce({ kind: 'network' }).mockResolvedValueOnce(undefined);
    await showForm({ ...contact, onSubmit });
    await sendValid();
    await send();
    expect(screen.queryByRole('group')).toBeNull();
  });
});

test('[FORMS-10] nothing typed is lost when the form is refused, fails or is rendered anew', async () => {
  const { showAgain } = await showForm({ ...contact, onSubmit: () => Promise.reject({ kind: 'http' }) });
  type('Nick name', 'Annie');
  await send();
  type('Email', 'anna@example.com');
  await send();
  showAgain();
  await pass(0);
  expect([field('Email').value, field('Nick name').value]).toEqual(['anna@example.com', 'Annie']);
});

describe('[FIELD-1] [FIELD-2] a field', () => {
  test('says whether it must be filled in, as the schema has it', async () => {
    await showForm(contact);
    expect(field('Email').getAttribute('aria-required')).toBe('true');
    expect(field('Nick name (optional)').getAttribute('aria-required')).toBeNull();
  });

  test('marks the required ones where they are rarer', async () => {
    await showForm({ ...contact, mark: 'required' });
    expect(field('Email (required)')).toBeTruthy();
    expect(field('Nick name')).toBeTruthy();
  });

  test('announces its own error, until the summary speaks for all', async () => {
    await showForm(contact);
    const region = () => document.getElementById(`${field('Email').id}-error`);
    expect(region()?.getAttribute('aria-live')).toBe('polite');
    await send();
    expect(region()?.getAttribute('aria-live')).toBeNull();
  });
});

describe('[FORMS-12] unsaved work', () => {
  test('is told when it begins and when it is sent', async () => {
    const onDirtyChange = vi.fn();
    await showForm({ ...contact, onDirtyChange });
    expect(onDirtyChange).not.toHaveBeenCalled();
    type('Email', 'anna@example.com');
    await pass(20);
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    await send();
    expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
  });

  test('ends with the form', async () => {
    const onDirtyChange = vi.fn();
    const { leave: leaveForm } = await showForm({ ...contact, onDirtyChange });
    type('Email', 'a');
    await pass(20);
    leaveForm();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });
});

test('[FIELD-17] [FIELD-18] browsers and password managers may fill in', async () => {
  await showForm({
    schema: object({
      email: string(),
      old: string(),
      next: pipe(string(), password()),
      iban: pipe(string(), iban()),
    }),
    defaultValues: { email: '', old: '', next: '', iban: '' },
    children: (
      <>
        <EmailField name="email" label="Email" autoComplete="username" />
        <PasswordField name="old" label="Old" />
        <PasswordField name="next" label="Next" purpose="new" />
      </>
    ),
  });
  const names = ['Email', 'Old', 'Next'].map((label) => field(label).autocomplete);
  expect(names).toEqual(['username', 'current-password', 'new-password']);
});

test('[FORMS-13] [FORMS-14] the texts of forms come with the first form, in the language of the page alone', async () => {
  vi.useRealTimers();
  const i18n = createI18n({ locale: 'en' });
  const bundles = () => (['de', 'en'] as const).filter((locale) => i18n.hasResourceBundle(locale, 'forms'));
  expect(bundles()).toEqual([]);
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Form {...contact} label="Contact" onSubmit={() => {}} />
      </I18nextProvider>,
    ),
  );
  expect(await screen.findByLabelText('Nick name (optional)')).toBeTruthy();
  expect(bundles()).toEqual(['en']);
});

test('[FORMS-13] a form whose texts are there is shown at once', async () => {
  const i18n = createI18n({ locale: 'de' });
  await addFormsTexts(i18n);
  render(
    <I18nextProvider i18n={i18n}>
      <Form {...contact} label="Contact" onSubmit={() => {}} />
    </I18nextProvider>,
  );
  expect(screen.getByLabelText('Nick name (freiwillig)')).toBeTruthy();
});
