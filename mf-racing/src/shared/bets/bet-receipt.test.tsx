import { useCustomer } from '@paddock/host';
import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, fakeApi, logInForTest, pass, refused, showPiece } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bet, betLine } from '../../testing/fixtures.ts';
import { remoteWithTexts as remote } from '../../testing/remote-with-texts.ts';
import { BetReceipt } from './bet-receipt.tsx';

const BET = '/api/v1/customer/me/wagers/12';
const CANCEL = 'POST /api/v1/bets/12/cancel';
const CONFIRM = 'POST /api/v1/bets/12/confirm';
const ME = '/api/v1/customer/me';

/**
 * The time of the test: the bet was placed five seconds earlier, and can be cancelled for 55 s
 * more.
 */
const PLACED = '2026-11-21T12:58:50Z';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(PLACED) });
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const onDone = vi.fn();

const Balance = () => <output>{useCustomer()?.balance}</output>;
const piece = (
  <>
    <Balance />
    <BetReceipt betId={12} onDone={onDone} />
  </>
);

const showReceipt = async (answers: Parameters<typeof fakeApi>[0], locale: 'de' | 'en' = 'de') => {
  const api = fakeApi({ [ME]: customer(), ...answers });
  await logInForTest();
  await showPiece('mf-racing', remote, piece, { locale });
  const receipt = within(await screen.findByRole('region', { name: /12$/ }));
  await receipt.findByText(/Stand|State/);
  const fact = (term: string) => plain(receipt.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent);
  const said = () =>
    receipt
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('|');
  return { ...api, receipt, fact, said };
};

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const sent = (facts: Parameters<typeof bet>[0]) => ({ bet: bet(facts), balance: 10_000 });
const cancelled = { status: 'cancelled', cancel_until: null, payout: 500 } as const;
const CONFIRM_UNTIL = '2026-11-21T12:59:15Z';
const offer: ReturnType<typeof bet> = {
  ...bet(),
  pool: 'fixWIN',
  ticket: 'DEU-WIN:fixWIN singles 2 stake 500',
  lines: [betLine({ odds: 310 })],
  status: 'confirmation_required',
  cancel_until: null,
  confirm_until: CONFIRM_UNTIL,
};

