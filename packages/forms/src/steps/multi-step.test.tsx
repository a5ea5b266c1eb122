import { valibotResolver } from '@hookform/resolvers/valibot';
import { required } from '@paddock/forms/rules';
import {
  MultiStep,
  type MultiStepProps,
  NextStepButton,
  PreviousStepButton,
  Step,
  useSteps,
} from '@paddock/forms/steps';
import { createI18n } from '@paddock/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { FormProvider, useController, useForm, useFormContext } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addFormsTexts } from '../texts.ts';

const i18n = createI18n({ locale: 'en' });
const Registration = object({
  email: pipe(string(), required()),
  city: pipe(string(), required()),
  iban: pipe(string(), required()),
});

/** A field registered as a native input. */
function Native({ name }: { name: string }) {
  const { register, formState } = useFormContext();
  return (
    <label>
      {name}
      <input {...register(name)} aria-invalid={formState.errors[name] !== undefined} />
    </label>
  );
}

/** A field registered through its controller. */
function Controlled({ name }: { name: string }) {
  const { field, fieldState } = useController({ name });
  return (
    <label>
      {name}
      <input {...field} aria-invalid={fieldState.invalid} />
    </label>
  );
}

function Jump() {
  const { goTo, active, isFirst, isLast } = useSteps();
  return (
    <>
      <button type="button" onClick={() => goTo({ name: 'bank' })}>
        jump
      </button>
      <output>{`${active?.name} ${active?.number} ${isFirst} ${isLast}`}</output>
    </>
  );
}

interface PageProps extends Omit<MultiStepProps, 'children'> {
  withAddress?: boolean;
  onSubmit?: () => void;
}

function Page({ withAddress = true, onSubmit = () => undefined, ...options }: PageProps) {
  const form = useForm({
    resolver: valibotResolver(Registration),
    defaultValues: { email: '', city: withAddress ? '' : 'Hoppegarten', iban: '' },
  });
  return (
    <FormProvider {...form}>
      <form aria-label="register" onSubmit={form.handleSubmit(onSubmit)}>
        <MultiStep {...options}>
          <Step name="you" label="You">
            <Native name="email" />
            <NextStepButton>Next</NextStepButton>
          </Step>
          {withAddress && (
            <Step name="address" label="Address">
              <Controlled name="city" />
              <PreviousStepButton>Back</PreviousStepButton>
              <NextStepButton>Next</NextStepButton>
            </Step>
          )}
          <Step name="bank" label="Bank">
            <Native name="iban" />
            <PreviousStepButton>Back</PreviousStepButton>
            <button type="submit">Send</button>
          </Step>
          <Jump />
        </MultiStep>
      </form>
    </FormProvider>
  );
}

const show = (props: PageProps = {}) =>
  render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Page {...props} />
      </I18nextProvider>
    </StrictMode>,
  );

const heading = () => screen.getByRole('heading').textContent;
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fill = async (name: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(name), { target: { value } }));
const marks = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button');
const tabOn = (button: HTMLElement, modifiers = {}) =>
  act(async () => fireEvent.keyDown(button, { key: 'Tab', ...modifiers }));

beforeEach(async () => {
  await addFormsTexts(i18n);
});
afterEach(cleanup);

describe('[STEPS-1] a customer', () => {
  test('goes on, and back', async () => {
    await act(async () => show());
    expect(heading()).toBe('You');
    await press('Next');
    expect(heading()).toBe('Address');
    await press('Back');
    expect(heading()).toBe('You');
  });

  test('goes to a step by its name', async () => {
    await act(async () => show());
    await press('jump');
    expect(heading()).toBe('Bank');
    expect(screen.getByText('bank 3 false true')).toBeDefined();
  });

  test('keeps what was entered in a step that is not shown', async () => {
    await act(async () => show());
    await fill('email', 'ada@example.com');
    await press('Next');
    await press('Back');
    expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('ada@example.com');
  });
});

describe('[STEPS-2] [STEPS-3] incomplete steps', () => {
  test('may be left by default, and then show what is missing', async () => {
    await act(async () => show());
    await press('Next');
    expect(heading()).toBe('Address');
    expect(marks()[0]?.textContent?.trim()).toBe('1 You (1 error)');
  });

  test('may not be left when that is said: a summary has the focus', async () => {
    await act(async () => show({ allowIncomplete: false }));
    await press('Next');
    expect(heading()).toBe('You');
    expect(document.activeElement?.textContent).toMatch(/^Sorry, not all fields/);
    await fill('email', 'ada@example.com');
    await press('Next');
    expect(heading()).toBe('Address');
  });

  test('between stop a jump', async () => {
    await act(async () => show({ allowIncomplete: false }));
    await fill('email', 'ada@example.com');
    await press('jump');
    expect(heading()).toBe('You');
    expect(marks().map((mark) => mark.textContent?.trim())).toEqual([
      '1 You (complete)',
      '2 Address (1 error)',
      '3 Bank',
    ]);
  });
});

