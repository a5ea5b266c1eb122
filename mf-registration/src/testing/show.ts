import type { components } from '@paddock/api';
import { useAlerts } from '@paddock/host';
import { provideShellServices } from '@paddock/host/shell';
import { customer, fakeApi, refused, refusedFields, showPage } from '@paddock/testing';
import { onTestFinished, vi } from 'vitest';
import remote from '../remote.ts';
import { takeLogin } from '../shared/login-memory.ts';
import { forgetRegistrationToken } from '../shared/registration-token.ts';

type Status = components['schemas']['RegisterTokenStatus'];

export const TOKEN = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6';

/** The path of a step of version 3. */
export const step = (name: string) => `/register/v3/continue/${TOKEN}/${name}`;
/** The path of a step of version 2. */
export const stepV2 = (name: string) => `/register/v2/${TOKEN}/${name}`;

export const LINKS = {
  bankCode: '/user/data/bank-code',
  contact: '/contact',
  continueRegistration: '/register/v3/continue/:token',
  deposit: '/user/payin',
  limits: '/user/limits',
  personalData: '/user/data',
  races: '/races',
  terms: '/page/terms',
};

/** A registration whose e-mail address is not verified yet. */
export const status = (facts: Partial<Status> = {}): Status => ({
  mobile_verification_status: 0,
  mobile_count: 0,
  mobile_count_threshold_reached: false,
  customerstatus_id: 9,
  provisional: false,
  bankaccountstatus: 'none',
  identitystatus: 'open',
  chk_mail: true,
  finished: false,
  error: null,
  errorMessage: null,
  is_bank_account_enter_limit_reached: false,
  has_payment_account: false,
  open_steps: ['email', 'mobile', 'bank'],
  ...facts,
});

/** The e-mail address is verified. */
export const verified = (facts: Partial<Status> = {}): Status =>
  status({ chk_mail: false, open_steps: ['mobile', 'bank'], ...facts });

/** The number is verified too: the customer can log in. */
export const provisional = (facts: Partial<Status> = {}): Status =>
  verified({
    mobile_verification_status: 1,
    mobile_count: 1,
    customerstatus_id: 15,
    provisional: true,
    open_steps: ['bank'],
    ...facts,
  });

export const OPTIONS: components['schemas']['RegisterOptions'] = {
  countries: [
    { code: 'DEU', name: 'Deutschland' },
    { code: 'AUT', name: 'Österreich' },
  ],
  nationalities: [
    { id: 0, name: 'keine Angabe' },
    { id: 276, name: 'deutsch' },
  ],
  registerSources: [{ code: 'friends', name: 'Freunde' }],
};

/** The calls of the registration. A test's answers replace these. */
export const fakeRegistration = (answers: Record<string, unknown> = {}) =>
  fakeApi({
    '/api/v1/register': OPTIONS,
    'POST /api/v3/register/validate': { valid: true },
    'POST /api/v3/register': { token: TOKEN },
    [`/api/v3/register/${TOKEN}`]: status(),
    '/api/v1/customer/me': customer(),
    ...answers,
  });

/** Accepts a call with one token alone: for any other the user name is taken. */
export const keepForToken = (token: string, call: string, answers: Record<string, unknown> = {}) => {
  const sent: (string | null)[] = [];
  fakeRegistration(answers);
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (`${request.method} ${new URL(request.url).pathname}` !== call) return answered(request);
    sent.push(request.headers.get('customer-token'));
    return sent.at(-1) === token ? answered(request) : Promise.resolve(refusedFields({ username: ['unique'] }));
  });
  return sent;
};

/** Shows a URL of mf-registration, among the links of the other apps. */
export function show(url: string, options?: { locale?: 'de' | 'en' }) {
  onTestFinished(provideShellServices({ links: () => LINKS }));
  return showPage('mf-registration', remote, url, options);
}

/** Gives every test a browser without stored data. */
export function forgetAll(): void {
  sessionStorage.clear();
  forgetRegistrationToken();
  takeLogin();
  useAlerts.setState({ alerts: [], past: [] });
  delete window.dataLayer;
}

/** The server requires a pause. */
export const tooMany = (seconds: number): Response => {
  const answer = refused(429, 'too_many_requests', 'Bitte warten Sie einen Moment.');
  answer.headers.set('retry-after', String(seconds));
  return answer;
};
