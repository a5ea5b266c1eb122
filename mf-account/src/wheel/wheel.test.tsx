import { usePanels } from '@paddock/host';
import { provideShellServices } from '@paddock/host/shell';
import { customer, fakeApi, logInForTest, NOW, pass, refused, showPage } from '@paddock/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../remote.ts';

const ME = '/api/v1/customer/me';
const ITEMS = '/api/v1/wheel/items';
const WIN = 'POST /api/v1/wheel/win';
const TOMORROW = '2026-11-21T23:00:00Z';

const items = [
  { id: 1, title: '50 Wettstars', type: 'points', points: 50, amount: null },
  { id: 4, title: 'Gutschein über 5 Euro', type: 'voucher', points: null, amount: 500 },
];
const wheel = (next_spin_at: string | null = null) => ({ items, next_spin_at });
const win = (at: number, voucher_id: number | null = null) => ({
  item: items[at],
  customer_points: 2_550,
  voucher_id,
  next_spin_at: TOMORROW,
});

function wantMotion(isWanted: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !isWanted && query.includes('reduced-motion') }));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  onTestFinished(provideShellServices({ links: () => ({ page: '/page/:name' }) }));
});

async function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({ [ME]: customer({ bonuspoints_status: true }), [ITEMS]: wheel(), ...answers });
  await logInForTest();
  await showPage('mf-account', remote, '/page/wheel');
  return api;
}

const button = () => screen.findByRole('button', { name: 'Drehen' });

