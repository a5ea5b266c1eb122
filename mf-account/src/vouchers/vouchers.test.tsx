import type { components } from '@paddock/api';
import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, exampleOf, fakeApi, logInForTest, NOW, refused, showPage } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import remote from '../remote.ts';

type WireVoucher = components['schemas']['Voucher'];

const ME = '/api/v1/customer/me';
const LIST = '/api/v1/bonus/vouchers';
const ONE = `${LIST}/71`;
const ACCEPT = `PUT ${ONE}/accept`;
const DECLINE = `PUT ${ONE}/decline`;
const BANNER = 'POST /api/v1/bonus/banner';
const CODE = 'POST /api/v1/bonus/vouchers/code';

const voucher = (facts: Partial<WireVoucher> = {}): WireVoucher => ({
  ...(exampleOf('getVoucher') as WireVoucher),
  ...facts,
});
const page = (vouchers: WireVoucher[], pages = 1) =>
  accepted(vouchers, { count: 1, total: 1, perPage: 20, currentPage: 1, totalPages: pages, links: {} });

beforeEach(() => {
  onTestFinished(provideShellServices({ links: () => LINKS }));
});

const LINKS = {
  page: '/page/:name',
  contact: '/contact',
  continueRegistration: '/register/v3/continue/:token',
};

async function open(answers: Record<string, unknown>, url = '/user/vouchers') {
  const api = fakeApi({ [ME]: customer(), [LIST]: page([voucher()]), ...answers });
  await logInForTest();
  return { ...api, ...(await showPage('mf-account', remote, url)) };
}

const card = async (name = '10 Euro Treuebonus') => within(await screen.findByRole('article', { name }));
const press = async (name: string | RegExp) => fireEvent.click(await (await card()).findByRole('button', { name }));

describe('the vouchers', () => {
  test('[BONUS-1] say what they give, their state, their end and their conditions', async () => {
    await open({
      [LIST]: page([
        voucher(),
        voucher({ id: 70, title: 'Alt', status: 'expired' }),
        voucher({ id: 69, title: 'Weg', status: 'declined', decided_at: NOW }),
        voucher({ id: 68, title: 'Wartet', type: 'banner', status: 'accepted', decided_at: NOW }),
        voucher({ id: 67, title: 'Verpasst', type: 'banner', status: 'expired', decided_at: NOW }),
        voucher({ id: 66, title: 'Gebucht', status: 'accepted', decided_at: NOW }),
      ]),
    });
    const first = await card();
    first.getByText('Offen');
    first.getByText(/^10,00\s€ Guthaben$/);
    first.getByText(/^Gültig bis 20\.12\.2026 09:00\sUhr$/);
    expect(first.getByRole('link', { name: 'Bedingungen' }).getAttribute('href')).toBe('/page/bonusprogramm');
    (await card('Alt')).getByText(/^War gültig bis/);
    expect((await card('Alt')).queryByRole('button')).toBeNull();
    (await card('Weg')).getByText(/^Abgelehnt am 21\.11\.2026 13:00\sUhr$/);
    const waiting = await card('Wartet');
    waiting.getByText(/^Angenommen am 21\.11\.2026 13:00\sUhr$/);
    waiting.getByText(/^Gültig bis 20\.12\.2026 09:00\sUhr$/);
    (await card('Verpasst')).getByText(/^War gültig bis 20\.12\.2026 09:00\sUhr$/);
    const booked = await card('Gebucht');
    booked.getByText(/^Angenommen am/);
    expect(booked.queryByText(/^Gültig bis/)).toBeNull();
  });

  test('[BONUS-1] none: it is said', async () => {
    await open({ [LIST]: page([]) });
    await screen.findByText('Sie haben keine Gutscheine');
  });

  test('[BONUS-1] are not said to be none on a page beyond the last, which leads back', async () => {
    await open({ [`${LIST}?page=9`]: page([]) }, '/user/vouchers?page=9');
    await screen.findByRole('link', { name: 'Zurück' });
    screen.getByText('Diese Seite gibt es nicht.');
    expect(screen.queryByText('Sie haben keine Gutscheine')).toBeNull();
  });

  test('[BONUS-1] come a page at a time', async () => {
    await open({ [LIST]: page([voucher()], 2), [`${LIST}?page=2`]: page([voucher({ id: 3, title: 'Alt' })], 2) });
    fireEvent.click(await screen.findByRole('link', { name: 'Seite 2' }));
    await card('Alt');
  });
});

