import { startPayment } from '@paddock/api/payments';
import { press as pressElsewhere } from '@paddock/host';
import { provideShellServices, startOutbox, useModals } from '@paddock/host/shell';
import { accepted, logInForTest, refused, showPage } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../remote.ts';
import { fakeMoney, LIMITS, limit, ME, OPEN, payment, VOUCHERS } from '../testing/fake-money.ts';
import * as navigation from './go-to.ts';

const PROVIDER = 'https://api.example/dev/provider/3f0c9d6f8f5a4c3b9f6f2f0f4a1b2c3d';
const form = () => within(screen.getByRole('form', { name: 'Einzahlen' }));
const amount = () => form().getByLabelText<HTMLInputElement>(/Betrag/);
const fill = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const press = (name: RegExp) => fireEvent.click(form().getByRole('button', { name }));

const goTo = vi.fn();

async function open(fake = fakeMoney()) {
  await logInForTest();
  await showPage('mf-account', remote, '/user/payin');
  await screen.findByRole('form', { name: 'Einzahlen' });
  return fake;
}

beforeEach(() => {
  sessionStorage.clear();
  goTo.mockClear();
  vi.spyOn(navigation, 'goTo').mockImplementation(goTo);
  onTestFinished(provideShellServices({ links: () => ({ contact: '/contact', page: '/page/:name' }) }));
});

describe('paying in', () => {
  test('[PAYIN-1] says before anything that the account must be in the own name, and that it counts', async () => {
    await open();
    screen.getByText(/muss auf Ihren eigenen Namen lauten/);
    form().getByText('Eine Einzahlung zählt ab jetzt gegen Ihre Limits, auch wenn Sie sie abbrechen.');
  });

  test('[PAYIN-2] offers payment types with their amounts, and amounts to choose from', async () => {
    await open();
    form().getByLabelText(/^Sofortüberweisung \(5\s€ bis 5\.000\s€\)$/);
    fireEvent.click(form().getByRole('button', { name: /^25\s€$/ }));
    expect(amount().value).toBe('25,00');
    form().getByRole('button', { name: /^25,00\s€ einzahlen$/ });
  });

  test('[PAYIN-3] says at the field what is too little or passes a limit, and sends nothing', async () => {
    const fake = fakeMoney();
    fake.answers[LIMITS] = [limit({ range: 'day', limit_amount: 20_000, limit_used: 15_000 })];
    await open(fake);
    form().getByText(/^Einzahlungslimit pro Tag: 200,00\s€, davon genutzt 150,00\s€$/);
    fill('50,01');
    press(/einzahlen$/);
    await form().findAllByText(/^Ihr Einzahlungslimit pro Tag lässt noch 50,00\s€ zu\.$/);
    fill('4');
    await form().findAllByText(/mindestens 5\s€/);
    expect(fake.keys).toEqual([]);
  });

  test('[PAYIN-4] never shows what is left with all operators', async () => {
    const fake = fakeMoney();
    fake.answers[LIMITS] = [limit({ type: 'lugas', limit_amount: 100_000, limit_used: 20_000 })];
    await open(fake);
    form().getByText(/Anbieterübergreifendes Limit pro Monat: 1\.000,00\s€, davon hier genutzt 200,00\s€/);
    fill('900');
    press(/einzahlen$/);
    await form().findAllByText(/mehr als Ihr anbieterübergreifendes Limit von 1\.000,00\s€/);
    expect(document.body.textContent).not.toMatch(/800,00/);
  });

  test('[PAYIN-5] sends one deposit for the amount on the button, and leads to the provider', async () => {
    const fake = await open();
    fill('25');
    press(/^25,00\s€ einzahlen$/);
    press(/einzahlen$/);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(PROVIDER));
    expect(fake.bodies).toEqual([expect.objectContaining({ payment_type_id: 1, amount: 2_500 })]);
    expect(new Set(fake.keys).size).toBe(1);
    expect(fake.keys[0]).not.toBe('');
    expect(form().getByRole('link', { name: 'Jetzt dorthin' }).getAttribute('href')).toBe(PROVIDER);
  });

  test('[PAYIN-13] back from the provider there is the button again', async () => {
    const fake = await open();
    fill('25');
    press(/einzahlen$/);
    await form().findByRole('link', { name: 'Jetzt dorthin' });
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    form().getByRole('button', { name: /^25,00\s€ einzahlen$/ });
    expect(form().queryByRole('link', { name: 'Jetzt dorthin' })).toBeNull();
    press(/einzahlen$/);
    await form().findByRole('link', { name: 'Jetzt dorthin' });
    expect(new Set(fake.keys).size).toBe(2);
  });

  test('[PAYIN-6] shows a deposit that is not paid yet, with the way to its provider', async () => {
    const fake = fakeMoney();
    fake.answers[OPEN] = [payment({ ends_at: '2026-11-21T23:20:00Z' }), payment({ id: 8, direction: 'withdrawal' })];
    await open(fake);
    const card = within(await screen.findByRole('region', { name: 'Noch offen' }));
    await card.findByText(/^Einzahlung 25,00\s€$/);
    card.getByText('zu bezahlen bis 22.11.2026 00:20 Uhr');
    expect(card.getByRole('link', { name: 'Weiter zu Sofortüberweisung' }).getAttribute('href')).toBe(PROVIDER);
    expect(card.queryByText(/Auszahlung/)).toBeNull();
  });
});

