import { NOW } from '@paddock/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReached } from './use-reached.ts';

const DAY_MS = 86_400_000;

test('[PLACE-25] an instant in months is reached then, although no timer of a browser waits as long', () => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  const { result } = renderHook(() => useReached(Date.parse(NOW) + 60 * DAY_MS));
  const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  later(60 * DAY_MS - 1);
  expect(result.current).toBe(false);
  later(1);
  expect(result.current).toBe(true);
});
