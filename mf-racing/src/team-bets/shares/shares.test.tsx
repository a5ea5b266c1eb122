import { logOut, usePanels } from '@paddock/host';
import { startSession } from '@paddock/host/shell';
import {
  accepted,
  customer,
  fakeApi,
  logInForTest,
  NOW,
  pass,
  refused,
  showPiece,
  toldFailures,
} from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { teamShare } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';
import { MyTeamBetsSlot } from '../my-team-bets.slot.tsx';

const MINE = '/api/v1/customer/me/teamtips';
const TYPES = '/api/v1/customer/me/teamtip/notification_types';
const types = [
  { id: 1, code: 'joined', label: 'Wenn ich einer Teamwette beigetreten bin', active: true },
  { id: 2, code: 'result', label: 'Wenn eine Teamwette abgerechnet ist', active: true },
];
const answers = () => ({
  '/api/v1/customer/me': customer(),
  '/api/v1/teamtips': [],
  [MINE]: [] as unknown,
  [TYPES]: types as unknown,
});
const mine = async () => within(await screen.findByRole('region', { name: 'Meine Anteile' }));
const page = (currentPage: number, share: object) => () =>
  accepted([share], { count: 1, total: 11, perPage: 10, currentPage, totalPages: 2, links: {} });

describe('the shares of a customer', () => {
  test('[TEAMBETS-16] each have their team bet, amount, nickname and result', async () => {
    const won = { status: 'won', payout: 1250, settled_at: '2026-11-21T13:00:00Z' } as const;
    fakeApi({
      ...answers(),
      [MINE]: [
        teamShare(),
        teamShare({ id: 80, ...won }, { team_tip_id: 40, pool: 'PLC', status: 'SETTLED' }),
        teamShare({ id: 79, status: 'lost', payout: 0 }, { team_tip_id: 39, pool: 'EXA', status: 'SETTLED' }),
      ],
    });
    await logInForTest();
    await show('/teamwette');
    const lines = await (await mine()).findAllByRole('listitem');
    const [running, paid, lost] = lines.map((line) => within(line));
    expect(running?.getByRole('link').getAttribute('href')).toBe('/teamwette/41');
    running?.getByText(/^5,00\s€ als Kim$/);
    running?.getByText('Läuft');
    expect(running?.queryByText(/Ausgezahlt/)).toBeNull();
    paid?.getByText('Gewonnen');
    paid?.getByText(/^Ausgezahlt: 12,50\s€$/);
    lost?.getByText('Verloren');
    expect(lost?.queryByText(/Ausgezahlt/)).toBeNull();
  });

  test('[TEAMBETS-16] come a page at a time', async () => {
    fakeApi({
      ...answers(),
      [MINE]: page(1, teamShare()),
      [`${MINE}?page=2`]: page(2, teamShare({ id: 70, nickname: 'Robin' })),
    });
    await logInForTest();
    await show('/teamwette');
    fireEvent.click(await (await mine()).findByRole('button', { name: 'Weiter' }));
    await (await mine()).findByText(/als Robin$/);
  });

  test('[TEAMBETS-16] who has none reads so', async () => {
    fakeApi(answers());
    await logInForTest();
    await show('/teamwette');
    await (await mine()).findByText('Sie haben noch keinen Anteil');
  });

  test('[TEAMBETS-16] a visitor logs in to see them', async () => {
    fakeApi({ '/api/v1/teamtips': [] });
    await show('/teamwette');
    fireEvent.click((await mine()).getByRole('button', { name: 'Anmelden' }));
    expect(usePanels.getState().isOpen('login')).toBe(true);
    act(() => usePanels.getState().close());
    expect(screen.queryByRole('region', { name: 'Benachrichtigungen' })).toBeNull();
  });
});

test('[TEAMBETS-19] the slot of the account has shares and notifications', async () => {
  fakeApi({ ...answers(), [MINE]: [teamShare()] });
  await logInForTest();
  await showPiece('mf-racing', remote, <MyTeamBetsSlot />);
  await (await mine()).findByText(/als Kim$/);
  await screen.findByRole('region', { name: 'Benachrichtigungen' });
});

describe('the notifications about team bets', () => {
  const CHANGE = 'PUT /api/v1/customer/me/teamtip/notification/2';
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Wenn eine Teamwette abgerechnet ist' });

  test('[TEAMBETS-18] are turned off each by itself', async () => {
    const api = fakeApi({ ...answers(), [CHANGE]: { ...types[1], active: false } });
    await logInForTest();
    await show('/teamwette');
    expect((await box()).checked).toBe(true);
    api.answers[TYPES] = [types[0], { ...types[1], active: false }];
    fireEvent.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(false));
    await waitFor(() => expect(api.asked.slice(api.asked.indexOf(CHANGE))).toEqual([CHANGE, TYPES]));
    expect((await box()).checked).toBe(false);
  });

  test('[TEAMBETS-18] stay as they were if the server refuses, and the alert says why', async () => {
    fakeApi({ ...answers(), [CHANGE]: () => refused(500, 'oops', 'Das geht gerade nicht.') });
    const told = toldFailures();
    await logInForTest();
    await show('/teamwette');
    fireEvent.click(await box());
    await waitFor(() => expect(told).toEqual(['Das geht gerade nicht.']));
    await waitFor(async () => expect((await box()).checked).toBe(true));
  });

  test('[TEAMBETS-20] are not changed for the next customer by a late answer to the former one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    onTestFinished(startSession());
    const change = Promise.withResolvers<Response>();
    const api = fakeApi({ ...answers(), [CHANGE]: () => change.promise });
    await logInForTest();
    await show('/teamwette');
    fireEvent.click(await box());
    await waitFor(() => expect(api.asked).toContain(CHANGE));
    api.answers[TYPES] = [types[0], { ...types[1], active: false }];
    await act(() => logOut({ force: true }));
    await act(() => logInForTest('8'));
    expect((await box()).checked).toBe(false);
    change.resolve(accepted({ ...types[1], active: false }));
    await pass(100);
    expect((await box()).checked).toBe(false);
  });
});
