import { guardLogout, queryClient, usePanels, useSession } from '@paddock/host';
import { customerQuery, useRefreshTasks } from '@paddock/host/shell';
import { customer, exampleOf, fakeApi, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { USER_MENU } from '../../testing/claims.ts';
import { becomeCustomer } from '../../testing/customer.ts';
import { createFakeSource } from '../../testing/fake-source.ts';
import { leavePanels } from '../../testing/leave-panels.ts';
import { showShell } from '../../testing/show-shell.tsx';
// Loaded before the first test looks for it.
import './account.panel.tsx';
import '../quick-account/quick-account.panel.tsx';

const ME = '/api/v1/customer/me';
/** The remote of the account. */
const ACCOUNT = {
  slots: {
    'account.lastBets': () => <p>Sieg 3, verloren</p>,
    'account.playBreak': () => <button type="button">Pause</button>,
  },
};

let answers: ReturnType<typeof fakeApi>['answers'];

beforeEach(() => {
  ({ answers } = fakeApi({ [ME]: customer({ balance: 1250 }) }));
});

afterEach(leavePanels);

async function openPanel(name: string, label: string) {
  becomeCustomer();
  showShell(
    createFakeSource({
      'mf-a': { userMenu: USER_MENU, slots: ['account.lastBets', 'account.playBreak'], load: async () => ACCOUNT },
    }),
    '/',
  );
  act(() => usePanels.getState().show(name));
  return within(await screen.findByRole('region', { name: label }));
}

describe('the account panel', () => {
  test('[HEADER-7] [HEADER-28] says who is logged in, and has the account’s pages and responsible gambling', async () => {
    const panel = await openPanel('account', 'Mein Konto');
    await panel.findByRole('heading', { name: 'Erika Beispiel' });
    panel.getByText('erika@example.test');
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 3)).toEqual(['/user/bets', '/user/transactions', '/user/loyalty']);
    expect(links).toContain('/page/responsible-gambling');
  });

  test('[HEADER-29] logs out', async () => {
    const panel = await openPanel('account', 'Mein Konto');
    fireEvent.click(await panel.findByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(useSession.getState().status).toBe('anonymous'));
    expect(screen.queryByRole('region', { name: 'Mein Konto' })).toBeNull();
  });

  test('[HEADER-29] the button of the logout waits as long as something is still being saved', async () => {
    const saved = Promise.withResolvers<boolean>();
    const stopGuard = guardLogout(() => saved.promise);
    const panel = await openPanel('account', 'Mein Konto');
    const button = await panel.findByRole('button', { name: 'Abmelden' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    saved.resolve(false);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(useSession.getState().status).toBe('customer');
    stopGuard();
  });
});

describe('the balance', () => {
  test('[HEADER-7] [HEADER-8] is in the header and in the panel, with the time of which it is', async () => {
    const panel = await openPanel('account', 'Mein Konto');
    await panel.findByText('12,50 €');
    panel.getByText(/^Stand \d\d\.\d\d\.\d{4} \d\d:\d\d Uhr$/);
    screen.getByRole('button', { name: /^Guthaben\s*12,50\s€$/ });
  });

  test('[HEADER-31] is never shown as 0 while it is unknown', async () => {
    answers[ME] = refused(503, 'unavailable');
    const panel = await openPanel('account', 'Mein Konto');
    await panel.findByText('Ihr Guthaben ist gerade nicht abrufbar.');
    expect(
      screen.getByRole('button', { name: /^Guthaben\s*Ihr Guthaben ist gerade nicht abrufbar\.$/ }).textContent,
    ).toContain('?');
    expect(document.body.textContent).not.toMatch(/\b0,00/);
  });

  test('[HEADER-30] stays as it was last known when it cannot be read anew', async () => {
    const panel = await openPanel('account', 'Mein Konto');
    await panel.findByText('12,50 €');
    answers[ME] = refused(503, 'unavailable');
    await act(() => queryClient.invalidateQueries({ queryKey: customerQuery.queryKey }));
    await panel.findByText(/^Zuletzt bekannt am/);
    panel.getByText('12,50 €');
    expect(screen.getByRole('button', { name: /^Guthaben\s*12,50\s€\s*Zuletzt bekannt am/ }).textContent).toContain(
      '?',
    );
  });
});

describe('the quick account', () => {
  test('[HEADER-46] has the last bets with their state, what is open, and at its end the break', async () => {
    answers['/api/v1/payment'] = exampleOf('getOpenPayments');
    const panel = await openPanel('quick-account', 'Guthaben');
    await panel.findByText('Sieg 3, verloren');
    expect(panel.getAllByRole('button').at(-1)?.textContent).toBe('Pause');
    const open = within(await panel.findByRole('region', { name: 'Noch offen' }));
    open.getByText(/^Auszahlung 50,00\s€$/);
    expect(open.getByRole('link', { name: 'Bezahlen' }).getAttribute('href')).toMatch(/provider/);
  });

  test('[HEADER-46] reads what is open again while there is something, so that a paid deposit goes', async () => {
    answers['/api/v1/payment'] = exampleOf('getOpenPayments');
    const panel = await openPanel('quick-account', 'Guthaben');
    await panel.findByRole('link', { name: 'Bezahlen' });
    const task = useRefreshTasks.getState().tasks.find(({ name }) => name.includes('getOpenPayments'));
    const rate = () => (typeof task?.rate === 'function' ? task.rate() : task?.rate);
    expect(rate()).toBe('medium');
    answers['/api/v1/payment'] = [];
    await act(async () => void (await task?.run()));
    await waitFor(() => expect(panel.queryByRole('link', { name: 'Bezahlen' })).toBeNull());
    expect(rate()).toBeNull();
  });

  test.each([
    ['active', 1, true],
    ['provisional', 9, true],
    ['without a bank account', 15, false],
    ['blocked', 0, false],
  ])('[HEADER-9] of a customer who is %s (status %i) offers a deposit: %s', async (_, customerstatus_id, offered) => {
    answers[ME] = customer({ customerstatus_id, balance: 10_000 });
    const panel = await openPanel('quick-account', 'Guthaben');
    await panel.findByText('100,00 €');
    panel.getByRole('link', { name: 'Meine Wetten' });
    expect(panel.queryByRole('link', { name: 'Einzahlen' }) !== null).toBe(offered);
    const why = panel.queryByRole('link', { name: 'Warum, und wie geht es weiter?' });
    expect(why?.getAttribute('href')).toBe(offered ? undefined : '/user/payin');
  });
});
