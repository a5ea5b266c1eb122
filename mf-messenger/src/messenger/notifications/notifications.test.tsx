import { setPanelStatus } from '@paddock/host';
import { panelStatuses } from '@paddock/host/shell';
import { pass, refused } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publishUnread } from '../../shared/messages/publish-unread.ts';
import { message } from '../../testing/fixtures.ts';
import { MESSAGES, page, READ, showForCustomer, startMessenger } from '../../testing/show-messenger.tsx';

const pageOf = (number: number) => `${MESSAGES}?page=${number}&pagination=10`;
const after = (id: number) => `${MESSAGES}?latest_id_refresh=${id}`;

beforeEach(startMessenger);

const show = (answers: Record<string, unknown>, locale?: 'en') => showForCustomer('notifications', answers, locale);
const feed = () => screen.findByRole('feed');
const articles = async () => within(await feed()).getAllByRole('article');

describe('the messages of a customer', () => {
  test.each([
    ['bet', 'Wette', '/user/bets'],
    ['team_bet', 'Teamwette', '/user/teamwette'],
    ['payment', 'Zahlung', '/user/transactions'],
    ['bonus', 'Bonus', '/user/vouchers'],
    ['limit', 'Limit', '/user/limits'],
    ['account', 'Konto', '/user/data'],
  ] as const)(
    '[NOTIFICATIONS-1] of the kind %s show time, kind and text, and lead to its page',
    async (type, kind, path) => {
      await show({ [pageOf(1)]: page([message({ type })]) });
      const [entry] = await articles();
      expect(entry?.textContent).toMatch(new RegExp(`12:30\\s*${kind}.*gewonnen`));
      expect(within(entry as HTMLElement).getByRole('link')).toHaveProperty('pathname', path);
    },
  );

  test('[NOTIFICATIONS-2] on a race lead to it', async () => {
    await show({ [pageOf(1)]: page([message({ type: 'race', race_id: 7 })]) });
    await feed();
    expect(screen.getByRole('link')).toHaveProperty('pathname', '/race/7');
  });

  test('[NOTIFICATIONS-1] on a payment that has no entry in the account leads to the payment', async () => {
    await show({ [pageOf(1)]: page([message({ type: 'payment', payment_id: 7 })]) });
    await feed();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user/payment-result?payment=7');
  });

  test('[NOTIFICATIONS-3] are merged with what came since the newest one, and get longer page by page', async () => {
    const first = Array.from({ length: 10 }, (_, at) => message({ id: 41 - at, text: `Nachricht ${41 - at}` }));
    await show({
      [pageOf(1)]: page(first),
      [pageOf(2)]: page([message({ id: 32 }), message({ id: 31, text: 'Die älteste.' })], 2),
      [after(41)]: page([message({ id: 42, text: 'Die neueste.' })]),
      [after(42)]: page([]),
    });
    expect(await articles()).toHaveLength(10);
    await pass(15_000);
    expect((await articles())[0]?.textContent).toContain('Die neueste.');
    fireEvent.click(screen.getByRole('button', { name: 'Ältere anzeigen' }));
    expect(await screen.findByText(/Die älteste/)).toBeTruthy();
    expect(await articles()).toHaveLength(12);
  });

  test('[NOTIFICATIONS-4] say that there are none', async () => {
    await show({ [pageOf(1)]: page([]) }, 'en');
    expect(await screen.findByText('No messages')).toBeTruthy();
  });

  test('[NOTIFICATIONS-5] that cannot be had are asked for once more', async () => {
    const { answers } = await show({ [pageOf(1)]: () => refused(503, 'down') });
    await pass(500);
    answers[pageOf(1)] = page([message()]);
    await pass(1_000);
    expect(await articles()).toHaveLength(1);
  });

  test('[NOTIFICATIONS-5] that cannot be had at all say so', async () => {
    await show({ [pageOf(1)]: () => refused(503, 'down') });
    await pass(2_000);
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  });
});

describe('reading', () => {
  test('[NOTIFICATIONS-6] [NOTIFICATIONS-7] marks what is shown as read, for all tabs, and keeps it marked as new while it is open', async () => {
    await publishUnread({ count: 1, latestId: 41, readId: 40 });
    await vi.waitFor(() => expect(panelStatuses.current()).toMatchObject({ ticker: { count: 1 } }), 10_000);
    const { sent } = await show({ [pageOf(1)]: page([message(), message({ id: 40 })]) });
    const [fresh, old] = await articles();
    expect([fresh?.textContent, old?.textContent].map((text) => text?.includes('Neu'))).toEqual([true, false]);
    await waitFor(() => expect(sent(READ)).toEqual([{ read_id: 41 }]));
    await waitFor(() => expect(panelStatuses.current()).toEqual({}));
    expect(fresh?.textContent).toContain('Neu');
  });

  test('[NOTIFICATIONS-8] that the server did not hear leaves the count', async () => {
    await setPanelStatus('ticker', { count: 2, text: { de: '2', en: '2' }, needsAttention: false });
    const { sent } = await show({ [pageOf(1)]: page([message()]), [READ]: () => refused(503, 'down') });
    await waitFor(() => expect(sent(READ)).toHaveLength(1));
    expect(panelStatuses.current()).toMatchObject({ ticker: { count: 2 } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
