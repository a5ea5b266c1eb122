import { provideShellServices, useModals } from '@paddock/host/shell';
import type { ServerRefusal } from '@paddock/pages/refusal';
import { expectAllCodes, showPiece } from '@paddock/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import remote from '../../remote.ts';
import { RefusalText } from './refusal-text.tsx';
import { WAYS_ON } from './way-on.model.ts';

type Code = keyof typeof WAYS_ON;

const CODES = Object.keys(WAYS_ON) as Code[];

/** Codes of the contract with which no call of the account is refused. */
const OF_OTHER_CALLS = [
  // of bets, team bets, leagues and streams
  'lugas_not_activated',
  'lugas_waiting',
  'lugas_active_elsewhere',
  'lugas_amounts_modal',
  'race_closed',
  'pool_not_offered',
  'wager_not_sold_yet',
  'stake_too_low',
  'non_runner',
  'odds_changed',
  'bet_lapsed',
  'cancel_too_late',
  'nickname_taken',
  'league_already_enrolled',
  'team_bet_closed',
  'team_bet_full',
  'team_bet_joined',
  'stream_denied',
];

const TOKEN = 'a'.repeat(32);

/**
 * The next step of every code: the name of a link or a button. `null`: it is on the page itself.
 */
const WAYS: Record<Code, { name: string; to?: string } | null> = {
  unauthorized: { name: 'Anmelden' },
  unauthorized_customer_jwt: { name: 'Anmelden' },
  csrf_mismatch: { name: 'Seite neu laden' },
  method_not_allowed: { name: 'Seite neu laden' },
  unsupported_media_type: { name: 'Seite neu laden' },
  check_TC: { name: 'AGB ansehen' },
  check_identity_status: { name: 'Zur Identitätsprüfung' },
  check_identity: { name: 'Identität prüfen lassen' },
  check_age: { name: 'Alter bestätigen' },
  schufa_checked_date: { name: 'Zur Bonitätsprüfung' },
  check_registration: { name: 'Registrierung fortsetzen', to: `/register/v3/continue/${TOKEN}` },
  customer_status_zero: { name: 'Registrierung fortsetzen', to: `/register/v3/continue/${TOKEN}` },
  login_status_expired: { name: 'Zu meinen Daten', to: '/user/data' },
  before_identity_modal: { name: 'Hinweis ansehen' },
  bank_account_not_validated: { name: 'Zu meinen Daten', to: '/user/data' },
  break_active: { name: 'Zu meinen Limits', to: '/user/limits' },
  limit_exceeded: { name: 'Zu meinen Limits', to: '/user/limits' },
  loyalty_not_enrolled: { name: 'Zu den Wettstars', to: '/user/loyalty' },
  insufficient_points: { name: 'Zu den Wettstars', to: '/user/loyalty' },
  lugas_not_registered: { name: 'Limit festlegen' },
  customer_excluded: null,
  insufficient_balance: null,
  invalid_parameters: null,
  not_found: null,
  payload_too_large: null,
  internal_error: null,
  too_many_requests: null,
  idempotency_key_reused: null,
  idempotency_key_void: null,
  request_expired: null,
  limit_forced: null,
  lugas_not_eligible: null,
  lugas_refused: null,
  lugas_unavailable: null,
  list_full: null,
  voucher_not_open: null,
  voucher_code_redeemed: null,
  voucher_code_exhausted: null,
  voucher_code_expired: null,
  no_points: null,
  wheel_already_spun: null,
  out_of_stock: null,
  price_changed: null,
  wrong_password: null,
  wrong_bank_code: null,
  bank_code_not_required: null,
  personal_data_requested: null,
  erasure_requested: null,
  identity_validated: null,
  invalid_passkey: null,
  step_up_required: null,
};

const FACTS = { reg_token: TOKEN, until: '2026-11-22T12:00:00Z', excluded_until: '2027-02-19T12:00:00Z' };
const show = (code: string, extended: ServerRefusal['extended'] = FACTS, locale: 'de' | 'en' = 'de') =>
  showPiece(
    'mf-account',
    remote,
    <RefusalText refusal={{ status: 409, code, message: 'Das geht nicht.', extended, validation: null }} />,
    { locale },
  );
const ways = () => [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];

beforeEach(() => {
  const links = { contact: '/contact', continueRegistration: '/register/v3/continue/:token' };
  onTestFinished(provideShellServices({ links: () => links, systemModals: ['check_TC', 'check_age'] }));
  onTestFinished(() => useModals.getState().dismiss());
});

test('[ACCOUNTREFUSED-1] the codes are all that the contract has, but those of other calls', () => {
  expectAllCodes(CODES, OF_OTHER_CALLS);
});

test.each(CODES)('[ACCOUNTREFUSED-2] %s has one way on at most: where it leads', async (code) => {
  await show(code);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  const way = WAYS[code];
  expect(ways().map((each) => each.textContent)).toEqual(way ? [way.name] : []);
  expect(ways()[0]?.getAttribute('href') ?? undefined).toBe(way?.to);
});

test.each(CODES.filter((code) => WAYS[code]))('[ACCOUNTREFUSED-2] %s has its way on in English too', async (code) => {
  await show(code, FACTS, 'en');
  expect(ways().map((each) => each.textContent)).toEqual([expect.stringMatching(/^[A-Z]/)]);
  expect(ways()[0]?.textContent).not.toBe(WAYS[code]?.name);
});

test.each([
  ['check_registration', 'Zu meinen Daten', '/user/data'],
  ['customer_status_zero', 'Zum Kundendienst', '/contact'],
  ['break_active', 'Zu meinen Daten', '/user/data'],
  ['customer_excluded', 'Zu meinen Daten', '/user/data'],
])('[ACCOUNTREFUSED-2] %s without its facts leads to %s', async (code, name, to) => {
  await show(code, {});
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});

test('[ACCOUNTREFUSED-3] the modals of all open checkpoints open one after another', async () => {
  await show('check_TC', { checkpoints: ['check_TC', 'check_age'] });
  fireEvent.click(screen.getByRole('button', { name: 'AGB ansehen' }));
  expect(useModals.getState().open).toMatchObject({ name: 'check_TC' });
  await act(async () => useModals.getState().accept());
  expect(useModals.getState().open).toMatchObject({ name: 'check_age' });
});

test.each(['a_code_of_a_newer_server', 'toString'])('[ACCOUNTREFUSED-2] %s has no way on', async (code) => {
  await show(code);
  expect(ways()).toEqual([]);
});
