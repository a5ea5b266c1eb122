import type { Customer } from '@paddock/host';
import { MODAL_NAMES, type ModalName, provideShellServices } from '@paddock/host/shell';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../contract.ts';
import { LINKS } from '../testing/claims.ts';
import { MODALS, type ModalMemory, modalsDueAt, pageModal } from './modal-table.ts';
import { aCustomer, inLugasSession } from './testing/a-customer.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
const inSession = inLugasSession(NOON);
const nothing = () => false;
/** Facts of a customer who has to confirm the notice, and whose time is over in some minutes. */
const noticed = (minutes: number) => ({
  beforeIdentity: { until: at(minutes), depositLeft: 10_000, notice: { hours: 72, deposits: 10_000 } },
});

const due = (
  rate: 'login' | 'refresh' | 'logout',
  customer: Customer,
  isRemembered: (memory: ModalMemory) => boolean = nothing,
) => modalsDueAt(rate, { customer, now: NOON, isRemembered });
const namesOf = (kind: string) => MODAL_NAMES.filter((name) => MODALS[name].kind === kind);

describe('the table of system modals', () => {
  test('[SYSTEM-1] has those of the specification, each of its kind', () => {
    expect(namesOf('redirect')).toEqual([
      'check_registration',
      'login_checkpoint_error',
      'customer_status_zero',
      'login_status_expired',
    ]);
    expect(namesOf('page').toSorted()).toEqual(
      [
        'check_TC',
        'check_age',
        'check_identity',
        'check_identity_status',
        'lugas_register_modal',
        'schufa_checked_date',
      ].toSorted(),
    );
    expect(namesOf('popup').toSorted()).toEqual(
      [
        'bonus_check',
        'before_identity_modal',
        'bonus_voucher_check',
        'loyalty_enroll_modal',
        'lugas_amounts_modal',
        'lugas_logout_modal',
        'lugas_reality_modal',
      ].toSorted(),
    );
  });

  test('[SYSTEM-18] opens at an error those whose names are error codes', () => {
    const atErrors = MODAL_NAMES.filter((name) => MODALS[name].rates.includes('error'));
    // core §8.
    expect(atErrors.toSorted()).toEqual(
      [
        'check_TC',
        'check_identity',
        'check_identity_status',
        'check_age',
        'check_registration',
        'login_checkpoint_error',
        'customer_status_zero',
        'login_status_expired',
        'lugas_amounts_modal',
        'before_identity_modal',
        'schufa_checked_date',
      ].toSorted(),
    );
  });
});

describe('a system modal is due', () => {
  test.each<[string, ModalName, Partial<Customer>]>([
    ['the terms have changed', 'check_TC', { checkpoints: ['check_TC'] }],
    ['the age is to be checked', 'check_age', { checkpoints: ['check_age'] }],
    ['the customer has status 6', 'check_identity_status', { customerstatusId: 6 }],
    ['the identity was never checked', 'check_identity', { checkpoints: ['check_identity'] }],
    ['the proof of means is old', 'schufa_checked_date', { checkpoints: ['schufa_checked_date'] }],
    ['LUGAS has no limit of the customer', 'lugas_register_modal', { groups: ['lugas'], statsChecked: at(-60) }],
    ['a reality check is due', 'lugas_reality_modal', { ...inSession, lugasRealityexpires: at(0) }],
    ['the amounts were never seen', 'lugas_amounts_modal', { ...inSession, statsChecked: null }],
    ['the amounts were seen 25 hours ago', 'lugas_amounts_modal', { ...inSession, statsChecked: at(-25 * 60) }],
    ['the notice before the identity check is not confirmed', 'before_identity_modal', noticed(1)],
    ['a bonus voucher is open', 'bonus_voucher_check', { openBonusVoucher: { id: 3 } }],
    ['a banner offers a voucher', 'bonus_check', { bannerVoucher: { voucherId: 4 } }],
    ['the customer never joined the bonus programme', 'loyalty_enroll_modal', { bonuspointsStatus: false }],
  ])('[SYSTEM-2] [SYSTEM-20] at a login when %s: %s', (_, name, differs) => {
    expect(due('login', aCustomer(differs))).toEqual([name]);
  });

  test('[SYSTEM-2] never for a customer with everything in order, in a betting session or not', () => {
    for (const customer of [aCustomer(), aCustomer(inSession)]) {
      expect([...due('login', customer), ...due('refresh', customer)]).toEqual([]);
    }
  });

  test('[SYSTEM-62] no more when its time is over, or the operator asks for no confirmation', () => {
    expect(due('login', aCustomer(noticed(0)))).toEqual([]);
    const before = { until: at(1), depositLeft: 0 };
    for (const beforeIdentity of [before, { ...before, notice: null }]) {
      expect(due('login', aCustomer({ beforeIdentity }))).toEqual([]);
    }
  });

  test('[SYSTEM-1] at a refresh too, when nothing but its answer leads out of it, when it goes by the clock or when a cookie remembers it', () => {
    expect(MODAL_NAMES.filter((name) => MODALS[name].rates.includes('refresh'))).toEqual([
      'check_TC',
      'check_age',
      'lugas_reality_modal',
      'lugas_amounts_modal',
      'loyalty_enroll_modal',
    ]);
  });

  test('[SYSTEM-21] at a logout in a betting session alone', () => {
    expect(due('logout', aCustomer(inSession))).toEqual(['lugas_logout_modal']);
    expect(due('logout', aCustomer({ ...inSession, lugasActivated: null }))).toEqual([]);
    expect(due('login', aCustomer(inSession))).toEqual([]);
  });

  test('[SYSTEM-19] with others, the terms first and offers last', () => {
    const everything = aCustomer({
      ...inSession,
      checkpoints: ['check_age', 'check_identity', 'check_TC'],
      statsChecked: null,
      bonuspointsStatus: false,
    });
    expect(due('login', everything)).toEqual([
      'check_TC',
      'check_age',
      'check_identity',
      'lugas_amounts_modal',
      'loyalty_enroll_modal',
    ]);
  });
});

