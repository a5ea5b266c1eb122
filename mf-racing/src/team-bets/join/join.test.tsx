import { queryClient, usePanels } from '@paddock/host';
import { hasUnsavedWork, provideShellServices, startOutbox, useModals } from '@paddock/host/shell';
import { accepted, customer, logInForTest, NOW, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { teamBet } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';
import { fakeTeamBet } from '../testing/fake-team-bet.ts';

const form = () => within(screen.getByRole('form', { name: 'Mitmachen' }));
const field = (name: RegExp) => form().getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const joinButton = () => screen.findByRole('button', { name: /^Für 5,00\s€ mitmachen$/ });

/** Shows the page to a customer. */
async function open(fake: ReturnType<typeof fakeTeamBet>) {
  await logInForTest();
  const shown = await show(fake.path);
  await screen.findByRole('form', { name: 'Mitmachen' });
  return shown;
}

/** The customer asks for a share of 5 € as Kim. */
async function ask() {
  fill(/Betrag/, '5');
  fill(/Spitzname/, ' Kim ');
  click('Weiter zur Bestätigung');
}

async function pressJoin() {
  await ask();
  fireEvent.click(await joinButton());
}

beforeEach(() => {
  sessionStorage.clear();
  onTestFinished(
    provideShellServices({
      links: () => ({ deposit: '/user/payin', limits: '/user/limits', selfExclusion: '/user/data/self-exclusion' }),
    }),
  );
});

describe('taking part', () => {
  test('[TEAMBETS-8] offers amounts, and says what is free', async () => {
    await open(fakeTeamBet());
    form().getByText(/Mindestens 2\s€, frei sind noch 375,00\s€\./);
    fireEvent.click(await form().findByRole('button', { name: /^10\s€$/ }));
    expect(field(/Betrag/).value).toBe('10,00');
    expect(
      form()
        .getByRole('button', { name: /^10\s€$/ })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  test('[TEAMBETS-8] says at the fields what is too little, too much or missing, and sends nothing', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    fill(/Betrag/, '375,01');
    click('Weiter zur Bestätigung');
    await form().findAllByText(/Bitte geben Sie höchstens 375,00\s€ ein\./);
    form().getAllByText(/Bitte füllen Sie dieses Feld aus\./);
    expect(fake.bodies).toEqual([]);
  });

  test('[TEAMBETS-9] asks first, and costs nothing until the customer has confirmed what it shows', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    await ask();
    const heading = await screen.findByRole('heading', { level: 3, name: 'Bitte bestätigen Sie' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    screen.getByText('Sieg: R3 Preis der Linden, Lindenau');
    screen.getByText('Kim');
    await screen.findByText(/^95,00\s€$/);
    screen.getByText('Der Betrag wird sofort abgebucht. Sie können ihn nicht zurücknehmen.');
    expect(fake.bodies).toEqual([{ team_tip_id: fake.id, stake_amount: 500, nickname: 'Kim', confirmed: 0 }]);
    expect(fake.keys).toEqual([]);
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
  });

  test('[TEAMBETS-9] what was typed can be changed before it is confirmed', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    await ask();
    await joinButton();
    click('Angaben ändern');
    await waitFor(() => expect(document.activeElement).toBe(field(/Betrag/)));
    expect(field(/Betrag/).value).toMatch(/^5/);
    expect(screen.queryByRole('heading', { name: 'Bitte bestätigen Sie' })).toBeNull();
    expect(fake.keys).toEqual([]);
  });

  test('[TEAMBETS-10] [TEAMBETS-13] pays once, and then shows the share with what was confirmed', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    await ask();
    const button = await joinButton();
    fake.joined();
    fireEvent.click(button);
    fireEvent.click(button);
    const news = await screen.findByText('Sie sind dabei: Ihre Teilnahme ist angekommen.');
    await waitFor(() => expect(document.activeElement).toBe(news));
    const mine = within(screen.getByRole('region', { name: 'Ihr Anteil' }));
    mine.getByText(/^5,00\s€$/);
    await mine.findByText('Kim');
    mine.getByText('21.11.2026 13:00');
    mine.getByText('Läuft');
    expect(fake.bodies[1]).toMatchObject({ team_tip_id: fake.id, stake_amount: 500, nickname: 'Kim', confirmed: 1 });
    expect(fake.keys).toHaveLength(1);
    expect(fake.keys[0]).not.toBe('');
    expect(hasUnsavedWork()).toBe(false);
  });

  test('[TEAMBETS-10] reads the balance again', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    await ask();
    const button = await joinButton();
    await screen.findByText(/^95,00\s€$/);
    const before = fake.asked.length;
    fireEvent.click(button);
    await screen.findByText('Sie sind dabei: Ihre Teilnahme ist angekommen.');
    await waitFor(() =>
      expect(fake.asked.slice(before)).toEqual(
        expect.arrayContaining(['/api/v1/customer/me', fake.mine, fake.amounts, `/api/v1/teamtips/${fake.id}`]),
      ),
    );
  });

  test('[TEAMBETS-8] a customer who has a share sees it instead of the form', async () => {
    const fake = fakeTeamBet();
    fake.joined();
    await logInForTest();
    await show(fake.path);
    await screen.findByRole('region', { name: 'Ihr Anteil' });
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('[TEAMBETS-8] no form is shown before it is known whether the customer has a share', async () => {
    const fake = fakeTeamBet();
    const amounts = Promise.withResolvers<Response>();
    fake.answers[fake.amounts] = () => amounts.promise;
    await logInForTest();
    await show(fake.path);
    expect(screen.queryByRole('form')).toBeNull();
    amounts.resolve(refused(500, 'oops'));
    await screen.findByRole('form', { name: 'Mitmachen' });
  });

  test('[TEAMBETS-8] joined in another tab meanwhile, the share is shown', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    fake.joined();
    fake.ask = fake.join;
    await ask();
    await screen.findByRole('region', { name: 'Ihr Anteil' });
  });

  test('[TEAMBETS-8] a team bet that closes has no form any more, and says so', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    fake.answers[`/api/v1/teamtips/${fake.id}`] = teamBet({ team_tip_id: fake.id, status: 'CLOSED' });
    await act(() => queryClient.invalidateQueries());
    await screen.findByText('Die Teilnahme ist beendet.');
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('[TEAMBETS-8] a settled team bet has no form', async () => {
    const fake = fakeTeamBet({ status: 'SETTLED', payout: 0 });
    await logInForTest();
    await show(fake.path);
    // Until the customer's share is known, an open one has no form either.
    await waitFor(() => expect(fake.asked).toContain(fake.amounts));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('region', { name: 'Mitmachen' })).toBeNull();
  });

  test('[TEAMBETS-8] what others pay in meanwhile is not free any more', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    await form().findByRole('button', { name: /^10\s€$/ });
    fake.answers[`/api/v1/teamtips/${fake.id}`] = teamBet({ team_tip_id: fake.id, total_amount: 49_300 });
    await act(() => queryClient.invalidateQueries());
    await form().findByText(/frei sind noch 7,00\s€\./);
    expect(form().queryByRole('button', { name: /^10\s€$/ })).toBeNull();
  });

  test('[TEAMBETS-8] a team bet with less free than a share is full', async () => {
    const fake = fakeTeamBet({ total_amount: 49_900 });
    await show(fake.path);
    await screen.findByText('Diese Teamwette ist voll.');
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('a visitor', () => {
  test('[TEAMBETS-11] fills in the form, logs in, and goes on with what was typed', async () => {
    const fake = fakeTeamBet();
    await show(fake.path);
    await screen.findByRole('form', { name: 'Mitmachen' });
    form().getByText(/frei sind noch 375,00\s€\./);
    fill(/Betrag/, '5');
    fill(/Spitzname/, 'Kim');
    click('Anmelden und mitmachen');
    expect(usePanels.getState().isOpen('login')).toBe(true);
    act(() => usePanels.getState().close());
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    await act(logInForTest);
    expect(field(/Betrag/).value).toMatch(/^5/);
    expect(field(/Spitzname/).value).toBe('Kim');
    click('Weiter zur Bestätigung');
    await joinButton();
    expect(fake.bodies).toHaveLength(1);
  });
});

describe('a refusal', () => {
  /** Facts of a refusal by a limit. */
  const LIMIT = { type: 'bet', range: 'day', limit_amount: 1000, limit_used: 900 };

  test.each([
    [409, 'team_bet_closed', 'Andere Teamwetten', '/teamwette'],
    [409, 'team_bet_full', 'Andere Teamwetten', '/teamwette'],
    [404, 'not_found', 'Andere Teamwetten', '/teamwette'],
    [409, 'insufficient_balance', 'Geld einzahlen', '/user/payin'],
    [409, 'limit_exceeded', 'Zu meinen Limits', '/user/limits'],
    [403, 'customer_excluded', 'Zur Selbstsperre', '/user/data/self-exclusion'],
  ])('[TEAMBETS-12] %i %s is said in the words of the server, with a way on', async (status, code, way, path) => {
    const fake = fakeTeamBet();
    await open(fake);
    fake.ask = () => refused(status, code, 'Das sagt der Server.', LIMIT);
    await ask();
    await form().findByText('Das sagt der Server.');
    expect(form().getByRole('link', { name: way }).getAttribute('href')).toBe(path);
    expect(field(/Betrag/).value).toMatch(/^5/);
    expect(fake.keys).toEqual([]);
  });

  test('[TEAMBETS-12] of the press leaves the confirmation with words, a way on, and another try', async () => {
    const fake = fakeTeamBet();
    fake.known = 'void';
    fake.join = () => refused(409, 'insufficient_balance', 'Ihr Guthaben ist zu niedrig.');
    await open(fake);
    await pressJoin();
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('Ihr Guthaben ist zu niedrig.');
    expect(alert.getByRole('link', { name: 'Geld einzahlen' }).getAttribute('href')).toBe('/user/payin');
    fake.join = () =>
      accepted({ team_tip_id: fake.id, stake_amount: 500, nickname: 'Kim', confirmed: 1, balance: 0, share: null });
    fireEvent.click(await joinButton());
    await waitFor(() => expect(fake.keys).toHaveLength(2));
    expect(fake.keys[1]).not.toBe(fake.keys[0]);
  });

  test('[TEAMBETS-12] for a checkpoint leads to the modal of the system; nothing is sent after it', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    fake.ask = () => refused(403, 'check_identity', 'Bitte bestätigen Sie Ihre Identität.');
    await ask();
    fireEvent.click(await form().findByRole('button', { name: 'Identität prüfen lassen' }));
    expect(useModals.getState().open?.name).toBe('check_identity');
    act(() => useModals.getState().accept());
    await waitFor(() => expect(form().queryByRole('button', { name: 'Identität prüfen lassen' })).toBeNull());
    expect(fake.bodies).toHaveLength(1);
  });

  test('[TEAMBETS-12] of the press for a checkpoint leads back to the form after its modal, and sends nothing', async () => {
    const fake = fakeTeamBet();
    fake.known = 'void';
    fake.join = () => refused(403, 'check_age', 'Bitte bestätigen Sie Ihr Alter.');
    await open(fake);
    await pressJoin();
    fireEvent.click(await screen.findByRole('button', { name: 'Alter bestätigen' }));
    act(() => useModals.getState().accept());
    await waitFor(() => expect(document.activeElement).toBe(field(/Betrag/)));
    expect(fake.keys).toHaveLength(1);
  });

  test('[TEAMBETS-12] without an answer says so in the form, and keeps it', async () => {
    const fake = fakeTeamBet();
    await open(fake);
    fake.ask = () => Promise.reject(new TypeError('Failed to fetch'));
    await ask();
    await form().findByText(/Es ist ein Fehler aufgetreten/);
    expect(field(/Spitzname/).value).toBe(' Kim ');
  });
});

describe('a customer under LUGAS', () => {
  const LUGAS = 'POST /api/v1/customer/me/lugas';

  test('[TEAMBETS-15] is told that the session begins with the share; it begins right before it', async () => {
    const fake = fakeTeamBet();
    fake.answers['/api/v1/customer/me'] = customer({ balance: 10_000, country: 'DEU', groups: ['lugas'] });
    fake.ask = () => refused(409, 'lugas_not_activated');
    fake.answers[LUGAS] = {
      lugas_registered: '2026-01-01T00:00:00Z',
      lugas_activated: NOW,
      lugas_expires: '2026-11-21T12:30:00Z',
      lugas_keepalive: NOW,
      lugas_reality: NOW,
      lugas_realityexpires: '2026-11-21T13:00:00Z',
    };
    await open(fake);
    await ask();
    await screen.findByText(/Mit der Teilnahme beginnt Ihre Wettsitzung/);
    expect(fake.asked).not.toContain(LUGAS);
    fireEvent.click(await joinButton());
    await screen.findByText('Sie sind dabei: Ihre Teilnahme ist angekommen.');
    expect(fake.asked).toContain(LUGAS);
  });

  test('[TEAMBETS-15] whose session cannot begin pays nothing, and reads why', async () => {
    const fake = fakeTeamBet();
    fake.ask = () => refused(409, 'lugas_not_activated');
    fake.answers[LUGAS] = () => refused(409, 'lugas_active_elsewhere', 'Sie sind bei einem anderen Anbieter aktiv.');
    await open(fake);
    await pressJoin();
    within(await screen.findByRole('alert')).getByText('Sie sind bei einem anderen Anbieter aktiv.');
    expect(fake.keys).toEqual([]);
  });

  test('[TEAMBETS-15] whose session a fault of the server prevents reads the words of the page', async () => {
    const fake = fakeTeamBet();
    fake.ask = () => refused(409, 'lugas_not_activated');
    fake.answers[LUGAS] = () => refused(500, 'internal_error', 'Stack trace');
    await open(fake);
    await pressJoin();
    within(await screen.findByRole('alert')).getByText(/Es wurde nichts abgebucht/);
  });

  test('[TEAMBETS-15] whose session gets no answer for 8 s pays nothing, and can press again', async () => {
    const fake = fakeTeamBet();
    fake.ask = () => refused(409, 'lugas_not_activated');
    const late = new AbortController();
    fake.answers[LUGAS] = () =>
      new Promise((_, reject) => late.signal.addEventListener('abort', () => reject(late.signal.reason)));
    await open(fake);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    onTestFinished(() => timeout.mockRestore());
    await pressJoin();
    await waitFor(() => expect(timeout).toHaveBeenCalledWith(8_000));
    late.abort(new DOMException('signal timed out', 'TimeoutError'));
    await screen.findByRole('alert');
    expect(await joinButton()).toHaveProperty('disabled', false);
    expect(fake.keys).toEqual([]);
  });
});

describe('a press whose answer is lost', () => {
  async function loseAnswer() {
    const fake = fakeTeamBet();
    fake.join = () => Promise.reject(new TypeError('Failed to fetch'));
    const { unmount } = await open(fake);
    onTestFinished(startOutbox());
    await pressJoin();
    const words = await screen.findByText('Wir klären, ob Ihre Teilnahme angekommen ist.');
    return { fake, words, unmount };
  }

  const findOut = () => act(() => void dispatchEvent(new Event('online')));

  test('[TEAMBETS-14] is being found out: no second press is offered, nor after a reload of the page', async () => {
    const { fake, words, unmount } = await loseAnswer();
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(screen.queryByRole('button', { name: /mitmachen/ })).toBeNull();
    unmount();
    await show(fake.path);
    await screen.findByText('Wir klären, ob Ihre Teilnahme angekommen ist.');
    expect(screen.queryByRole('form')).toBeNull();
    expect(fake.keys).toHaveLength(1);
  });

  test('[TEAMBETS-14] that arrived becomes the share', async () => {
    const { fake } = await loseAnswer();
    fake.known = 'taken';
    fake.joined();
    findOut();
    await screen.findByText('Sie sind dabei: Ihre Teilnahme ist angekommen.');
    expect(fake.keys).toHaveLength(1);
  });

  test('[TEAMBETS-14] that did not arrive says so, and can be pressed again', async () => {
    const { fake } = await loseAnswer();
    fake.known = 'void';
    findOut();
    within(await screen.findByRole('alert')).getByText(/nicht angekommen. Es wurde nichts abgebucht/);
    await joinButton();
    expect(fake.keys).toHaveLength(1);
  });
});
