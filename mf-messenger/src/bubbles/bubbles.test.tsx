import { logOut, pageCookies, useAlerts } from '@paddock/host';
import { panelStatuses } from '@paddock/host/shell';
import { accepted, customer, fakeApi, logInForTest, pass } from '@paddock/testing';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { useMessengerSession } from '../shared/use-messenger-session.ts';
import { message, unread } from '../testing/fixtures.ts';
import { MESSAGES, READ, startMessenger, UNREAD } from '../testing/show-messenger.tsx';

const COOKIE = 'paddock_last_bubble';
const after = (id: number) => `${MESSAGES}?latest_id_refresh=${id}`;
const shown = () => useAlerts.getState().alerts.map(({ message }) => message);
const follow = () => act(() => remote.tasks[0]?.run());

beforeEach(() => {
  startMessenger();
  useAlerts.setState({ alerts: [], past: [] });
});

/** A customer who has seen the bubble of message 40, and the messages since then. */
async function become(last: number | null, ...arrived: ReturnType<typeof message>[]) {
  const latest = arrived[0]?.id ?? 40;
  const faked = fakeApi({
    '/api/v1/customer/me': customer(),
    [UNREAD]: unread({ count: arrived.length, latest_id: latest }),
    [READ]: unread({ count: 0 }),
    [after(40)]: arrived,
  });
  await logInForTest();
  if (last !== null) pageCookies().write(COOKIE, String(last), 60);
  return faked;
}

describe('bubbles', () => {
  test('[BUBBLES-1] [BUBBLES-2] show what arrived since the last one, one at a time, each for 10 s', async () => {
    await become(40, message({ id: 42, text: 'Die zweite.' }), message({ id: 41, text: 'Die erste.' }));
    await follow();
    expect(useAlerts.getState().alerts).toMatchObject([{ message: 'Die erste.', type: 'info', timeout: 10_000 }]);
    await act(async () => useAlerts.getState().dismiss(useAlerts.getState().alerts[0]?.id as number));
    expect(shown()).toEqual(['Die zweite.']);
    expect(pageCookies().read(COOKIE)).toBe('42');
  });

  test('[BUBBLES-3] are not shown for messages that preferences keep quiet', async () => {
    await become(40, message({ id: 41, popup: false }));
    await follow();
    expect(shown()).toEqual([]);
    expect(pageCookies().read(COOKIE)).toBe('41');
  });

  test('[BUBBLES-4] are not shown for what came before this browser showed any', async () => {
    const { asked } = await become(null, message({ id: 41 }));
    await follow();
    expect(shown()).toEqual([]);
    expect(pageCookies().read(COOKIE)).toBe('41');
    expect(asked).not.toContain(after(41));
  });

  test('[BUBBLES-5] say the number of many messages', async () => {
    await become(40, ...[44, 43, 42, 41].map((id) => message({ id })));
    await follow();
    expect(shown()).toEqual(['4 neue Nachrichten']);
  });

  test('[BUBBLES-6] are not shown to somebody who looks at the messages', async () => {
    await become(40, message({ id: 41 }));
    useMessengerSession.setState({ isActive: true, lastActiveTab: 'notifications' });
    await follow();
    expect(shown()).toEqual([]);
  });

  test('[BUBBLES-7] end with the customer, and so does the memory of them', async () => {
    await become(40, message({ id: 42, text: 'Die zweite.' }), message({ id: 41, text: 'Die erste.' }));
    await follow();
    await act(() => logOut({ force: true }));
    expect(shown()).toEqual([]);
    expect(pageCookies().read(COOKIE)).toBeNull();
  });
});

describe('the count of unread messages', () => {
  test('[UNREAD-1] is on the button of the panel, in both languages', async () => {
    await become(40, message({ id: 42 }), message({ id: 41 }));
    remote.takes['messages.follow']();
    await vi.waitFor(
      () =>
        expect(panelStatuses.current()).toMatchObject({
          ticker: {
            count: 2,
            text: { de: '2 ungelesene Nachrichten', en: '2 unread messages' },
            needsAttention: false,
          },
        }),
      10_000,
    );
  });

  test('[UNREAD-2] goes when all is read elsewhere, and with the customer', async () => {
    const { answers } = await become(40, message({ id: 41 }));
    await follow();
    expect(panelStatuses.current()).toHaveProperty('ticker');
    answers[UNREAD] = unread({ count: 0, read_id: 41 });
    await follow();
    expect(panelStatuses.current()).toEqual({});
  });

  test('[UNREAD-4] is not asked for by a message of the shell that comes after the logout', async () => {
    const { asked } = await become(40, message({ id: 41 }));
    await act(() => logOut({ force: true }));
    remote.takes['messages.follow']();
    await pass(1_000);
    expect(asked).not.toContain(UNREAD);
  });

  test('[UNREAD-3] that arrives after the logout is dropped', async () => {
    const answer = Promise.withResolvers<void>();
    const { answers } = await become(40, message({ id: 41 }));
    answers[UNREAD] = () => answer.promise.then(() => accepted(unread({ count: 1 })));
    const following = remote.tasks[0]?.run();
    await act(() => logOut({ force: true }));
    answer.resolve();
    await following?.catch(() => {});
    await pass(1_000);
    expect(panelStatuses.current()).toEqual({});
    expect(pageCookies().read(COOKIE)).toBeNull();
  });

  test('[BUBBLES-7] the memory of bubbles is not kept after a logout that came while the count was shown', async () => {
    await become(null, message({ id: 41 }));
    const stop = panelStatuses.subscribe(() => {
      stop();
      void logOut({ force: true });
    });
    await remote.tasks[0]?.run();
    await pass(1_000);
    expect(pageCookies().read(COOKIE)).toBeNull();
  });
});
