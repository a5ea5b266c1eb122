import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDebouncedAnnouncement } from './use-debounced-announcement.ts';

test('[CALC-11] a text is read out after a pause, not at every change, and not before the first change', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(useDebouncedAnnouncement, { initialProps: 'no price' });
  const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  later(5_000);
  expect(result.current).toBe('');
  for (const price of ['1 €', '2 €', '3 €']) {
    rerender(price);
    later(500);
    expect(result.current).toBe('');
  }
  later(500);
  expect(result.current).toBe('3 €');
  rerender('no price');
  later(1_000);
  expect(result.current).toBe('no price');
});
