import { type Customer, queryClient, useLugas, useSession } from '@paddock/host';
import { customerQuery } from '@paddock/host/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1_000).toISOString();
const customer = { country: 'DEU', groups: ['lugas'], lugasRegistered: at(-9_000), lugasActivated: at(-60) };

const Page = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSession.setState({ status: 'anonymous' }, true);
  queryClient.clear();
});

it('[HOST-48] what LUGAS says to betting changes with the second, without a call', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { result } = renderHook(() => useLugas(), { wrapper: Page });
  expect(result.current).toBeNull();

  act(() => {
    queryClient.setQueryData(customerQuery.queryKey, { ...customer, lugasExpires: at(2) } as Customer);
    useSession.setState({ status: 'customer', customerId: '7' }, true);
  });
  expect(result.current).toMatchObject({ state: 'active', isExpiringSoon: true });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(result.current).toMatchObject({ state: 'waiting', until: NOON + 302_000 });
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(result.current).toEqual({ state: 'inactive' });
  expect(fetch).not.toHaveBeenCalled();
});
