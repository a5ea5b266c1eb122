import { useRefreshTasks } from '@paddock/host/shell';
import { pass } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bet } from '../../testing/fixtures.ts';
import { page, showForCustomer, startMessenger } from '../../testing/show-messenger.tsx';

const pageOf = (number: number, pagination = 10) =>
  `/api/v1/customer/me/wagers?page=${number}&pagination=${pagination}`;

beforeEach(startMessenger);

const show = (answers: Record<string, unknown>) => showForCustomer('bets', answers);
const articles = async () => within(await screen.findByRole('feed')).getAllByRole('article');
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the bets of a customer', () => {
  test('[BETTAB-1] show race, number, price, payout and state, and lead to the race', async () => {
    const won = bet({ id: 12, status: 'won', price: 200, payout: 1240 });
    await show({ [pageOf(1)]: page([won]) });
    const [entry] = await articles();
    expect(plain(entry?.textContent)).toMatch(
      new RegExp(
        `Gewonnen.*${won.race.track_name}, ${won.race.number}. Rennen · Wette 12 · Preis 2,00 € · Auszahlung 12,40 €`,
      ),
    );
    expect(within(entry as HTMLElement).getByRole('link')).toHaveProperty('pathname', `/race/${won.race.id}`);
    expect(screen.getByRole('link', { name: 'Alle Wetten im Konto' })).toHaveProperty('pathname', '/user/bets');
  });

  test('[BETTAB-2] [BETTAB-3] get longer page by page, and a refresh shows what became of all of them', async () => {
    const first = Array.from({ length: 10 }, (_, at) => bet({ id: 20 - at, status: 'accepted' }));
    const eleven = [...first, bet({ id: 10, status: 'lost' })];
    await show({
      [pageOf(1)]: page(first),
      [pageOf(2)]: page([bet({ id: 10, status: 'accepted' })], 2),
      [pageOf(1, 11)]: page(eleven),
    });
    await articles();
    fireEvent.click(screen.getByRole('button', { name: 'Ältere anzeigen' }));
    expect(await screen.findByText(/Wette 10 /)).toBeTruthy();
    expect((await articles()).at(-1)?.textContent).toContain('Angenommen');
    await pass(15_000);
    expect((await articles()).at(-1)?.textContent).toContain('Verloren');
    expect(await articles()).toHaveLength(11);
  });

  test('[BETTAB-3] wait for no hint, because no message announces a lost bet', async () => {
    await show({ [pageOf(1)]: page([bet()]) });
    await articles();
    expect(useRefreshTasks.getState().tasks).toEqual([
      expect.objectContaining({ rate: 'medium', hintedBy: undefined }),
    ]);
  });

  test('[BETTAB-4] say that there are none', async () => {
    await show({ [pageOf(1)]: page([]) });
    expect(await screen.findByText('Keine Wetten')).toBeTruthy();
  });
});