describe('what was answered is remembered in a cookie', () => {
  test.each([
    ['loyalty_enroll_modal', { bonuspointsStatus: false }, 30 * 86_400, 90 * 86_400],
    ['lugas_reality_modal', { ...inSession, lugasRealityexpires: at(0) }, 120, 300],
  ] as const)('[SYSTEM-3] [SYSTEM-22] %s stays away as long as it is there', (name, differs, accepted, rejected) => {
    const modal = MODALS[name];
    expect(modal.kind === 'popup' && modal.memory).toMatchObject({ accepted, rejected });
    expect(
      due(
        'refresh',
        aCustomer({ ...differs, groups: ['lugas'], lugasRegistered: at(-9), statsChecked: at(-60) }),
        () => true,
      ),
    ).toEqual([]);
  });
});

describe('a redirect modal', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = provideShellServices({ links: () => LINKS });
  });
  afterEach(() => forget());

  test.each(['check_registration', 'login_checkpoint_error', 'customer_status_zero'] as const)(
    '[SYSTEM-4] [SYSTEM-24] %s goes on with the registration whose token the error brings, and nowhere without one',
    (name) => {
      const modal = MODALS[name];
      const target = (payload: object) => (modal.kind === 'redirect' ? modal.target({ ...payload }) : undefined);
      expect(target({ reg_token: 'a'.repeat(32) })).toBe(`/register/v3/continue/${'a'.repeat(32)}`);
      expect(target({ reg_token: '../../user' })).toBe('/register/v3/continue/..%2F..%2Fuser');
      for (const payload of [{}, { reg_token: '' }, { reg_token: null }, { reg_token: 5 }]) {
        expect(target(payload)).toBeNull();
      }
    },
  );

  test('[SYSTEM-23] login_status_expired goes to PostIdent', () => {
    const modal = MODALS.login_status_expired;
    expect(modal.kind === 'redirect' && modal.target({})).toBe('/post-ident');
  });
});

describe('a page modal', () => {
  test('[SYSTEM-5] [SYSTEM-25] [SYSTEM-26] leads out by its answer alone when it asks for the terms or the age, and reloading is no way around it', () => {
    const names = MODAL_NAMES.filter((name) => pageModal(name)?.isDismissible === false);
    expect(names).toEqual(['check_TC', 'check_age']);
    expect(MODAL_NAMES.filter((name) => pageModal(name)?.expiresOnReload)).toEqual(names);
  });

  test('[SYSTEM-51] may be opened by remotes, whose own calls it has to come before', () => {
    const given = Object.keys(contract.gives.modals);
    const pages = MODAL_NAMES.filter((name) => pageModal(name));
    expect(given.toSorted()).toEqual([...pages, 'lugas_amounts_modal', 'before_identity_modal'].toSorted());
  });

  test('[SYSTEM-7] is none for a popup, a redirect or a name that there is not', () => {
    for (const name of ['bonus_check', 'check_registration', 'nothing', undefined]) expect(pageModal(name)).toBeNull();
  });
});
