import { Form, SubmitButton } from '@paddock/forms';
import { createI18n, type Locale } from '@paddock/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import type { FormProps } from '../form/form.tsx';
import { addFormsTexts } from '../texts.ts';

type Options<TInput extends FieldValues, TOutput> = Omit<FormProps<TInput, TOutput>, 'label' | 'onSubmit'> & {
  onSubmit?: FormProps<TInput, TOutput>['onSubmit'];
  locale?: Locale | undefined;
};

/** Advances the fake timers by this many milliseconds, inside `act`. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders a form on a page in that language; returns a function that unmounts it. */
export async function showForm<TInput extends FieldValues, TOutput>(options: Options<TInput, TOutput>) {
  const { locale = 'en', onSubmit = () => {}, children, ...form } = options;
  const i18n = createI18n({ locale });
  await addFormsTexts(i18n);
  const page = () => (
    <I18nextProvider i18n={i18n}>
      <Form {...form} onSubmit={onSubmit} label="Test">
        {children}
        <SubmitButton>Send</SubmitButton>
      </Form>
    </I18nextProvider>
  );
  const { unmount, rerender } = render(page());
  await pass(0);
  return { leave: unmount, showAgain: () => rerender(page()) };
}

/** Finds a field by the start of its label; "(optional)" may follow. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text, element) => element?.tagName !== 'BUTTON' && text.startsWith(label));

/** Types like a person: focuses the field first. */
export function type(label: string, value: string): void {
  const input = field(label);
  input.focus();
  fireEvent.change(input, { target: { value } });
}

/** Blurs the focused field. */
export async function leave(): Promise<void> {
  act(() => (document.activeElement as HTMLElement).blur());
  await pass(0);
}

export async function send(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
}

const words = (id: string): string => document.getElementById(id)?.textContent ?? '';

/** The accessible description of a field: help and error. */
export const descriptionOf = (label: string): string =>
  (field(label).getAttribute('aria-describedby') ?? '').split(' ').map(words).join(' ').trim();
