import { awaitsIdentityCheck } from '@paddock/api/customer-status';
import { type Customer, href } from '@paddock/host';
import {
  areLugasAmountsDue,
  isModalName,
  isRealityCheckDue,
  lugasBettingAt,
  MODAL_NAMES,
  type ModalName,
  type ModalPayload,
  needsLugasRegistration,
} from '@paddock/host/shell';
import { shortPageHref } from '../links.ts';

/**
 * When a modal is checked (core §4). `error`: at an API error whose code is its name; `logout`:
 * before a logout. A modal that can be postponed is not checked at each refresh, because it would
 * come back at once.
 */
export type ModalRate = 'login' | 'refresh' | 'error' | 'logout';

/** How long (s) an answered popup stays away (core §9: cookie modal lifetimes). */
export interface ModalMemory {
  cookie: string;
  accepted: number;
  rejected: number;
}

interface Rule {
  rates: readonly ModalRate[];
  /**
   * Whether a customer must see it at an instant (ms). A redirect modal is due only by its error.
   */
  isDue?: (customer: Customer, now: number) => boolean;
}

/** Leads the customer to another page. */
interface RedirectModal extends Rule {
  kind: 'redirect';
  /** Path without locale prefix; null if the error lacks the data for it. */
  target: (payload: ModalPayload) => string | null;
}

/** A page, `/limbus/{name}`, that leads back to the page that it interrupted. */
interface PageModal extends Rule {
  kind: 'page';
  /** If false, it ends only with an answer. */
  isDismissible: boolean;
  /** A reload of the page ends the session, so that it cannot bypass the modal (core §4). */
  expiresOnReload?: true;
}

/** A dialog over the page. */
interface PopupModal extends Rule {
  kind: 'popup';
  memory?: ModalMemory;
  /** The popup waits while one of these content pages is shown. */
  hiddenOn?: readonly string[];
}

export type ModalRule = RedirectModal | PageModal | PopupModal;

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

const hasCheckpoint = (name: Customer['checkpoints'][number]) => (customer: Customer) =>
  customer.checkpoints.includes(name);

/**
 * Second spec §2: the registration continues at this path, with the token of the error's validation
 * options.
 */
const continueRegistration = ({ reg_token: token }: ModalPayload): string | null =>
  typeof token === 'string' && token !== '' ? href('continueRegistration', { token }) : null;

/** All system modals (core §4). */
export const MODALS: Readonly<Record<ModalName, ModalRule>> = {
  check_registration: { kind: 'redirect', rates: ['error'], target: continueRegistration },
  login_checkpoint_error: { kind: 'redirect', rates: ['error'], target: continueRegistration },
  customer_status_zero: { kind: 'redirect', rates: ['error'], target: continueRegistration },
  login_status_expired: { kind: 'redirect', rates: ['error'], target: () => shortPageHref('post-ident') },

  lugas_logout_modal: {
    kind: 'popup',
    rates: ['logout'],
    isDue: (customer, now) => lugasBettingAt(customer, now).state === 'active',
  },

  check_TC: {
    kind: 'page',
    rates: ['login', 'refresh', 'error'],
    isDue: hasCheckpoint('check_TC'),
    isDismissible: false,
    expiresOnReload: true,
  },
  check_age: {
    kind: 'page',
    rates: ['login', 'refresh', 'error'],
    isDue: hasCheckpoint('check_age'),
    isDismissible: false,
    expiresOnReload: true,
  },
  check_identity_status: {
    kind: 'page',
    rates: ['login', 'error'],
    isDue: awaitsIdentityCheck,
    isDismissible: true,
  },
  check_identity: {
    kind: 'page',
    rates: ['login', 'error'],
    isDue: hasCheckpoint('check_identity'),
    isDismissible: true,
  },
  schufa_checked_date: {
    kind: 'page',
    rates: ['login', 'error'],
    isDue: hasCheckpoint('schufa_checked_date'),
    isDismissible: true,
  },
  lugas_register_modal: { kind: 'page', rates: ['login'], isDue: needsLugasRegistration, isDismissible: true },

  lugas_reality_modal: {
    kind: 'popup',
    rates: ['login', 'refresh'],
    isDue: isRealityCheckDue,
    memory: { cookie: '__Host-paddock_lugas_reality', accepted: 2 * MINUTE_SECONDS, rejected: 5 * MINUTE_SECONDS },
  },
  lugas_amounts_modal: { kind: 'popup', rates: ['login', 'refresh', 'error'], isDue: areLugasAmountsDue },
  before_identity_modal: {
    kind: 'popup',
    rates: ['login', 'error'],
    isDue: ({ beforeIdentity: before }, now) => Boolean(before?.notice) && now < Date.parse(before?.until ?? ''),
  },
  bonus_voucher_check: {
    kind: 'popup',
    rates: ['login'],
    isDue: ({ openBonusVoucher }) => openBonusVoucher !== null,
    // core §2.
    hiddenOn: ['teilnahmebedingungen-bonusprogramm', 'neukundenbonus'],
  },
  bonus_check: { kind: 'popup', rates: ['login'], isDue: ({ bannerVoucher }) => bannerVoucher !== null },
  loyalty_enroll_modal: {
    kind: 'popup',
    rates: ['login', 'refresh'],
    isDue: ({ bonuspointsStatus }) => !bonuspointsStatus,
    memory: { cookie: 'paddock_bonus_enrolment', accepted: 30 * DAY_SECONDS, rejected: 90 * DAY_SECONDS },
  },
};

/**
 * Names of the modals that are due at a rate, in the order of `MODAL_NAMES`.
 * @param isRemembered whether the cookie of a popup's answer still exists
 */
export const modalsDueAt = (
  rate: ModalRate,
  { customer, now, isRemembered }: { customer: Customer; now: number; isRemembered: (memory: ModalMemory) => boolean },
): ModalName[] =>
  MODAL_NAMES.filter((name) => {
    const modal = MODALS[name];
    if (!modal.rates.includes(rate) || !modal.isDue?.(customer, now)) return false;
    return modal.kind !== 'popup' || !modal.memory || !isRemembered(modal.memory);
  });

/** The rule of a system modal; `null` for a modal that a remote claims. */
export const systemModal = (name: string | undefined): ModalRule | null => (isModalName(name) ? MODALS[name] : null);

/**
 * The rule of a page modal; `null` for every other name, for which `/limbus/{interrupt}` has no
 * page.
 */
export const pageModal = (name: string | undefined): PageModal | null => {
  const modal = systemModal(name);
  return modal?.kind === 'page' ? modal : null;
};
