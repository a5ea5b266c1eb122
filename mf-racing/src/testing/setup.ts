import { queryClient } from '@paddock/host';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const alarms = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

beforeEach(() => {
  for (const alarm of alarms) alarm.mockClear();
});

/** Silence is part of passing. */
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  for (const alarm of alarms) expect(alarm.mock.calls).toEqual([]);
});
