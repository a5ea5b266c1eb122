import { DatePicker, type DatePickerProps } from '@paddock/ui/date-picker';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const labels = {
  open: 'Kalender öffnen',
  calendar: 'Renntag wählen',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  loading: 'Wird geladen',
  failed: 'Nicht geladen',
  retry: 'Noch einmal',
  time: 'Uhrzeit',
  done: 'Fertig',
};

const show = (props: Partial<Omit<DatePickerProps, 'granularity' | 'labels'>> & { granularity?: 'minute' } = {}) => {
  const changed = vi.fn();
  const Field = () => {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <DatePicker
        aria-label="Renntag"
        locale="de"
        labels={labels}
        {...(props as Partial<DatePickerProps>)}
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  };
  render(<Field />);
  return changed;
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Renntag' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('[DATE-6] [DATE-7] a typed date is read', () => {
  test('1000 ms after the last key, and stays as it was typed meanwhile', () => {
    const changed = show();
    type('6.11.202');
    pass(999);
    type('6.11.2025');
    pass(999);
    expect(changed).not.toHaveBeenCalled();
    pass(1);
    expect(changed.mock.calls).toEqual([['2025-11-06']]);
    expect(field().value).toBe('6.11.2025');
  });

  test('at once on leaving, and is written out', () => {
    const changed = show();
    type('6.11.2025');
    fireEvent.blur(field());
    expect(changed.mock.calls).toEqual([['2025-11-06']]);
    expect(field().value).toBe('06.11.2025');
    pass(5_000);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('at once on Enter', () => {
    const changed = show();
    type('06112025');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(changed.mock.calls).toEqual([['2025-11-06']]);
  });

  test('as nothing when the field was emptied', () => {
    const changed = show({ value: '2025-11-06' });
    type('');
    fireEvent.blur(field());
    expect(changed.mock.calls).toEqual([['']]);
  });
});

describe('[DATE-4] [DATE-5] a date that may not be chosen', () => {
  test('stays in the field, and the form gets the text instead of a date', () => {
    const changed = show({ max: '2025-12-31', isDateDisabled: (day) => day === '2025-12-24' });
    for (const text of ['24.12.2025', '01.01.2026', '31.02.2025']) {
      type(text);
      fireEvent.blur(field());
      expect(changed).toHaveBeenLastCalledWith(text);
      expect(field().value).toBe(text);
    }
  });
});

test('[DATE-8] the button has a name and says that it opens a dialog', () => {
  show();
  const button = screen.getByRole('button', { name: 'Kalender öffnen' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('[DATE-11] [DATE-12] a minute is typed with its date, and written out on leaving', () => {
  const changed = show({ granularity: 'minute' });
  type('6.11.2025 9:05');
  fireEvent.blur(field());
  expect(changed.mock.calls).toEqual([['2025-11-06T09:05']]);
  expect(field().value).toBe('06.11.2025 09:05');
  type('6.11.2025');
  fireEvent.blur(field());
  expect(changed).toHaveBeenLastCalledWith('6.11.2025');
});
