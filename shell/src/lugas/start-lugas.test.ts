import { getMe } from '@paddock/api/customer';
import { api as client, queryClient } from '@paddock/host';
import { customerQuery, useModals } from '@paddock/host/shell';
import { accepted, acceptedAt, exampleOf, fakeApi, pass, refused } from '@paddock/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCustomer, inLugasSession } from '../modals/testing/a-customer.ts';
import { beCustomer } from '../modals/testing/be-customer.ts';
import { startLugas } from './start-lugas.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();
const KEEPALIVE = '/api/v1/customer/me/lugas/keepalive';

let stop = () => {};
let api: ReturnType<typeof fakeApi>;
const timesAsked = (call: string) => api.asked.filter((each) => each === call).length;
const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const start = (differs = {}) => {
  const leave = beCustomer(aCustomer({ ...inLugasSession(NOON), ...differs }));
  const stopLooking = startLugas();
  stop = () => {
    stopLooking();
    leave();
  };
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  api = fakeApi({
    '/api/v1/customer/me': exampleOf('me'),
    [KEEPALIVE]: accepted({ lugas_expires: at(30), lugas_keepalive: at(0) }),
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the betting session under LUGAS', () => {
  test('[KEEPALIVE-1] is looked at each second without a call, as long as the customer does nothing', async () => {
    start();
    await pass(5 * MINUTE);
    expect(api.asked).toEqual([]);
  });

  test('[KEEPALIVE-2] is kept alive after something that the customer did, once a minute at most', async () => {
    start();
    press();
    await pass(1_000);
    expect(timesAsked(KEEPALIVE)).toBe(1);
    expect(queryClient.getQueryData(customerQuery.queryKey)?.lugasExpires).toBe(at(30));
    press();
    await pass(30_000);
    expect(timesAsked(KEEPALIVE)).toBe(1);
    await pass(31_000);
    expect(timesAsked(KEEPALIVE)).toBe(2);
  });

  test('[KEEPALIVE-2] is not asked for again and again when that fails', async () => {
    api.answers[KEEPALIVE] = refused(503, 'lugas_unavailable');
    start();
    press();
    await pass(59_000);
    expect(timesAsked(KEEPALIVE)).toBe(1);
  });

  test('[KEEPALIVE-3] [KEEPALIVE-4] has the customer read anew when it has run out, and when betting may begin again', async () => {
    start();
    await pass(10 * MINUTE - 1_000);
    expect(timesAsked('/api/v1/customer/me')).toBe(0);
    const ended = { lugas_activated: null, lugas_keepalive: null, lugas_expires: at(10) };
    api.answers['/api/v1/customer/me'] = { ...exampleOf('me'), ...ended };
    await pass(1_000);
    expect(timesAsked('/api/v1/customer/me')).toBe(1);
    await pass(5 * MINUTE);
    expect(timesAsked('/api/v1/customer/me')).toBe(2);
  });

  test('[KEEPALIVE-5] shows the reality check when its instant has come', async () => {
    start({ lugasRealityexpires: at(1) });
    await pass(MINUTE - 1_000);
    expect(useModals.getState().open).toBeNull();
    await pass(1_000);
    await act(() => vi.dynamicImportSettled());
    expect(useModals.getState().open?.name).toBe('lugas_reality_modal');
  });

  test('[KEEPALIVE-6] is none of a customer who is not under LUGAS', async () => {
    start({ country: 'AUT' });
    press();
    await pass(20 * MINUTE);
    expect(api.asked).toEqual([]);
  });

  // Must be the last test: the page keeps its samples of the server's clock.
  test.each([
    ['ahead', 24 * 60],
    ['behind', -24 * 60],
  ])(
    "[KEEPALIVE-1] [KEEPALIVE-2] [KEEPALIVE-5] goes by the server's clock on a machine a day %s",
    async (_, minutes) => {
      vi.setSystemTime(NOON + minutes * MINUTE);
      start({ lugasRealityexpires: at(2) });
      api.answers['/api/v1/customer/me'] = acceptedAt(NOON, exampleOf('me'));
      await client.call(getMe);
      press();
      await pass(1_000);
      expect(timesAsked(KEEPALIVE)).toBe(1);
      expect(useModals.getState().open).toBeNull();
      await pass(2 * MINUTE);
      await act(() => vi.dynamicImportSettled());
      expect(useModals.getState().open?.name).toBe('lugas_reality_modal');
    },
  );
});
