import { useAlerts } from '@paddock/host';
import { accepted, NOW, pass, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fakeRegistration,
  forgetAll,
  OPTIONS,
  provisional,
  show,
  status,
  step,
  TOKEN,
  tooMany,
  verified,
} from '../../testing/show.ts';

const STATUS = `/api/v3/register/${TOKEN}`;
const SEND = `POST /api/v3/register/${TOKEN}/mobile-code`;
const VERIFY = `POST /api/v3/register/${TOKEN}/verify-mobile`;

beforeEach(forgetAll);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const messages = () => useAlerts.getState().alerts.map(({ message }) => message);

describe('the mobile number', () => {
  test('[REGMOBILE-1] of the registration gets the code', async () => {
    const api = fakeRegistration({ [STATUS]: verified(), [SEND]: verified({ mobile_count: 1 }) });
    const { router } = await show(step('mobile'));
    await screen.findByLabelText('Andere Handynummer (freiwillig)');
    await press('Code per SMS senden');
    await heading(/Code aus der SMS$/);
    expect(api.sent(SEND)).toEqual([{}]);
    expect(router.state.location.pathname).toBe(step('mobile-code'));
  });

  test('[REGMOBILE-1] can be another one, in E.164', async () => {
    const api = fakeRegistration({ [STATUS]: verified(), [SEND]: verified({ mobile_count: 1 }) });
    await show(step('mobile'));
    await screen.findByLabelText('Land für Andere Handynummer');
    fireEvent.change(screen.getByLabelText(/^Andere Handynummer/), { target: { value: '0151 12345678' } });
    await press('Code per SMS senden');
    await heading(/Code aus der SMS$/);
    expect(api.sent(SEND)).toEqual([{ phone: '+4915112345678' }]);
  });

  test('[REGMOBILE-10] offers the countries to which codes are sent, and no other', async () => {
    const countries = ['AUT', 'DEU', 'LIE'].map((code) => ({ code, name: code }));
    fakeRegistration({ [STATUS]: verified(), '/api/v1/register': { ...OPTIONS, countries } });
    await show(step('mobile'));
    const list = await screen.findByLabelText<HTMLSelectElement>('Land für Andere Handynummer');
    await waitFor(() => expect([...list.options].map(({ value }) => value)).toEqual(['DE', 'LI', 'AT']));
  });

  test('[REGISTER-23] whose answer is late does not lead a customer away who has gone on to another page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
    const answer = Promise.withResolvers<Response>();
    const api = fakeRegistration({ [STATUS]: verified(), [SEND]: () => answer.promise });
    const { router } = await show(step('mobile'));
    await screen.findByLabelText('Andere Handynummer (freiwillig)');
    await press('Code per SMS senden');
    expect(api.asked).toContain(SEND);
    await act(() => router.navigate(step('bank')));
    await heading(/Bankkonto/);
    answer.resolve(accepted(verified({ mobile_count: 1 })));
    await pass(100);
    expect(router.state.location.pathname).toBe(step('bank'));
    await act(() => router.navigate(step('mobile')));
    await screen.findByRole('link', { name: 'Code aus der SMS eingeben' });
  });

  test('[REGMOBILE-5] can be left for the bank account', async () => {
    fakeRegistration({ [STATUS]: verified() });
    await show(step('mobile'));
    const link = await screen.findByRole('link', { name: 'Stattdessen mit dem Bankkonto bestätigen' });
    expect(link.getAttribute('href')).toBe(step('bank'));
  });
});