describe('a receipt', () => {
  test('[RECEIPT-1] [RECEIPT-2] [RECEIPT-3] says number, ticket, race, price, time and state', async () => {
    const { fact } = await showReceipt({ [BET]: bet() });
    expect(screen.getByRole('heading', { name: 'Wettschein Nr. 12' })).toBeTruthy();
    expect(fact('Stand')).toBe('Angenommen');
    expect(fact('Wette')).toBe('Sieg · Nr. 2 · Einsatz 5,00 € je Kombination');
    expect(fact('Rennen')).toBe('Lindenau, Rennen 3: Preis der Linden, 21.11.2026 14:05 Uhr');
    expect(fact('Preis')).toBe('1 × 5,00 € = 5,00 €');
    expect(fact('Gewettet am')).toBe('21.11.2026 13:58');
  });

  test('[RECEIPT-19] names the help against addiction, with the way to it', async () => {
    onTestFinished(provideShellServices({ links: () => ({ page: '/page/:name' }) }));
    const { fact, receipt } = await showReceipt({ [BET]: bet() });
    expect(fact('Hilfe')).toContain('0800 1 37 27 00');
    expect(receipt.getByRole('link', { name: 'Spielerschutz' }).getAttribute('href')).toBe(
      '/page/responsible-gambling',
    );
  });

  test('[RECEIPT-3] the price names the share of a flexi ticket', async () => {
    const { fact } = await showReceipt({
      [BET]: bet({ ticket: 'FRA-QNP boxed 1,2,3,4,5,6 flexi 50 stake 200', combinations: 6, stake: 200, price: 600 }),
    });
    expect(fact('Preis')).toBe('6 × 2,00 € × 50 % = 6,00 €');
  });

  test('[RECEIPT-4] at agreed odds it says what each horse can bring, to the cent', async () => {
    const { fact } = await showReceipt({
      [BET]: bet({ lines: [betLine({ odds: 333, stake: 150 }), betLine({ startnr: 4, odds: 1210, stake: 150 })] }),
    });
    expect(fact('Auszahlung')).toBe(
      'Nr. 2: feste Quote 3,33, mögliche Auszahlung 4,99 €Nr. 4: feste Quote 12,10, mögliche Auszahlung 18,15 €',
    );
  });

  test('[RECEIPT-4] a multiple has the odds of each leg', async () => {
    const leg = (id: number, startnr: number, odds: number, pool: 'WIN' | 'PLC') => ({
      ...bet().legs[0],
      race: { ...bet().race, id },
      pool,
      startnrs: [startnr],
      odds: [{ startnr, odds, shown_odds: odds }],
    });
    const legs = [leg(7, 2, 250, 'WIN'), leg(8, 5, 1030, 'PLC')] as ReturnType<typeof bet>['legs'];
    const { fact } = await showReceipt({ [BET]: bet({ lines: [], legs }) });
    expect(fact('Auszahlung')).toBe('Rennen 1, Nr. 2: feste Quote 2,50Rennen 2, Nr. 5: feste Quote 10,30');
  });

  test('[RECEIPT-4] a bet in a pool promises no payout', async () => {
    const { fact } = await showReceipt({ [BET]: bet() });
    expect(fact('Auszahlung')).toBe('Die Quote steht nach dem Rennen fest.');
  });

  test('[RECEIPT-1] a settled one says what was paid', async () => {
    const { fact, receipt } = await showReceipt({ [BET]: bet({ status: 'won', cancel_until: null, payout: 1050 }) });
    expect(fact('Stand')).toBe('Gewonnen: 10,50 € ausgezahlt');
    expect(receipt.queryByText('Auszahlung')).toBeNull();
    expect(receipt.queryByRole('button', { name: /Stornieren/ })).toBeNull();
  });

  test('[RECEIPT-1] is in the language of the page', async () => {
    const { fact } = await showReceipt({ [BET]: bet() }, 'en');
    expect(screen.getByRole('heading', { name: 'Ticket no. 12' })).toBeTruthy();
    expect(fact('State')).toBe('Accepted');
  });

  test('[RECEIPT-11] ends with a button', async () => {
    const { receipt } = await showReceipt({ [BET]: bet() });
    fireEvent.click(receipt.getByRole('button', { name: 'Fertig' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('[RECEIPT-12] is printed alone', async () => {
    const print = vi.fn(() => document.querySelector('body > [data-print="alone"]')?.textContent);
    vi.stubGlobal('print', print);
    const { receipt } = await showReceipt({ [BET]: bet() });
    fireEvent.click(receipt.getByRole('button', { name: 'Drucken' }));
    const [printed] = print.mock.results;
    expect(plain(printed?.value)).toMatch(/^Wettschein Nr\. 12Stand.*Sieg · Nr\. 2/);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-print="alone"]')).toBeNull();
    vi.unstubAllGlobals();
  });
});

test('[RECEIPT-16] the balance is read again when a receipt appears', async () => {
  const { answers } = fakeApi({ [ME]: customer(), [BET]: bet() });
  await logInForTest();
  function Placed() {
    const [isPlaced, setPlaced] = useState(false);
    return isPlaced ? piece : <button type="button" aria-label="Wetten" onClick={() => setPlaced(true)} />;
  }
  await showPiece(
    'mf-racing',
    remote,
    <>
      <Balance />
      <Placed />
    </>,
  );
  answers[ME] = customer({ balance: 9_500 });
  fireEvent.click(await screen.findByRole('button', { name: 'Wetten' }));
  await waitFor(() => expect(screen.getAllByText('9500')).toHaveLength(2));
});

describe('taking a bet back', () => {
  const button = () => screen.queryByRole('button', { name: 'Stornieren Wettschein Nr. 12' });

  test('[RECEIPT-5] is possible while its time is left, by the second', async () => {
    await showReceipt({ [BET]: bet() });
    const timer = screen.getByRole('timer');
    const before = timer.textContent as string;
    expect(before).toMatch(/^noch 0:5\d$/);
    await pass(10_000);
    expect(timer.textContent).toMatch(/^noch 0:4\d$/);
    expect(button()).toBeTruthy();
    await pass(46_000);
    expect(button()).toBeNull();
  });

  test('[RECEIPT-20] leaves its place empty when its time is over, so that no other button comes under a finger', async () => {
    await showReceipt({ [BET]: bet() });
    const place = button()?.parentElement?.parentElement;
    const rows = place?.childElementCount;
    await pass(56_000);
    expect(button()).toBeNull();
    expect(place?.childElementCount).toBe(rows);
    expect(place?.textContent).toBe('');
  });

  test('[RECEIPT-18] is counted right at once in a tab that comes into sight after it slept', async () => {
    await showReceipt({ [BET]: bet() });
    vi.setSystemTime(Date.now() + 30_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('timer').textContent).toMatch(/^noch 0:2\d$/);
  });

  test('[RECEIPT-6] a screen reader hears the time at the start and at ten seconds, and not between', async () => {
    const { said } = await showReceipt({ [BET]: bet() });
    await pass(0);
    const first = said();
    expect(first).toMatch(/noch 5\d Sekunden stornieren/);
    await pass(30_000);
    expect(said()).toBe(first);
    await pass(15_000);
    expect(said()).toMatch(/noch (10|9) Sekunden stornieren/);
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });

  test('[RECEIPT-7] gives the stake back, and reads the balance again', async () => {
    const { answers, asked, fact, said } = await showReceipt({ [BET]: bet(), [CANCEL]: sent(cancelled) });
    answers[BET] = bet(cancelled);
    answers[ME] = customer({ balance: 10_500 });
    (button() as HTMLElement).focus();
    fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => expect(fact('Stand')).toBe('Storniert, 5,00 € zurück'), 10_000);
    expect(button()).toBeNull();
    expect(plain(said())).toContain('Storniert, 5,00 € zurück');
    expect(plain(document.activeElement?.textContent)).toBe('Storniert, 5,00 € zurück');
    expect(asked.filter((call) => call === CANCEL)).toHaveLength(1);
    expect(await screen.findByText('10500')).toBeTruthy();
  });

  test('[RECEIPT-8] that is refused says why', async () => {
    const { said, fact } = await showReceipt({
      [BET]: bet(),
      [CANCEL]: () => refused(409, 'cancel_too_late', 'Es ist zu spät.'),
    });
    fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => expect(said()).toContain('Es ist zu spät.'), 10_000);
    expect(fact('Stand')).toBe('Angenommen');
  });

  test('[RECEIPT-8] that is refused without words has those of the page', async () => {
    const { said } = await showReceipt({
      [BET]: bet(),
      [CANCEL]: () => refused(409, 'some_code', 'An error occurred, please try again later.'),
    });
    fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => expect(said()).toContain('Das hat gerade nicht geklappt.'), 10_000);
  });

  test.each([
    ['is lost', failing],
    ['is a fault of the server', () => refused(503, 'down')],
    ['does not come within 8 s', () => new Promise<Response>(() => {})],
  ])('[RECEIPT-9] whose answer %s is found out', async (_, answer) => {
    const { answers, asked, said, fact } = await showReceipt({ [BET]: bet(), [CANCEL]: answer });
    fireEvent.click(button() as HTMLElement);
    await pass(8_100);
    expect(said()).toContain('Wir klären, ob Ihre Stornierung angekommen ist.');
    expect(fact('Stand')).toBe('Angenommen');
    answers[BET] = bet(cancelled);
    await pass(8_100);
    expect(fact('Stand')).toBe('Storniert, 5,00 € zurück');
    expect(said()).not.toContain('Wir klären');
    expect(asked.filter((call) => call === CANCEL)).toHaveLength(1);
  });

  test('[RECEIPT-9] is known to be missed only when it cannot be taken any more', async () => {
    const { said } = await showReceipt({ [BET]: bet(), [CANCEL]: failing });
    fireEvent.click(button() as HTMLElement);
    await pass(50_000);
    expect(said()).toContain('Wir klären');
    await pass(60_000);
    expect(said()).toContain('Ihre Stornierung ist nicht angekommen. Die Wette gilt.');
  });

  test('[RECEIPT-9] asks less and less often', async () => {
    const { asked } = await showReceipt({ [BET]: bet(), [CANCEL]: failing });
    fireEvent.click(button() as HTMLElement);
    await pass(1_000);
    const reads = () => asked.filter((call) => call === BET).length;
    const first = reads();
    await pass(13_900);
    // At 2, 6 and 14 s.
    expect(reads() - first).toBe(3);
  });

  test('[RECEIPT-10] can be repeated while its answer is lost', async () => {
    const { answers, fact } = await showReceipt({ [BET]: bet(), [CANCEL]: failing });
    fireEvent.click(button() as HTMLElement);
    await pass(100);
    answers[CANCEL] = sent(cancelled);
    answers[BET] = bet(cancelled);
    fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => expect(fact('Stand')).toBe('Storniert, 5,00 € zurück'), 10_000);
  });
});

