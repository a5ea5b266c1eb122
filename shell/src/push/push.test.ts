import { setTimeout as wait } from 'node:timers/promises';
import { logOut, useSession } from '@paddock/host';
import { fakeApi, logInForTest } from '@paddock/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPush } from './start-push.ts';

const register = vi.fn(async () => {});
const unsubscribe = vi.fn(async () => true);
let permission: EventTarget & { state: string };

beforeEach(() => {
  vi.clearAllMocks();
  permission = Object.assign(new EventTarget(), { state: 'prompt' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    permissions: { query: async () => permission },
    serviceWorker: {
      register,
      getRegistration: async () => ({ pushManager: { getSubscription: async () => ({ unsubscribe }) } }),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ status: 'anonymous' }, true);
});

test('[PUSHWORKER-1] the worker is registered once a customer allows notifications, and for no visitor', async () => {
  await startPush();
  const grant = (state: string) => {
    permission.state = state;
    permission.dispatchEvent(new Event('change'));
  };
  grant('granted');
  expect(register).not.toHaveBeenCalled();
  grant('prompt');
  useSession.setState({ status: 'customer', customerId: '7' }, true);
  expect(register).not.toHaveBeenCalled();
  grant('granted');
  expect(register.mock.calls).toEqual([['/push-worker.js']]);
});

test('[PUSHWORKER-2] the end of a session ends the subscription', async () => {
  fakeApi({ 'POST /api/v1/customer/auth/logout': {} });
  await startPush();
  await logInForTest();
  expect(unsubscribe).not.toHaveBeenCalled();
  await logOut({ force: true });
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalled(), 10_000);
});

test("[PUSHWORKER-2] a tab that sees the end late leaves the subscription, which may be the next customer's", async () => {
  fakeApi({});
  await startPush();
  await logInForTest('1');
  await logInForTest('2');
  await wait(50);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('[PUSHWORKER-3] a page whose policy does not allow the worker runs without it', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('Policy "paddock-push" disallowed.');
    },
  });
  vi.resetModules();
  const { pushWorkerUrl } = await import('./push-worker-url.ts');
  expect(pushWorkerUrl()).toBe('/push-worker.js');
});