describe('[REGMOBILE-7] the page of the number', () => {
  const toCode = { name: 'Code aus der SMS eingeben' };

  test('leads to the code of an SMS that was sent', async () => {
    fakeRegistration({ [STATUS]: verified({ mobile_count: 1 }) });
    await show(step('mobile'));
    expect((await screen.findByRole('link', toCode)).getAttribute('href')).toBe(step('mobile-code'));
  });

  test('leads there after a lost answer, too', async () => {
    const api = fakeRegistration({
      [STATUS]: verified(),
      [SEND]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await show(step('mobile'));
    await screen.findByLabelText('Andere Handynummer (freiwillig)');
    expect(screen.queryByRole('link', toCode)).toBeNull();
    api.answers[STATUS] = verified({ mobile_count: 1 });
    await press('Code per SMS senden');
    await screen.findByRole('link', toCode);
    await screen.findByText(/TOTAL_FAIL/);
  });
});

describe('the code of the SMS', () => {
  const sent = (facts = {}) => ({ [STATUS]: verified({ mobile_count: 1, ...facts }) });
  const enter = async (text: string) => {
    const code = await screen.findByLabelText('Code');
    fireEvent.change(code, { target: { value: text } });
    fireEvent.blur(code);
    await press('Bestätigen');
  };

  test('[REGMOBILE-2] leads to the end', async () => {
    const api = fakeRegistration({ ...sent(), [VERIFY]: provisional() });
    await show(step('mobile-code'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Schritt 3.von.3: Code aus der SMS$/);
    await enter('482913');
    await heading(/^Ihr Konto ist eröffnet$/);
    expect(api.sent(VERIFY)).toEqual([{ code: '482913' }]);
    expect(messages()).toEqual([]);
  });

  test('[REGMOBILE-1] can be sent again', async () => {
    const api = fakeRegistration({ ...sent(), [SEND]: verified({ mobile_count: 2 }) });
    await show(step('mobile-code'));
    await screen.findByLabelText('Code');
    await press('Neue SMS senden');
    await screen.findByText('Die SMS mit dem neuen Code ist unterwegs.');
    expect(api.sent(SEND)).toEqual([{}]);
  });

  test('[REGMOBILE-8] can be sent for the last time: a line says so and takes the focus of the button', async () => {
    const last = verified({ mobile_count: 3, mobile_count_threshold_reached: true });
    fakeRegistration({ ...sent({ mobile_count: 2 }), [SEND]: last });
    await show(step('mobile-code'));
    await screen.findByLabelText('Code');
    const button = screen.getByRole('button', { name: 'Neue SMS senden' });
    act(() => button.focus());
    await press('Neue SMS senden');
    const line = await screen.findByText(/ist unterwegs\. Das war die letzte SMS/);
    await waitFor(() => expect(document.activeElement).toBe(line));
  });

  test('[REGMOBILE-9] is not on its way after a refusal: the line takes the focus without saying so', async () => {
    const api = fakeRegistration({
      ...sent({ mobile_count: 2 }),
      [SEND]: () => refused(409, 'mobile_count_threshold_reached'),
    });
    await show(step('mobile-code'));
    await screen.findByLabelText('Code');
    // Another tab sent the last one.
    api.answers[STATUS] = verified({ mobile_count: 3, mobile_count_threshold_reached: true });
    const button = screen.getByRole('button', { name: 'Neue SMS senden' });
    act(() => button.focus());
    await press('Neue SMS senden');
    const line = await screen.findByText(/^Das war die letzte SMS/);
    await waitFor(() => expect(document.activeElement).toBe(line));
  });

  test('[REGMOBILE-8] can be sent for the last time by a call whose answer is lost', async () => {
    const api = fakeRegistration({
      ...sent({ mobile_count: 2 }),
      [SEND]: () => refused(504, 'upstream_timeout'),
    });
    await show(step('mobile-code'));
    await screen.findByLabelText('Code');
    api.answers[STATUS] = verified({ mobile_count: 3, mobile_count_threshold_reached: true });
    await press('Neue SMS senden');
    await screen.findByText(/ist unterwegs\. Das war die letzte SMS/);
  });

  test('[REGMOBILE-6] that was the last and is worn out leads to the bank account, which says why', async () => {
    const last = { mobile_count: 3, mobile_count_threshold_reached: true };
    const api = fakeRegistration({ ...sent(last), [VERIFY]: () => tooMany(600) });
    const { router } = await show(step('mobile-code'));
    await screen.findByLabelText('Code');
    api.answers[STATUS] = verified({ ...last, error: 'mobile_count_threshold_reached', errorMessage: 'Keine SMS.' });
    await enter('482914');
    await screen.findByText(/senden wir keine SMS mehr/);
    expect(router.state.location.pathname).toBe(step('bank'));
  });

  test('[REGMOBILE-4] is said to be the last', async () => {
    fakeRegistration(sent({ mobile_count: 3, mobile_count_threshold_reached: true }));
    await show(step('mobile-code'));
    await screen.findByText(/^Das war die letzte SMS/);
    expect(document.activeElement?.tagName).not.toBe('P');
    expect(screen.queryByRole('button', { name: 'Neue SMS senden' })).toBeNull();
    screen.getByRole('link', { name: 'Stattdessen mit dem Bankkonto bestätigen' });
  });
});

test.each([
  ['de', provisional(), 'Die Handynummer muss nicht bestätigt werden.', /^Ihr Konto ist eröffnet$/],
  ['en', provisional(), 'Mobile verification is not required', /^Your account is open$/],
  ['de', verified({ bankaccountstatus: 'validated' }), 'Die Handynummer muss nicht bestätigt werden.', /eröffnet$/],
] as const)(
  '[REGMOBILE-3] %s: the page of the code says where it is not required',
  async (locale, state, words, title) => {
    fakeRegistration({ [STATUS]: state });
    await show(step('mobile-code'), { locale });
    await heading(title);
    await waitFor(() => expect(messages()).toContain(words));
  },
);

const overLast = verified({
  mobile_count: 3,
  mobile_count_threshold_reached: true,
  error: 'mobile_count_threshold_reached',
});

test.each([
  ['before a code was sent', verified(), /Handynummer bestätigen$/, 'mobile'],
  ['before the e-mail address is verified', status(), /E-Mail-Adresse bestätigen$/, 'email'],
  ['after the last code', overLast, /Bankkonto bestätigen$/, 'bank'],
] as const)(
  '[REGMOBILE-3] [REGISTER-11] the page of the code leads on, without a word, %s',
  async (_, state, title, next) => {
    fakeRegistration({ [STATUS]: state });
    const { router } = await show(step('mobile-code'));
    await heading(title);
    expect(router.state.location.pathname).toBe(step(next));
    expect(messages()).toEqual([]);
  },
);
