import { PrintStamp } from '@paddock/ui/print-stamp';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const format = (url: string) => `${new URL(url).pathname} ${new Date().toISOString().slice(11, 16)}`;

test('[PRINT-5] [PRINT-6] a printed page says its URL and the time of printing, both as they are when it is printed', () => {
  const { container } = render(<PrintStamp format={format} />);
  vi.setSystemTime(new Date('2026-11-21T14:02:00Z'));
  history.replaceState(null, '', '/race/7');
  // Not in `act`: the line must exist when the event ends.
  dispatchEvent(new Event('beforeprint'));
  expect(container.textContent).toBe('/race/7 14:02');
  act(() => vi.advanceTimersByTime(0));
});
