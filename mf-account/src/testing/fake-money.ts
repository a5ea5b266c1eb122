import type { components } from '@paddock/api';
import { accepted, answersAboutSends, customer, exampleOf, fakeApi } from '@paddock/testing';
import { vi } from 'vitest';

type Schemas = components['schemas'];
type Answer = () => Response | Promise<Response>;

export const ME = '/api/v1/customer/me';
export const OPEN = '/api/v1/payment';
const PAY = 'POST /api/v1/payment';
const WITHDRAW = 'POST /api/v1/payment/withdraw';
export const LIMITS = '/api/v1/customer/me/limits';
export const VOUCHERS = '/api/v1/bonus/vouchers';

export const payment = (facts: Partial<Schemas['Payment']> = {}): Schemas['Payment'] => ({
  ...(exampleOf('startPayment') as Schemas['Payment']),
  ...facts,
});

export const limit = (facts: Partial<Schemas['CustomerLimit']> = {}): Schemas['CustomerLimit'] => ({
  type: 'deposit',
  range: 'month',
  limit_amount: 50_000,
  limit_used: 0,
  newlimit: null,
  newlimitvalid: null,
  max: 100_000_000,
  forced: false,
  active: true,
  ...facts,
});

/** A server with a customer's money. Returns the parts that a test changes and inspects. */
export function fakeMoney(facts: Parameters<typeof customer>[0] = {}) {
  const fake = {
    /** The keys of the paying requests. */
    keys: [] as string[],
    bodies: [] as { amount: number; payment_type_id?: number; valid_until?: string }[],
    /** The server's answer about any key of a send. */
    known: 'nothing' as 'taken' | 'void' | 'nothing',
    /** Answers the press that moves money. */
    press: (() => accepted(payment())) as Answer,
    answers: {} as Record<string, unknown>,
    asked: [] as string[],
  };
  const answers: Record<string, unknown> = {
    [ME]: customer({ balance: 10_000, banner_voucher: null, open_bonus_voucher: null, ...facts }),
    '/api/v1/payment/types': exampleOf('getPaymentTypes'),
    [OPEN]: [],
    [LIMITS]: [],
    [VOUCHERS]: [],
    'POST /api/v1/customer/me/step-up/challenge': { step_up: null },
    ...answersAboutSends(() => fake.known, 7),
  };
  const api = fakeApi(answers);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname}`;
    if (line !== PAY && line !== WITHDRAW) return fetch(request);
    fake.bodies.push(await request.json());
    fake.keys.push(request.headers.get('idempotency-key') ?? '');
    return fake.press();
  });
  return Object.assign(fake, { answers: api.answers, asked: api.asked });
}