describe('the wheel', () => {
  test('[SPIN-1] names what can be won', async () => {
    await open();
    const prizes = within(await screen.findByRole('list'));
    expect(prizes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '50 Wettstars',
      'Gutschein über 5 Euro',
    ]);
  });

  test('[SPIN-2] [SPIN-3] turns to what the server has drawn, once, and says it when it stands', async () => {
    const { asked } = await open({ [WIN]: win(0) });
    wantMotion(true);
    fireEvent.click(await button());
    await screen.findByText('Das Rad dreht sich.');
    expect(screen.queryByText(/^Gewonnen/)).toBeNull();
    await pass(4_100);
    const news = screen.getByText('Gewonnen: 50 Wettstars').parentElement;
    expect(news?.getAttribute('role')).toBe('status');
    expect(news?.textContent).toContain('Sie haben jetzt 2.550 Wettstars.');
    expect(document.activeElement).toBe(news);
    screen.getByText(/^Wieder ab 22\.11\.2026 00:00\sUhr\.$/);
    expect(screen.queryByRole('button', { name: 'Drehen' })).toBeNull();
    expect(asked.filter((call) => call === WIN)).toHaveLength(1);
  });

  test('[SPIN-3] stays turned for a customer who leaves before it stands, and the wettstars are read again', async () => {
    const { answers, asked } = await open({ [WIN]: win(0) });
    wantMotion(true);
    answers[ITEMS] = wheel(TOMORROW);
    const reads = asked.filter((call) => call === ME).length;
    fireEvent.click(await button());
    await screen.findByText('Das Rad dreht sich.');
    cleanup();
    await waitFor(() => expect(asked.filter((call) => call === ME).length).toBeGreaterThan(reads));
    await showPage('mf-account', remote, '/page/wheel');
    await screen.findByText(/^Heute haben Sie schon gedreht/);
    expect(screen.queryByRole('button', { name: 'Drehen' })).toBeNull();
  });

  test('[SPIN-3] stays turned for a customer who comes back after the win', async () => {
    const { answers } = await open({ [WIN]: win(0) });
    wantMotion(false);
    answers[ITEMS] = wheel(TOMORROW);
    fireEvent.click(await button());
    await screen.findByText('Gewonnen: 50 Wettstars');
    cleanup();
    await showPage('mf-account', remote, '/page/wheel');
    await screen.findByText(/^Heute haben Sie schon gedreht/);
    expect(screen.queryByRole('button', { name: 'Drehen' })).toBeNull();
  });

  test('[ACCOUNT-8] [SPIN-2] the focus is on the outcome while it turns', async () => {
    await open({ [WIN]: win(0) });
    wantMotion(true);
    const spin = await button();
    spin.focus();
    fireEvent.click(spin);
    const news = await screen.findByText('Das Rad dreht sich.');
    expect(document.activeElement).toBe(news);
    await pass(4_100);
    screen.getByText('Gewonnen: 50 Wettstars');
    expect(document.activeElement).toBe(news);
  });

  test('[ACCOUNT-9] [SPIN-2] the wheel that stops takes no focus from where the customer is by then', async () => {
    await open({ [WIN]: win(1, 71) });
    wantMotion(true);
    const spin = await button();
    spin.focus();
    fireEvent.click(spin);
    await screen.findByText('Das Rad dreht sich.');
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    field.focus();
    await pass(4_100);
    await screen.findByText('Gewonnen: Gutschein über 5 Euro');
    expect(document.activeElement).toBe(field);
  });

  test('[SPIN-4] without motion the result is there at once; a voucher leads to its place', async () => {
    await open({ [WIN]: win(1, 71) });
    wantMotion(false);
    fireEvent.click(await button());
    await screen.findByText('Gewonnen: Gutschein über 5 Euro');
    expect(screen.getByRole('link', { name: 'Zum Gutschein' }).getAttribute('href')).toBe('/user/vouchers?voucher=71');
  });

  test('[SPIN-3] that was turned today says when again, and where the prize is', async () => {
    await open({ [ITEMS]: wheel(TOMORROW) });
    await screen.findByText(/^Heute haben Sie schon gedreht/);
    screen.getByText(/^Wieder ab 22\.11\.2026/);
    expect(screen.getByRole('link', { name: 'Wettstars' }).getAttribute('href')).toBe('/user/loyalty');
    expect(screen.queryByRole('button', { name: 'Drehen' })).toBeNull();
  });

  test('[SPIN-5] a visitor logs in first', async () => {
    fakeApi({ [ITEMS]: wheel() });
    await showPage('mf-account', remote, '/page/wheel');
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(usePanels.getState().isOpen('login')).toBe(true);
    act(() => usePanels.getState().close());
    expect(screen.queryByRole('button', { name: 'Drehen' })).toBeNull();
  });

  test('[SPIN-5] a customer outside of the bonus programme joins first', async () => {
    const { answers } = await open({
      [ME]: customer({ bonuspoints_status: false }),
      'POST /api/v1/customer/me/loyalty/enroll': { bonuspoints: 0, bonuspoints_status: true },
    });
    answers[ME] = customer({ bonuspoints_status: true });
    expect(screen.queryByRole('button', { name: 'Drehen' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Am Bonusprogramm teilnehmen' }));
    await button();
  });

  test('[SPIN-6] a refusal says why', async () => {
    await open({ [WIN]: () => refused(403, 'customer_excluded', 'Sie sind ausgeschlossen.') });
    fireEvent.click(await button());
    expect((await screen.findByRole('alert')).textContent).toBe('Sie sind ausgeschlossen.');
  });

  test('[ACCOUNT-8] [SPIN-6] that was turned in another tab leaves the focus on what it says', async () => {
    const { answers } = await open({ [WIN]: () => refused(409, 'wheel_already_spun', 'Heute schon gedreht.') });
    answers[ITEMS] = wheel(TOMORROW);
    const spin = await button();
    spin.focus();
    fireEvent.click(spin);
    const words = await screen.findByText(/^Heute haben Sie schon gedreht/);
    await waitFor(() => expect(document.activeElement).toBe(words));
  });

  test('[SPIN-6] a lost answer is found out by reading the wheel', async () => {
    const { answers, asked } = await open({ [WIN]: () => Promise.reject(new TypeError('Failed to fetch')) });
    answers[ITEMS] = wheel(TOMORROW);
    const reads = asked.filter((call) => call === ME).length;
    fireEvent.click(await button());
    await screen.findByText(/^Heute haben Sie schon gedreht/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Drehen' })).toBeNull());
    // It may have won.
    await waitFor(() => expect(asked.filter((call) => call === ME).length).toBeGreaterThan(reads));
  });
});