describe('[STEPS-11] [STEPS-12] a step knows its fields', () => {
  test('and validates them alone', async () => {
    await act(async () => show());
    await press('Next');
    await press('Next');
    expect(heading()).toBe('Bank');
    expect(marks().map((mark) => mark.textContent?.trim())).toEqual([
      '1 You (1 error)',
      '2 Address (1 error)',
      '3 Bank',
    ]);
    expect(screen.getByLabelText('iban').getAttribute('aria-invalid')).toBe('false');
  });

  test('and counts anew when they are mended', async () => {
    await act(async () => show());
    await press('Next');
    await press('Back');
    await fill('email', 'ada@example.com');
    await press('Next');
    expect(marks()[0]?.textContent?.trim()).toBe('1 You (complete)');
  });
});

describe('[STEPS-6] a step that goes', () => {
  test('leaves the customer at the previous one', async () => {
    const { rerender } = await act(async () => show());
    await press('Next');
    expect(heading()).toBe('Address');
    await act(async () =>
      rerender(
        <StrictMode>
          <I18nextProvider i18n={i18n}>
            <Page withAddress={false} />
          </I18nextProvider>
        </StrictMode>,
      ),
    );
    expect(heading()).toBe('You');
  });

  test('[STEPS-7] comes back stands where it was', async () => {
    const page = (withAddress: boolean) => (
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <Page withAddress={withAddress} />
        </I18nextProvider>
      </StrictMode>
    );
    const { rerender } = await act(async () => render(page(false)));
    expect(marks().map((mark) => mark.textContent?.trim())).toEqual(['1 You', '2 Bank']);
    await act(async () => rerender(page(true)));
    expect(marks().map((mark) => mark.textContent?.trim())).toEqual(['1 You', '2 Address', '3 Bank']);
  });
});

describe('[STEPS-8] a form that is sent and wrong', () => {
  test('shows the first step that is wrong', async () => {
    const onSubmit = vi.fn();
    await act(async () => show({ onSubmit }));
    await fill('email', 'ada@example.com');
    await press('jump');
    await fill('iban', 'DE89370400440532013000');
    await press('Send');
    expect(heading()).toBe('Address');
    expect(onSubmit).not.toHaveBeenCalled();
    await fill('city', 'Hoppegarten');
    await press('jump');
    await press('Send');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(heading()).toBe('Bank');
  });

  test('[STEPS-19] is not sent by Enter before its last step', async () => {
    await act(async () => show());
    await act(async () => fireEvent.keyDown(screen.getByLabelText('email'), { key: 'Enter' }));
    expect(heading()).toBe('Address');
  });
});

describe('[STEPS-13] [STEPS-14] a hook before a step change', () => {
  test('is told the move, and cancels it by false', async () => {
    const beforeStepChange = vi.fn(() => false);
    await act(async () => show({ beforeStepChange }));
    await press('jump');
    expect(heading()).toBe('You');
    expect(beforeStepChange).toHaveBeenCalledWith({ from: 'you', to: 'bank', delta: 2 });
  });

  test('is not asked about a move that is not allowed', async () => {
    const beforeStepChange = vi.fn(() => true);
    await act(async () => show({ allowIncomplete: false, beforeStepChange }));
    await press('Next');
    expect(beforeStepChange).not.toHaveBeenCalled();
  });

  test.each([
    [true, 'Address'],
    [undefined, 'Address'],
    [false, 'You'],
  ])('disables the form and says that it is loading while it runs; %s leads to %s', async (answer, title) => {
    const { promise, resolve } = Promise.withResolvers<boolean | undefined>();
    await act(async () => show({ beforeStepChange: () => promise }));
    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    await act(async () => fireEvent.click(next));
    expect(next.matches(':disabled')).toBe(true);
    expect(screen.getByText('Loading…').getAttribute('role')).toBe('status');
    expect(heading()).toBe('You');
    await act(async () => resolve(answer));
    expect(heading()).toBe(title);
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(document.activeElement?.textContent).toBe(answer === false ? 'Next' : title);
  });

  test('is asked once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const beforeStepChange = vi.fn(() => promise);
    await act(async () => show({ beforeStepChange }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    });
    await act(async () => resolve(true));
    expect(beforeStepChange).toHaveBeenCalledOnce();
    expect(heading()).toBe('Address');
  });
});

describe('[STEPS-15] Tab on the button marked next', () => {
  test('advances', async () => {
    await act(async () => show());
    await tabOn(screen.getByRole('button', { name: 'Next' }));
    expect(heading()).toBe('Address');
  });

  test.each(['shiftKey', 'altKey', 'ctrlKey', 'metaKey'])('does not with %s', async (modifier) => {
    await act(async () => show());
    await tabOn(screen.getByRole('button', { name: 'Next' }), { [modifier]: true });
    expect(heading()).toBe('You');
  });

  test('does not on another button', async () => {
    await act(async () => show());
    await tabOn(screen.getByRole('button', { name: 'jump' }));
    expect(heading()).toBe('You');
  });
});

describe('[STEPS-16] [STEPS-17] where the customer is', () => {
  test('is said by the progress list', async () => {
    await act(async () => show());
    await press('Next');
    expect(marks().map((mark) => mark.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  test('has the focus on its heading after a move, and not before', async () => {
    await act(async () => show());
    expect(document.activeElement).toBe(document.body);
    await press('Next');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Address' })));
    expect(screen.getByRole('group', { name: 'Address' })).toBeDefined();
  });
});

test('[STEPS-18] steps do not touch the URL', async () => {
  await act(async () => show());
  const [href, entries] = [location.href, history.length];
  await press('Next');
  expect([location.href, history.length]).toEqual([href, entries]);
});
