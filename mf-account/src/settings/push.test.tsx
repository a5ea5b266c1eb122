import { setTimeout as wait } from 'node:timers/promises';
import { customer, fakeApi, logInForTest, refused, showPage } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import remote from '../remote.ts';

const ME = '/api/v1/customer/me';
const PUSH = `${ME}/push`;
const SET = `PUT ${PUSH}`;
const DELETE = `DELETE ${PUSH}`;
const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const BODY = { endpoint: 'https://push.example.net/a', p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };

const unsubscribe = vi.fn(async () => true);
const { endpoint, ...keys } = BODY;
const pushManager = {
  subscribe: vi.fn(async () => ({ toJSON: () => ({ endpoint, keys }) })),
  getSubscription: vi.fn<() => Promise<object | null>>(),
};
let answer: NotificationPermission;

beforeEach(() => {
  vi.clearAllMocks();
  answer = 'granted';
  pushManager.getSubscription.mockResolvedValue({ unsubscribe });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => answer });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function open(push: object, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [ME]: customer(), [PUSH]: push, ...answers });
  await logInForTest();
  await showPage('mf-account', remote, '/user/settings');
  await screen.findByRole('region', { name: 'Benachrichtigungen' });
  return api;
}
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Benachrichtigungen auf diesem Gerät/ });

describe('push messages', () => {
  test('[ACCOUNTSETTINGS-6] are switched on with a press: the browser subscribes, the server is told', async () => {
    const { answers, sent } = await open({ key: KEY, is_on: false }, { [SET]: { key: KEY, is_on: true } });
    expect((await box()).checked).toBe(false);
    answers[PUSH] = { key: KEY, is_on: true };
    fireEvent.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(true));
    await waitFor(() => expect(sent(SET)).toEqual([BODY]));
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  });

  test('[ACCOUNTSETTINGS-6] are switched off at the server and in the browser', async () => {
    const { answers } = await open({ key: KEY, is_on: true }, { [DELETE]: { key: KEY, is_on: false } });
    expect((await box()).checked).toBe(true);
    answers[PUSH] = { key: KEY, is_on: false };
    fireEvent.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(false));
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  });

  test('[ACCOUNTSETTINGS-6] are off without a subscription, which a browser drops when it blocks the page', async () => {
    pushManager.getSubscription.mockResolvedValue(null);
    await open({ key: KEY, is_on: true });
    expect((await box()).checked).toBe(false);
  });

  test('[ACCOUNTSETTINGS-7] that the browser blocks stay off, and the page says where that is changed', async () => {
    answer = 'denied';
    const { sent } = await open({ key: KEY, is_on: false });
    fireEvent.click(await box());
    await screen.findByText(/Ihr Browser erlaubt dieser Seite keine Benachrichtigungen/);
    expect((await box()).checked).toBe(false);
    expect(sent(SET)).toEqual([]);
  });

  test('[ACCOUNTSETTINGS-7] that the server does not take stay off, and the page says so', async () => {
    await open({ key: KEY, is_on: false }, { [SET]: refused(400, 'invalid_parameters') });
    fireEvent.click(await box());
    await screen.findByText(/Das hat nicht funktioniert/);
    expect((await box()).checked).toBe(false);
  });

  test.each([
    ['a server without a key', KEY, { key: null, is_on: false }],
    ['a browser without push', null, { key: KEY, is_on: false }],
  ])('[ACCOUNTSETTINGS-8] are not offered by %s', async (_, browser, push) => {
    if (browser === null) Reflect.deleteProperty(navigator, 'serviceWorker');
    await open(push);
    await screen.findByRole('checkbox', { name: /^Neue Nachrichten einblenden/ });
    await wait(50);
    expect(screen.queryByRole('checkbox', { name: /^Benachrichtigungen/ })).toBeNull();
  });
});