describe('odds that have moved', () => {
  const button = () => screen.queryByRole('button', { name: /^Zu neuer Quote wetten: 5,00/ });

  test('[RECEIPT-13] are shown with those before, and nothing is paid yet', async () => {
    const { receipt, fact } = await showReceipt({ [BET]: bet(offer) });
    expect(fact('Stand')).toBe('Noch nicht angenommen: Die Quote hat sich geändert');
    expect(receipt.getByText('Nr. 2: jetzt 3,10 statt 3,40')).toBeTruthy();
    expect(receipt.getByText(/verfällt die Wette, und Sie bezahlen nichts/)).toBeTruthy();
    expect(receipt.queryByRole('button', { name: /Stornieren/ })).toBeNull();
  });

  test('[RECEIPT-13] are shown leg by leg for a multiple, without the legs that did not move', async () => {
    const [leg] = bet().legs as [ReturnType<typeof bet>['legs'][number]];
    const of = (id: number, odds: number, shown_odds: number) => ({
      ...leg,
      race: { ...leg.race, id },
      pool: 'WIN',
      odds: [{ startnr: 2, odds, shown_odds }],
    });
    const multiple = { ...offer, pool: 'MUL2', ticket: 'GBR-MUL2 legs 2/2 stake 500', lines: [] };
    const { receipt } = await showReceipt({ [BET]: bet({ ...multiple, legs: [of(41, 250, 250), of(42, 310, 340)] }) });
    expect(receipt.getAllByText(/statt/).map(({ textContent }) => textContent)).toEqual([
      'Rennen 2, Nr. 2: jetzt 3,10 statt 3,40',
    ]);
  });

  test('[RECEIPT-14] are accepted by a press', async () => {
    const taken = { ...offer, status: 'accepted', confirm_until: null } as const;
    const { answers, fact, asked } = await showReceipt({ [BET]: bet(offer), [CONFIRM]: sent(taken) });
    answers[BET] = bet(taken);
    fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => expect(fact('Stand')).toBe('Angenommen'), 10_000);
    expect(asked.filter((call) => call === CONFIRM)).toHaveLength(1);
  });

  test('[RECEIPT-17] keep their receipt until they are accepted', async () => {
    const taken = { ...offer, status: 'accepted', confirm_until: null } as const;
    const { answers, receipt } = await showReceipt({ [BET]: bet(offer), [CONFIRM]: sent(taken) });
    expect(receipt.queryByRole('button', { name: 'Fertig' })).toBeNull();
    answers[BET] = bet(taken);
    fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => receipt.getByRole('button', { name: 'Fertig' }), 10_000);
  });

  test('[RECEIPT-14] a lost answer is found out', async () => {
    const { answers, fact, said } = await showReceipt({ [BET]: bet(offer), [CONFIRM]: failing });
    fireEvent.click(button() as HTMLElement);
    await pass(100);
    expect(said()).toContain('Wir klären, ob Ihre Wette angenommen wurde.');
    answers[BET] = bet({ ...offer, status: 'accepted', confirm_until: null });
    await pass(2_100);
    expect(fact('Stand')).toBe('Angenommen');
  });

  test('[RECEIPT-15] that are not confirmed lapse', async () => {
    const { answers, fact, said } = await showReceipt({ [BET]: bet(offer) });
    expect(screen.getByRole('timer').textContent).toMatch(/^noch 0:2\d$/);
    answers[BET] = () =>
      accepted(bet({ ...offer, status: Date.now() < Date.parse(CONFIRM_UNTIL) ? offer.status : 'lapsed' }));
    await pass(24_500);
    expect(button()).toBeNull();
    expect(said()).toContain('Die Zeit ist abgelaufen.');
    await pass(6_000);
    expect(fact('Stand')).toBe('Verfallen, nichts bezahlt');
  });
});
