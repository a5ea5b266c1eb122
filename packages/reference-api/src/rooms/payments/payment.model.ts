import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { Language } from '../../server/localized.ts';
import { iso, isoOrNull } from '../../world/day/zone.ts';
import type { CustomerTable } from '../customer/customer.tables.ts';
import { type PaymentOutcome, type PaymentTable, paymentOutcomes } from './payment.tables.ts';
import { providerNameOf } from './payment-types.ts';

type Schemas = components['schemas'];
export type PaymentStatus = Schemas['PaymentStatus'];

export const isPaymentOutcome = (word: unknown): word is PaymentOutcome =>
  (paymentOutcomes as readonly unknown[]).includes(word);

/** How long until a deposit without an outcome counts as cancelled. */
const DEPOSIT_MS = 30 * 60_000;
/** How long a deposit without an outcome counts as one that may still be paid. */
export const MAY_BE_PAID_MS = 24 * 3_600_000;
/** How long until a withdrawal is transferred. */
export const TRANSFER_MS = 24 * 3_600_000;

type PaymentState = Pick<Selectable<PaymentTable>, 'direction' | 'outcome' | 'created_at' | 'decided_at'>;

/** The instant (ms) at which a pending payment ends by itself. */
const endOf = ({ direction, created_at }: PaymentState): number =>
  created_at + (direction === 'deposit' ? DEPOSIT_MS : TRANSFER_MS);

/**
 * Marks a deposit that only the clock cancelled: it is booked if its success comes after all.
 */
const showUnanswered = ({ outcome }: PaymentState, status: PaymentStatus): { unanswered?: true } =>
  outcome === null && status === 'cancel' ? { unanswered: true } : {};

/** The status at an instant (ms) and the instant of its end; null while pending. */
export const statusAt = (payment: PaymentState, now: number): { status: PaymentStatus; settledAt: number | null } => {
  const { direction, outcome, decided_at } = payment;
  if (outcome !== null) return { status: outcome, settledAt: decided_at };
  const end = endOf(payment);
  if (now < end) return { status: 'pending', settledAt: null };
  return { status: direction === 'deposit' ? 'cancel' : 'success', settledAt: end };
};

/**
 * The customer who asks. The provider's page is on the server that was asked, and leads back to
 * pages in this language.
 */
export interface Payer {
  request: Request;
  language: Language;
}

const providerPage = (key: string | null, { request, language }: Payer): string =>
  `${new URL(request.url).origin}/dev/provider/${key}${language === 'en' ? '?language=en' : ''}`;

export const showPayment = (payment: Selectable<PaymentTable>, now: number, payer: Payer): Schemas['Payment'] => {
  const { status, settledAt } = statusAt(payment, now);
  const isPending = status === 'pending';
  return {
    id: payment.id,
    direction: payment.direction,
    provider: payment.provider,
    amount: payment.amount,
    status,
    redirect_url: isPending && payment.direction === 'deposit' ? providerPage(payment.provider_key, payer) : null,
    created_at: iso(payment.created_at),
    ends_at: isPending ? iso(endOf(payment)) : null,
    settled_at: isoOrNull(settledAt),
    ...showUnanswered(payment, status),
  };
};

/** The part of a deposit that anybody with its return address may see. */
export const showReturned = (
  payment: Selectable<PaymentTable>,
  { excluded_until }: Pick<Selectable<CustomerTable>, 'excluded_until'>,
  now: number,
  language: Language,
): Schemas['ReturnedPayment'] => {
  const { id, amount, provider } = payment;
  const { status } = statusAt(payment, now);
  return {
    id,
    provider_name: providerNameOf(provider, language),
    amount,
    status,
    ends_at: status === 'pending' ? iso(endOf(payment)) : null,
    ...showUnanswered(payment, status),
    // An exclusion pays the balance out: the money is in it no longer.
    ...(status === 'success' && (excluded_until ?? 0) > now && { told_by_mail: true }),
  };
};
