import { customer, fakeApi, logInForTest, raceFields, refused } from '@paddock/testing';
import type { MenuProps } from '@paddock/ui/menu';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { race } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

// jsdom has no popover: the actions are rendered beside the button.
vi.mock('@paddock/ui/menu', () => ({
  Menu: ({ trigger, actions, onAction }: MenuProps) => (
    <>
      {trigger({} as Parameters<typeof trigger>[0])}
      {actions.map(({ id, label }) => (
        <button key={id} type="button" role="menuitem" onClick={() => onAction(id)}>
          {label}
        </button>
      ))}
    </>
  ),
}));

const RACE = '/api/v1/races/7';
const HIGHLIGHTS = '/api/v1/races/highlights';

test('[CARD-11] a highlight of today names its reasons', async () => {
  const highlight = { ...raceFields(), reasons: ['PURSE', 'JACKPOT'], favorites: [] };
  fakeApi({ [RACE]: race({ has_jackpot: true }), [HIGHLIGHTS]: [highlight] });
  await show('/race/7');
  expect(await screen.findByText('Hohes Preisgeld')).toBeTruthy();
  expect(screen.getAllByText('Jackpot')).toHaveLength(1);
});

test('[CARD-11] a failed read of the highlights leaves no trace', async () => {
  fakeApi({ [RACE]: race(), [HIGHLIGHTS]: () => refused(503, 'down') });
  await show('/race/7');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[CARD-12] the card can be printed, without what is for the screen alone', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fakeApi({ [RACE]: race({ livestream_id: 12 }) });
  await show('/race/7');
  const button = screen.getByRole('button', { name: 'Weitere Aktionen' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledOnce();
  const parts = [button, screen.getByTestId('race.stream'), screen.getByRole('button', { name: 'Kompakt' })];
  for (const part of [...parts, screen.getByRole('timer')]) {
    expect(part.closest('[data-print="never"]')).toBeTruthy();
  }
  for (const part of [screen.getByRole('table', { name: 'Starter mit Siegquoten' }), screen.getByText(/Start 13:20/)]) {
    expect(part.closest('[data-print="never"]')).toBeNull();
  }
});

test('[CARD-13] it opens in a window of its own, which offers no further one', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  fakeApi({ [RACE]: race() });
  const { visit } = await show('/race/7');
  fireEvent.click(screen.getByRole('menuitem', { name: 'In eigenem Fenster' }));
  expect(open).toHaveBeenCalledWith('/race/detailspopup/7', '_blank', 'noopener');
  await visit('/race/detailspopup/7');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Drucken']);
});

test('[CARD-37] a customer has a place for the star that bookmarks the race, a visitor has none', async () => {
  fakeApi({ [RACE]: race(), '/api/v1/customer/me': customer() });
  const { unmount } = await show('/race/7');
  expect(screen.queryByTestId('race.bookmark')).toBeNull();
  unmount();
  await logInForTest();
  await show('/race/7');
  expect(screen.getByTestId('race.bookmark').textContent).toBe('{"raceId":7}');
});
