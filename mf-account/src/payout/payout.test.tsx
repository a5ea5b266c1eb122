import { withdraw } from '@paddock/api/payments';
import { press as pressElsewhere } from '@paddock/host';
import { provideShellServices, startOutbox } from '@paddock/host/shell';
import { accepted, exampleOf, logInForTest, refused, showPage } from '@paddock/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import remote from '../remote.ts';
import { fakeMoney, ME, OPEN, payment } from '../testing/fake-money.ts';

const ACCOUNT = '/api/v1/customer/me/bank-account';
const CHALLENGE = 'POST /api/v1/customer/me/step-up/challenge';
const withdrawal = payment({
  id: 8,
  direction: 'withdrawal',
  provider: 'bank',
  amount: 4_000,
  redirect_url: null,
  ends_at: '2026-11-22T12:00:00Z',
});
const form = () => within(screen.getByRole('form', { name: 'Auszahlen' }));
const amount = () => form().getByLabelText<HTMLInputElement>(/Betrag/);
const fill = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const press = (name: RegExp) => fireEvent.click(form().getByRole('button', { name }));

function fake(facts: Parameters<typeof fakeMoney>[0] = {}, account: object = {}) {
  const money = fakeMoney({ balance: 10_000, ...facts });
  money.press = () => accepted(withdrawal);
  money.answers[ACCOUNT] = {
    ...exampleOf('bankAccount'),
    bank_account_status: 'validated',
    bank_code_required: false,
    ...account,
  };
  return money;
}

async function open(money = fake()) {
  await logInForTest();
  await showPage('mf-account', remote, '/user/payout');
  await screen.findByRole('form', { name: 'Auszahlen' });
  return money;
}

beforeEach(() => {
  onTestFinished(provideShellServices({ links: () => ({ contact: '/contact' }) }));
});