describe('who may not pay in', () => {
  test.each([
    [15, 'Zu meinen Daten', '/user/data'],
    [0, 'Zum Kundendienst', '/contact'],
  ])('[PAYIN-7] status %i reads why, and goes on with the step that is next', async (customerstatus_id, way, path) => {
    fakeMoney({ customerstatus_id });
    await logInForTest();
    await showPage('mf-account', remote, '/user/payin');
    expect((await screen.findByRole('link', { name: way })).getAttribute('href')).toBe(path);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('[PAYIN-7] a customer on a break reads until when, and goes on to the limits', async () => {
    fakeMoney({ play_break: { until: '2026-11-22T11:00:00Z' } });
    await logInForTest();
    await showPage('mf-account', remote, '/user/payin');
    await screen.findByText(/bis 22\.11\.2026 12:00\sUhr eine Pause/);
    expect(screen.getByRole('link', { name: 'Zu meinen Limits' }).getAttribute('href')).toBe('/user/limits');
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('[PAYIN-7] status 6 sees how far its identity check is', async () => {
    fakeMoney({ customerstatus_id: 6 });
    await logInForTest();
    await showPage('mf-account', remote, '/user/payin');
    fireEvent.click(await screen.findByRole('button', { name: 'Zur Identitätsprüfung' }));
    expect(useModals.getState().open?.name).toBe('check_identity_status');
    act(() => useModals.getState().reject());
  });

  test('[PAYIN-8] status 9 reads what it may pay in until its identity is checked, and until when', async () => {
    await open(
      fakeMoney({
        customerstatus_id: 9,
        before_identity: { until: '2026-11-24T15:00:00Z', deposit_left: 3_000 },
      }),
    );
    screen.getByText(/noch 30,00\s€ einzahlen und bis 24\.11\.2026 16:00\sUhr wetten/);
    fill('30,01');
    press(/einzahlen$/);
    await form().findAllByText(/Bis Ihre Identität geprüft ist, können Sie noch 30,00\s€ einzahlen\./);
    expect(form().queryByRole('button', { name: /^50\s€$/ })).toBeNull();
  });

  test('[PAYIN-15] status 9 that has not confirmed the notice opens it from here', async () => {
    const notice = { hours: 72, deposits: 10_000 };
    await open(
      fakeMoney({
        customerstatus_id: 9,
        before_identity: { until: '2026-11-24T15:00:00Z', deposit_left: 3_000, notice },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Hinweis ansehen' }));
    expect(useModals.getState().open?.name).toBe('before_identity_modal');
    act(() => useModals.getState().reject());
  });

  test('[PAYIN-12] status 9 whose time is over reads what deposits wait for, with the way to the code of the transfer', async () => {
    fakeMoney({ customerstatus_id: 9, before_identity: { until: '2026-11-20T15:00:00Z', deposit_left: 0 } });
    await logInForTest();
    await showPage('mf-account', remote, '/user/payin');
    await screen.findByText(/Einzahlen und wetten können Sie wieder, sobald Ihr Bankkonto bestätigt ist\./);
    expect(screen.queryByRole('form')).toBeNull();
    const link = screen.getByRole('link', { name: 'Code der Überweisung eingeben' });
    expect(link.getAttribute('href')).toBe('/user/data/bank-code');
  });
});

describe('a refusal', () => {
  test.each([
    [409, 'limit_exceeded', 'Zu meinen Limits'],
    [409, 'lugas_refused', null],
    [503, 'lugas_unavailable', null],
    [403, 'customer_excluded', 'Zu meinen Daten'],
  ])(
    '[PAYIN-9] %i %s is said in the words of the server, with a way on; what was typed stays',
    async (status, code, way) => {
      const fake = await open();
      fake.known = 'void';
      fake.press = () => refused(status, code, 'Das sagt der Server.');
      fill('25');
      press(/einzahlen$/);
      await form().findByText('Das sagt der Server.');
      if (way) form().getAllByRole('link', { name: way });
      expect(amount().value).toMatch(/^25/);
      expect(goTo).not.toHaveBeenCalled();
      fake.press = () => accepted(payment());
      press(/einzahlen$/);
      await waitFor(() => expect(goTo).toHaveBeenCalledWith(PROVIDER));
      expect(fake.keys[1]).not.toBe(fake.keys[0]);
    },
  );

  test('[ACCOUNT-8] [PAYIN-9] that ends the form leaves the focus on the reason', async () => {
    const fake = await open();
    fake.known = 'void';
    fake.press = () => {
      fake.answers[ME] = { ...(fake.answers[ME] as object), play_break: { until: '2026-11-22T09:00:00Z' } };
      return refused(403, 'break_active', 'Sie machen eine Pause.');
    };
    fill('25');
    form()
      .getByRole('button', { name: /einzahlen$/ })
      .focus();
    press(/einzahlen$/);
    const reason = await screen.findByRole('region', { name: 'Eine Einzahlung ist gerade nicht möglich' });
    await waitFor(() => expect(document.activeElement?.contains(reason)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('[PAYIN-9] for the limit with all operators leads to its modal', async () => {
    const fake = await open();
    fake.known = 'void';
    fake.press = () => refused(403, 'lugas_not_registered', 'Bitte setzen Sie zuerst Ihr Limit.');
    fill('25');
    press(/einzahlen$/);
    fireEvent.click(await form().findByRole('button', { name: 'Limit festlegen' }));
    expect(useModals.getState().open?.name).toBe('lugas_register_modal');
  });
});

describe('a press whose answer is lost', () => {
  test('[PAYIN-10] is being found out: no second press is offered; then the deposit is there to be paid', async () => {
    const fake = fakeMoney();
    fake.press = () => Promise.reject(new TypeError('Failed to fetch'));
    await open(fake);
    onTestFinished(startOutbox());
    fill('25');
    press(/einzahlen$/);
    const words = await screen.findByText('Wir klären, ob das angekommen ist.');
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(screen.queryByRole('form')).toBeNull();
    fake.known = 'taken';
    fake.answers[OPEN] = [payment()];
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByRole('link', { name: 'Weiter zu Sofortüberweisung' });
    await screen.findByRole('form', { name: 'Einzahlen' });
    expect(fake.keys).toHaveLength(1);
    expect(fake.asked).toContain(ME);
  });

  test('[PAYIN-10] that another tab waits for is no second deposit here: the form is back with the answer', async () => {
    const fake = fakeMoney();
    const answer = Promise.withResolvers<Response>();
    fake.press = () => answer.promise;
    await open(fake);
    const send = pressElsewhere({
      operation: startPayment,
      body: { paymentTypeId: 1, amount: 2500 },
      idOf: ({ id }) => id,
      subject: 'payin:another tab',
      line: 'Einzahlen',
      amount: 2500,
    });
    await screen.findByText('Wir klären, ob das angekommen ist.');
    expect(screen.queryByRole('form')).toBeNull();
    fake.answers[OPEN] = [payment()];
    answer.resolve(accepted(payment()));
    await send;
    await screen.findByRole('form', { name: 'Einzahlen' });
    await screen.findByRole('link', { name: 'Weiter zu Sofortüberweisung' });
  });

  test('[ACCOUNT-8] [PAYIN-10] that is known to be lost leaves the focus on the form', async () => {
    const fake = fakeMoney();
    fake.press = () => Promise.reject(new TypeError('Failed to fetch'));
    await open(fake);
    onTestFinished(startOutbox());
    fill('25');
    form()
      .getByRole('button', { name: /einzahlen$/ })
      .focus();
    press(/einzahlen$/);
    const words = await screen.findByText('Wir klären, ob das angekommen ist.');
    await waitFor(() => expect(document.activeElement).toBe(words));
    fake.known = 'void';
    act(() => void dispatchEvent(new Event('online')));
    const again = await screen.findByRole('form', { name: 'Einzahlen' });
    await waitFor(() => expect(document.activeElement?.contains(again)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('[ACCOUNT-9] [PAYIN-10] takes no focus from a field where the customer is by then', async () => {
    const fake = fakeMoney();
    const answer = Promise.withResolvers<Response>();
    fake.press = () => answer.promise;
    await open(fake);
    onTestFinished(startOutbox());
    fill('25');
    press(/einzahlen$/);
    await waitFor(() => expect(fake.keys).toHaveLength(1));
    const field = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => field.remove());
    field.focus();
    answer.reject(new TypeError('Failed to fetch'));
    await screen.findByText('Wir klären, ob das angekommen ist.');
    expect(document.activeElement).toBe(field);
    fake.known = 'void';
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByRole('form', { name: 'Einzahlen' });
  });
});

describe('the voucher of the banner', () => {
  const voucher = {
    id: 72,
    type: 'banner',
    status: 'open',
    title: 'Doppelte Einzahlung',
    text: 'Wir verdoppeln.',
    amount: 2_000,
    page: 'bonus',
    valid_from: '2026-11-20T08:00:00Z',
    valid_until: '2026-12-20T08:00:00Z',
    decided_at: null,
    used_at: null,
  };

  test('[ACCOUNT-8] [PAYIN-11] is accepted here, and then waits for the deposit', async () => {
    const fake = fakeMoney();
    fake.answers[VOUCHERS] = [voucher];
    await open(fake);
    const card = within(await screen.findByRole('region', { name: 'Doppelte Einzahlung' }));
    card.getByText(/wird verdoppelt, bis zu 20,00\s€, wenn Sie bis zum 20\.12\.2026 09:00\sUhr einzahlen\.$/);
    expect(card.getByRole('link', { name: 'Bedingungen' }).getAttribute('href')).toBe('/page/bonus');
    const taken = { ...voucher, status: 'accepted' };
    fake.answers['POST /api/v1/bonus/banner'] = { voucher: taken, account_balance: 10_000 };
    fake.answers[VOUCHERS] = [taken];
    fireEvent.click(card.getByRole('button', { name: 'Bonus annehmen' }));
    const words = await card.findByText(/^Angenommen:/);
    expect(document.activeElement).toBe(words);
    expect(words.textContent).toMatch(/bis zu 20,00\s€, wenn Sie bis zum 20\.12\.2026 09:00\sUhr einzahlen\.$/);
  });

  test('[ACCOUNT-8] [PAYIN-11] that ended meanwhile leaves its refusal, with the focus', async () => {
    const fake = fakeMoney();
    fake.answers[VOUCHERS] = [voucher];
    await open(fake);
    const take = await screen.findByRole('button', { name: 'Bonus annehmen' });
    fake.answers['POST /api/v1/bonus/banner'] = () => refused(409, 'voucher_not_open', 'Er ist nicht mehr offen.');
    fake.answers[VOUCHERS] = [{ ...voucher, status: 'expired' }];
    take.focus();
    fireEvent.click(take);
    await waitFor(() => expect(document.contains(take)).toBe(false));
    screen.getByText('Er ist nicht mehr offen.');
    expect(document.activeElement?.textContent).toBe('Er ist nicht mehr offen.');
  });

  test('[PAYIN-14] takes no focus from a field where the customer is by then', async () => {
    const fake = fakeMoney();
    fake.answers[VOUCHERS] = [voucher];
    await open(fake);
    const card = within(await screen.findByRole('region', { name: 'Doppelte Einzahlung' }));
    const answer = Promise.withResolvers<Response>();
    fake.answers['POST /api/v1/bonus/banner'] = () => answer.promise;
    fake.answers[VOUCHERS] = [{ ...voucher, status: 'accepted' }];
    fireEvent.click(card.getByRole('button', { name: 'Bonus annehmen' }));
    const field = screen.getAllByRole('textbox')[0];
    field?.focus();
    answer.resolve(accepted({ voucher, account_balance: 10_000 }));
    await card.findByText(/^Angenommen:/);
    expect(document.activeElement).toBe(field);
  });

  test('[PAYIN-11] is known to be accepted although the answer was lost', async () => {
    const fake = fakeMoney();
    fake.answers[VOUCHERS] = [voucher];
    await open(fake);
    const card = within(await screen.findByRole('region', { name: 'Doppelte Einzahlung' }));
    fake.answers['POST /api/v1/bonus/banner'] = () => refused(504, 'upstream_timeout');
    fireEvent.click(card.getByRole('button', { name: 'Bonus annehmen' }));
    await card.findByText(/^Die Antwort ist ausgeblieben\./);
    fake.answers[VOUCHERS] = [{ ...voucher, status: 'accepted' }];
    fireEvent.click(card.getByRole('button', { name: 'Bonus annehmen' }));
    await card.findByText(/^Angenommen:/);
    expect(card.queryByRole('alert')).toBeNull();
  });
});