describe('a decision', () => {
  const decided = (status: 'accepted' | 'declined') => voucher({ status, decided_at: NOW });

  test('[BONUS-2] accepts the amount on the button, and reads voucher and balance again', async () => {
    const { answers, asked } = await open({
      [ACCEPT]: { voucher: decided('accepted'), account_balance: 11_000 },
    });
    answers[LIST] = page([decided('accepted')]);
    await press(/^10,00\s€ annehmen$/);
    const news = await screen.findByText(/^Angenommen: 10,00\s€ sind auf Ihrem Konto\.$/);
    await waitFor(() => expect(document.activeElement).toBe(news));
    await (await card()).findByText('Angenommen');
    expect((await card()).queryByRole('button')).toBeNull();
    await waitFor(() => expect(asked.lastIndexOf(ME)).toBeGreaterThan(asked.indexOf(ACCEPT)));
  });

  test('[ACCOUNT-8] [BONUS-3] declines at the second press only', async () => {
    const { answers, asked } = await open({ [DECLINE]: { voucher: decided('declined'), account_balance: 10_000 } });
    const decline = (await card()).getByRole('button', { name: 'Ablehnen' });
    fireEvent.click(decline);
    // A held Enter presses the focused button again and again.
    expect(document.activeElement).toBe(await screen.findByText('Ein abgelehnter Gutschein ist endgültig weg.'));
    expect(document.contains(decline)).toBe(false);
    await press('Behalten');
    expect(document.activeElement).toBe(await screen.findByText('Der Gutschein bleibt offen.'));
    await press('Ablehnen');
    expect(screen.queryByText('Der Gutschein bleibt offen.')).toBeNull();
    expect(asked).not.toContain(DECLINE);
    answers[LIST] = page([decided('declined')]);
    await press('Endgültig ablehnen');
    const news = await screen.findByText('Der Gutschein ist abgelehnt.');
    await waitFor(() => expect(document.activeElement).toBe(news));
    expect(asked.filter((call) => call === DECLINE)).toHaveLength(1);
  });

  test('[BONUS-4] a banner voucher is accepted as such, and leads to the deposit', async () => {
    const banner = voucher({ type: 'banner', amount: 5000 });
    const { sent } = await open({
      [LIST]: page([banner]),
      [BANNER]: { voucher: { ...banner, status: 'accepted' }, account_balance: 10_000 },
    });
    (await card()).getByText(/^Bonus bis 50,00\s€$/);
    await press('Bonus annehmen');
    await screen.findByText(/Ihre nächste Einzahlung wird bis 50,00\s€ verdoppelt\.$/);
    expect((await card()).getByRole('link', { name: 'Einzahlen' }).getAttribute('href')).toBe('/user/payin');
    expect(sent(BANNER)).toEqual([{ voucher_id: 71 }]);
  });

  test('[BONUS-5] a refusal says why, and leads on', async () => {
    await open({ [ACCEPT]: () => refused(403, 'customer_excluded', 'Sie sind ausgeschlossen.') });
    await press(/annehmen$/);
    expect((await screen.findByRole('alert')).textContent).toBe('Sie sind ausgeschlossen.');
    screen.getByRole('link', { name: 'Zu meinen Daten' });
  });

  test.each([
    ['check_registration', null, '/user/data'],
    ['check_registration', { reg_token: 'a'.repeat(32) }, `/register/v3/continue/${'a'.repeat(32)}`],
    ['customer_status_zero', null, '/contact'],
  ])('[BONUS-5] %s with %j leads on', async (code, extended, to) => {
    await open({ [ACCEPT]: () => refused(403, code, 'Bitte zuerst registrieren.', extended) });
    await press(/annehmen$/);
    await screen.findByText('Bitte zuerst registrieren.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(to);
  });

  test.each([
    ['expired', ACCEPT, [/annehmen$/]],
    ['declined', ACCEPT, [/annehmen$/]],
    ['accepted', DECLINE, ['Ablehnen', 'Endgültig ablehnen']],
  ] as const)(
    '[ACCOUNT-8] [BONUS-5] that is %s by then leaves the focus on the refusal',
    async (status, call, names) => {
      const { answers } = await open({ [call]: () => refused(409, 'voucher_not_open', 'Er ist nicht mehr offen.') });
      await card();
      answers[LIST] = page([voucher({ status, decided_at: NOW })]);
      for (const name of names) {
        (await (await card()).findByRole('button', { name })).focus();
        await press(name);
      }
      await screen.findByText('Er ist nicht mehr offen.');
      const own = await card();
      await waitFor(() => expect(own.queryByRole('button')).toBeNull());
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Er ist nicht mehr offen.'));
    },
  );

  test('[BONUS-5] after a lost answer it can be pressed again', async () => {
    const { answers } = await open({ [ACCEPT]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await press(/annehmen$/);
    await screen.findByText(/Der Gutschein zählt nur einmal/);
    answers[ACCEPT] = { voucher: decided('accepted'), account_balance: 11_000 };
    await press(/annehmen$/);
    await screen.findByText(/sind auf Ihrem Konto/);
  });
});

describe('a decision whose answer was lost', () => {
  test.each([
    ['accepted', ACCEPT, [/^10,00\s€ annehmen$/], /^Angenommen: 10,00\s€ sind/],
    ['declined', DECLINE, ['Ablehnen', 'Endgültig ablehnen'], 'Der Gutschein ist abgelehnt.'],
  ] as const)('[BONUS-5] is known once the list says that it is %s', async (status, call, presses, words) => {
    const { answers } = await open({ [call]: () => refused(504, 'upstream_timeout') });
    await card();
    answers[LIST] = page([voucher({ status, decided_at: NOW })]);
    for (const name of presses) await press(name);
    const news = await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(news));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('one voucher', () => {
  test('[BONUS-6] stands first, and once', async () => {
    await open(
      { [LIST]: page([voucher({ id: 72, title: 'Neu' }), voucher()]), [ONE]: voucher() },
      '/user/vouchers?voucher=71',
    );
    await card('Neu');
    await card();
    expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
      '10 Euro Treuebonus',
      'Neu',
    ]);
  });

  test('[BONUS-6] that is unknown is said to be unknown', async () => {
    await open({}, '/user/vouchers?voucher=71');
    await screen.findByText('Diesen Gutschein gibt es nicht');
  });
});

describe('a code', () => {
  const redeem = async (code: string) => {
    const form = within(await screen.findByRole('form', { name: 'Code einlösen' }));
    const field = form.getByLabelText('Gutscheincode');
    fireEvent.change(field, { target: { value: code } });
    // Otherwise, the field validates the later typed text after the API has answered.
    fireEvent.blur(field);
    fireEvent.click(form.getByRole('button', { name: 'Einlösen' }));
  };

  test('[BONUS-7] gives a voucher, which is then shown', async () => {
    const { router, sent } = await open({ [LIST]: page([]), [CODE]: voucher(), [ONE]: voucher() });
    await redeem(' RENNTAG10 ');
    await card();
    expect(sent(CODE)).toEqual([{ code: 'RENNTAG10' }]);
    expect(router.state.location.search).toBe('?voucher=71');
  });

  test('[ACCOUNT-11] [BONUS-7] leaves a customer alone who has gone on before the answer', async () => {
    const answer = Promise.withResolvers<Response>();
    const { router, visit, asked } = await open({ [LIST]: page([]), [CODE]: () => answer.promise });
    await redeem('RENNTAG10');
    await waitFor(() => expect(asked).toContain(CODE));
    await visit('/user');
    const reads = asked.length;
    answer.resolve(accepted(voucher()));
    await waitFor(() => expect(asked.slice(reads)).toContain(ME));
    await act(async () => {});
    expect(router.state.location).toMatchObject({ pathname: '/user', search: '' });
  });

  test('[ACCOUNT-8] [BONUS-7] leaves the focus on the heading, which the voucher follows', async () => {
    await open({ [LIST]: page([]), [CODE]: voucher(), [ONE]: voucher() });
    (await screen.findByRole('button', { name: 'Einlösen' })).focus();
    await redeem('RENNTAG10');
    await card();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test.each([
    [404, 'not_found'],
    [409, 'voucher_code_redeemed'],
    [409, 'voucher_code_exhausted'],
    [409, 'voucher_code_expired'],
  ])('[BONUS-7] %i %s is said at the field', async (status, code) => {
    await open({ [CODE]: () => refused(status, code, 'Mit diesem Code geht es nicht.') });
    await redeem('RENNTAG10');
    const field = screen.getByLabelText('Gutscheincode');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await screen.findAllByText('Mit diesem Code geht es nicht.');
  });

  test('[BONUS-7] whose answer is lost is looked for in the list', async () => {
    const { answers } = await open({ [LIST]: page([]), [CODE]: () => refused(504, 'upstream_timeout') });
    await screen.findByText('Sie haben keine Gutscheine');
    answers[LIST] = page([voucher()]);
    await redeem('RENNTAG10');
    await card();
  });

  test('[BONUS-7] that is too short is not sent', async () => {
    const { asked } = await open({});
    await redeem('AB');
    await waitFor(() => expect(screen.getByLabelText('Gutscheincode').getAttribute('aria-invalid')).toBe('true'));
    expect(asked).not.toContain(CODE);
  });
});