describe('paying out', () => {
  test('[PAYOUT-1] [PAYOUT-2] shows the account, what stays, and the day on which it is expected', async () => {
    await open();
    screen.getByText('DE89 3704 0044 0532 0130 00');
    screen.getByText('bestätigt');
    screen.getByText('22.11.2026');
    fill('40');
    await screen.findByText(/^60,00\s€$/);
    form().getByRole('button', { name: /^40,00\s€ auszahlen$/ });
  });

  test('[PAYOUT-2] fills in the whole balance', async () => {
    await open();
    press(/^Alles: 100,00\s€$/);
    expect(amount().value).toBe('100,00');
    await screen.findByText(/^0,00\s€$/);
  });

  test('[PAYOUT-3] pays out once, and says when it arrives; an empty balance does not hide that', async () => {
    const money = await open();
    fill('40');
    money.answers[ME] = { ...(money.answers[ME] as object), balance: 0 };
    press(/auszahlen$/);
    press(/auszahlen$/);
    const news = await screen.findByText(/^40,00\s€ sind unterwegs\. Voraussichtlich am 22\.11\.2026 sind/);
    await waitFor(() => expect(document.activeElement).toBe(news));
    expect(money.bodies).toEqual([expect.objectContaining({ amount: 4_000 })]);
    await waitFor(() => expect(money.asked.filter((call) => call === ME).length).toBeGreaterThan(1));
    expect(document.contains(news)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Weitere Auszahlung' }));
    await screen.findByText('Ihr Guthaben reicht nicht für eine Auszahlung.');
  });

  test('[ACCOUNT-8] [PAYOUT-3] another withdrawal begins with the focus on its form, and is sent', async () => {
    const money = await open();
    fill('40');
    press(/auszahlen$/);
    const another = await screen.findByRole('button', { name: 'Weitere Auszahlung' });
    another.focus();
    fireEvent.click(another);
    const begun = await screen.findByRole('form', { name: 'Auszahlen' });
    await waitFor(() => expect(document.activeElement?.contains(begun)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    fill('20');
    press(/auszahlen$/);
    await screen.findByText(/sind unterwegs/);
    expect(money.bodies.map(({ amount }) => amount)).toEqual([4_000, 2_000]);
    expect(new Set(money.keys).size).toBe(2);
  });

  test('[PAYOUT-3] a withdrawal that is answered after the page was left is in the balance, too', async () => {
    const money = await open();
    const answer = Promise.withResolvers<Response>();
    money.press = () => answer.promise;
    fill('40');
    press(/auszahlen$/);
    await waitFor(() => expect(money.keys).toHaveLength(1));
    cleanup();
    await showPage('mf-account', remote, '/user');
    await screen.findByText(/^100,00\s€$/);
    money.answers[ME] = { ...(money.answers[ME] as object), balance: 6_000 };
    answer.resolve(accepted(withdrawal));
    await screen.findByText(/^60,00\s€$/);
  });

  test('[PAYOUT-10] a customer with a passkey steps up before the press is sent', async () => {
    const money = await open();
    money.answers[CHALLENGE] = exampleOf('startStepUp');
    fill('40');
    press(/auszahlen$/);
    const question = within(await screen.findByRole('dialog'));
    expect(money.keys).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
    await form().findByText(/^Sie haben das nicht bestätigt/);
    expect(amount().value).toMatch(/^40/);
    money.answers[CHALLENGE] = { step_up: null };
    press(/auszahlen$/);
    await screen.findByText(/^40,00\s€ sind unterwegs/);
    expect(money.keys).toHaveLength(1);
  });

  test('[PAYOUT-4] says at the field what is too much or too little, and sends nothing', async () => {
    const money = await open();
    fill('100,01');
    press(/auszahlen$/);
    await form().findAllByText(/höchstens 100,00\s€ ein/);
    fill('0,99');
    await form().findAllByText(/mindestens 1,00\s€ ein/);
    expect(money.keys).toEqual([]);
  });

  test('[PAYOUT-11] offers no change of a bank account that is missing', async () => {
    await logInForTest();
    fake({}, { bank_account_status: 'none', iban: null });
    await showPage('mf-account', remote, '/user/payout');
    await screen.findByText('nicht angegeben');
    expect(screen.queryByRole('link', { name: 'Bankkonto ändern' })).toBe(null);
  });

  test.each([
    [{}, { bank_account_status: 'none', iban: null }, 'Zu meinen Daten', '/user/data'],
    [
      {},
      { bank_account_status: 'pending', bank_code_required: true },
      'Code der Überweisung eingeben',
      '/user/data/bank-code',
    ],
    [{ balance: 99 }, {}, 'Geld einzahlen', '/user/payin'],
    [{ customerstatus_id: 9 }, {}, 'Zum Kundendienst', '/contact'],
  ])('[PAYOUT-5] %j %j leads to the next step', async (facts, account, way, path) => {
    fake(facts, account);
    await logInForTest();
    await showPage('mf-account', remote, '/user/payout');
    expect((await screen.findByRole('link', { name: way })).getAttribute('href')).toBe(path);
    expect(screen.queryByRole('form', { name: 'Auszahlen' })).toBeNull();
  });

  test('[PAYOUT-6] shows what is on its way, with its day', async () => {
    const money = fake();
    money.answers[OPEN] = [withdrawal, payment()];
    await open(money);
    const card = within(await screen.findByRole('region', { name: 'Noch offen' }));
    await card.findByText(/^Auszahlung 40,00\s€$/);
    card.getByText('voraussichtlich am 22.11.2026 auf Ihrem Bankkonto');
    expect(card.queryByText(/Einzahlung/)).toBeNull();
  });

  test('[PAYOUT-7] a balance that is lower by now is said in words, and leads to no deposit', async () => {
    const money = await open();
    money.known = 'void';
    money.press = () => refused(409, 'insufficient_balance', 'Ihr Guthaben ist zu niedrig.');
    fill('40');
    press(/auszahlen$/);
    await form().findByText('Ihr Guthaben ist zu niedrig.');
    expect(form().queryByRole('link')).toBeNull();
    expect(amount().value).toMatch(/^40/);
    money.press = () => accepted(withdrawal);
    press(/auszahlen$/);
    await screen.findByText(/sind unterwegs/);
    expect(money.keys[1]).not.toBe(money.keys[0]);
  });

  test('[PAYOUT-8] a lost answer is found out, and nothing is sent twice', async () => {
    const money = await open();
    onTestFinished(startOutbox());
    money.press = () => Promise.reject(new TypeError('Failed to fetch'));
    fill('40');
    press(/auszahlen$/);
    const words = await screen.findByText('Wir klären, ob das angekommen ist.');
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(screen.queryByRole('form', { name: 'Auszahlen' })).toBeNull();
    money.known = 'taken';
    money.answers[OPEN] = [withdrawal];
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText(/^Auszahlung 40,00\s€$/);
    expect(money.keys).toHaveLength(1);
  });

  test('[PAYOUT-8] a withdrawal that another tab waits for is no second one here: the form is back with the answer', async () => {
    const money = await open();
    const answer = Promise.withResolvers<Response>();
    money.press = () => answer.promise;
    const send = pressElsewhere({
      operation: withdraw,
      body: { amount: 4000 },
      idOf: ({ id }) => id,
      subject: 'payout:another tab',
      line: 'Auszahlen',
      amount: 4000,
    });
    await screen.findByText('Wir klären, ob das angekommen ist.');
    expect(screen.queryByRole('form', { name: 'Auszahlen' })).toBeNull();
    answer.resolve(accepted(withdrawal));
    await send;
    await screen.findByRole('form', { name: 'Auszahlen' });
  });
});

describe('the automatic withdrawal', () => {
  const SET = 'POST /api/v1/customer/me/ggl/set-withdrawal-amount';
  const END = 'POST /api/v1/customer/me/ggl/disable-withdrawal-amount';
  const own = () => within(screen.getByRole('region', { name: 'Automatisch auszahlen' }));

  test('[PAYOUT-9] is set above an amount, and ended', async () => {
    const money = await open();
    const me = money.answers[ME] as object;
    own().getByText('Zurzeit wird nichts automatisch ausgezahlt.');
    const asked: unknown[] = [];
    money.answers[SET] = () => {
      money.answers[ME] = { ...me, withdrawal_amount: 50_000 };
      return accepted({ withdrawal_amount: 50_000 });
    };
    fireEvent.change(own().getByLabelText(/Behalten bis zu/), { target: { value: '500' } });
    fireEvent.click(own().getByRole('button', { name: 'Betrag festlegen' }));
    await own().findByText(/^Zurzeit wird ausgezahlt, was über 500,00\s€ liegt\.$/);
    asked.push(...money.asked.filter((call) => call === SET));
    expect(asked).toHaveLength(1);
    money.answers[END] = () => {
      money.answers[ME] = me;
      return accepted({ withdrawal_amount: null });
    };
    fireEvent.click(own().getByRole('button', { name: 'Automatische Auszahlung beenden' }));
    await own().findByText('Zurzeit wird nichts automatisch ausgezahlt.');
  });

  test('[PAYOUT-9] is shown as it holds after an answer that was lost', async () => {
    const money = await open();
    const me = money.answers[ME] as object;
    const lost = (withdrawal_amount: number | null) => () => {
      money.answers[ME] = { ...me, withdrawal_amount };
      return refused(504, 'upstream_timeout');
    };
    money.answers[SET] = lost(50_000);
    fireEvent.change(own().getByLabelText(/Behalten bis zu/), { target: { value: '500' } });
    fireEvent.click(own().getByRole('button', { name: 'Betrag festlegen' }));
    await own().findByText(/^Zurzeit wird ausgezahlt, was über 500,00\s€ liegt\.$/);
    money.answers[END] = lost(null);
    fireEvent.click(own().getByRole('button', { name: 'Automatische Auszahlung beenden' }));
    await own().findByText('Zurzeit wird nichts automatisch ausgezahlt.');
  });

  test('[PAYOUT-12] each press leaves the focus on the sentence that says what holds', async () => {
    const money = await open(fake({ withdrawal_amount: 50_000 }));
    const me = money.answers[ME] as object;
    const words = own().getByRole('status');
    const save = () => own().getByRole('button', { name: 'Betrag festlegen' });
    money.answers[SET] = () => accepted({ withdrawal_amount: 50_000 });
    save().focus();
    fireEvent.click(save());
    await waitFor(() => expect(document.activeElement).toBe(words));
    money.answers[SET] = () => {
      money.answers[ME] = { ...me, withdrawal_amount: 60_000 };
      return accepted({ withdrawal_amount: 60_000 });
    };
    fireEvent.change(own().getByLabelText(/Behalten bis zu/), { target: { value: '600' } });
    save().focus();
    fireEvent.click(save());
    await waitFor(() => expect(words.textContent).toMatch(/über 600,00\s€ liegt/));
    await waitFor(() => expect(document.activeElement).toBe(words));
    money.answers[END] = () => {
      money.answers[ME] = { ...me, withdrawal_amount: null };
      return accepted({ withdrawal_amount: null });
    };
    const end = own().getByRole('button', { name: 'Automatische Auszahlung beenden' });
    end.focus();
    fireEvent.click(end);
    await waitFor(() => expect(words.textContent).toBe('Zurzeit wird nichts automatisch ausgezahlt.'));
    await waitFor(() => expect(document.activeElement).toBe(words));
  });

  test('[ACCOUNT-9] [PAYOUT-12] takes no focus from a field where the customer is by then', async () => {
    const money = await open();
    const me = money.answers[ME] as object;
    const answer = Promise.withResolvers<Response>();
    money.answers[SET] = () => answer.promise;
    fireEvent.change(own().getByLabelText(/Behalten bis zu/), { target: { value: '500' } });
    fireEvent.click(own().getByRole('button', { name: 'Betrag festlegen' }));
    await waitFor(() => expect(money.asked).toContain(SET));
    const field = amount();
    field.focus();
    money.answers[ME] = { ...me, withdrawal_amount: 50_000 };
    answer.resolve(accepted({ withdrawal_amount: 50_000 }));
    await own().findByText(/^Zurzeit wird ausgezahlt, was über 500,00\s€ liegt\.$/);
    expect(document.activeElement).toBe(field);
  });

  test.each<Required<Parameters<typeof fake>>>([
    [{}, { bank_account_status: 'pending' }],
    [{ customerstatus_id: 9 }, {}],
    [{ checkpoints: ['check_identity'] }, {}],
  ])('[PAYOUT-13] %j %j reads what an automatic withdrawal waits for', async (facts, account) => {
    fake({ withdrawal_amount: 50_000, ...facts }, account);
    await logInForTest();
    await showPage('mf-account', remote, '/user/payout');
    await screen.findByText(/^Was über 500,00\s€ liegt, zahlen wir erst aus, wenn Ihr Bankkonto und Ihre Identität/);
  });
});
