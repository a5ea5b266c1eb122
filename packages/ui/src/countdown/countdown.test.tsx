import { Countdown } from '@paddock/ui/countdown';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const NOW = '2026-11-21T12:00:00.000Z';
const FIVE_MINUTES = 5 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  cleanup();
  turn('visible');
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const inMs = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();
const text = () => screen.getByRole('timer').textContent;
const turn = (state: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Same format as `formatCountdown` of the i18n package. */
const format = (ms: number) => {
  if (ms === 0) return 'Start erwartet';
  const minutes = Math.floor(ms / 60_000);
  return ms < FIVE_MINUTES ? `${minutes}:${String((ms / 1000) % 60).padStart(2, '0')}` : `${minutes} Min.`;
};
const tenSecondsAhead = () => Date.now() + 10_000;
const show = (left: number) => render(<Countdown until={inMs(left)} format={format} soonMs={FIVE_MINUTES} />);

describe('[COUNTDOWN-1] [COUNTDOWN-2] [COUNTDOWN-3] [COUNTDOWN-4] [COUNTDOWN-5] a countdown', () => {
  test('is said in the words of the page, each second of them', () => {
    show(301_000);
    expect(text()).toBe('5 Min.');
    pass(1_000);
    expect(text()).toBe('5 Min.');
    pass(1_000);
    expect(text()).toBe('4:59');
    pass(292_000);
    expect(text()).toBe('0:07');
  });

  test('changes when a second is full, so that all of a page change together', () => {
    render(
      <>
        <Countdown until={inMs(10_400)} format={format} />
        <Countdown until={inMs(20_400)} format={format} />
      </>,
    );
    const texts = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);
    expect(texts()).toEqual(['0:10', '0:20']);
    pass(400);
    expect(texts()).toEqual(['0:10', '0:20']);
    pass(1);
    expect(texts()).toEqual(['0:09', '0:19']);
  });

  test('ends at nothing left, and wakes nobody afterwards', () => {
    show(2_000);
    pass(2_001);
    expect(text()).toBe('Start erwartet');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('looks urgent only shortly before', () => {
    show(301_000);
    expect(screen.getByRole('timer').dataset.soon).toBe('false');
    pass(2_000);
    expect(screen.getByRole('timer').dataset.soon).toBe('true');
  });

  test('stands still while the page is hidden, and is right at once when it is seen again', () => {
    show(60_000);
    turn('hidden');
    pass(30_000);
    expect(text()).toBe('1:00');
    expect(vi.getTimerCount()).toBe(0);
    turn('visible');
    expect(text()).toBe('0:30');
  });

  test('goes by another instant when it is given one', () => {
    const { rerender } = show(60_000);
    rerender(<Countdown until={inMs(30_000)} format={format} />);
    expect(text()).toBe('0:30');
  });

  test("[COUNTDOWN-6] goes by another clock than the device's when it is given one", () => {
    render(<Countdown until={inMs(60_000)} format={format} now={tenSecondsAhead} />);
    expect(text()).toBe('0:50');
    pass(1_000);
    expect(text()).toBe('0:49');
  });

  test('is no live region: nobody wants to hear each second', () => {
    show(60_000);
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('leaves nothing behind', () => {
    show(60_000).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
