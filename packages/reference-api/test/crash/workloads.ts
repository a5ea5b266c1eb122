import { paymentOutcomes } from '../../src/rooms/payments/payment.tables.ts';
import { createRandom } from '../../src/world/generator/random.ts';
import type { LoadClient, Workload } from './workload.ts';

/** Deposits, paid or not on the provider's page. */
const deposits: Workload = {
  name: 'deposits',
  async send(client, key) {
    const random = createRandom('deposit', key);
    const amount = random.integer(500, 3_000);
    // Most of them are paid, so that there is something to lose.
    const outcome = random.chance(0.7) ? 'success' : random.pick(paymentOutcomes);
    const started = await client({ path: '/api/v1/payment', key, body: { payment_type_id: 1, amount } });
    if (started.status !== 200) return [];
    const { id, redirect_url: page } = started.data;
    if (page) await client({ path: new URL(page).pathname, form: { outcome } });
    const { data } = await client({ method: 'GET', path: `/api/v1/payment/${id}` });
    return data.status === 'success' ? [{ type: 'deposit', reference: `payment:${id}`, amount }] : [];
  },
};

const withdrawals: Workload = {
  name: 'withdrawals',
  async send(client, key) {
    const amount = createRandom('withdrawal', key).integer(100, 4_000);
    const { status, data } = await client({ path: '/api/v1/payment/withdraw', key, body: { amount } });
    return status === 200 ? [{ type: 'withdrawal', reference: `payment:${data.id}`, amount: -amount }] : [];
  },
};

/** Kept by key for repetitions: the next races may differ by then. */
const meantBets = new Map<string, object>();

const meanBet = async (client: LoadClient, key: string): Promise<object> => {
  const random = createRandom('bet', key);
  const { data: races } = await client({ method: 'GET', path: '/api/v1/races/next?pagination=10' });
  const { id: race_id } = random.pick<{ id: number }>(races.slice(2));
  const stake = random.integer(1, 8) * 50;
  return { race_id, pool: 'WIN', leg1: [random.integer(1, 3)], stake, expected_price: stake };
};

/** A bet on the winner of one of the next races. */
const bets: Workload = {
  name: 'bets',
  async send(client, key) {
    const body = meantBets.get(key) ?? (await meanBet(client, key));
    meantBets.set(key, body);
    const { status, data } = await client({ path: '/api/v1/bets', key, body });
    return status === 200 ? [{ type: 'stake', reference: `bet:${data.bet.id}`, amount: -data.bet.price }] : [];
  },
};

/** Each limit is lower than the last and valid at once: a higher stored one was lost. */
const meantLimits = new Map<string, number>();

const limits: Workload = {
  name: 'limits',
  async send(client, key) {
    const amount = meantLimits.get(key) ?? 90_000_000 - meantLimits.size;
    meantLimits.set(key, amount);
    const body = { limits: [{ type: 'bet', range: 'day', amount }] };
    const { status } = await client({ path: '/api/v1/customer/me/limits', body });
    if (status !== 200) throw new Error(`A lower limit was refused (${status}).`);
    return [];
  },
  async stands(client, key) {
    const { data } = await client({ method: 'GET', path: '/api/v1/customer/me/limits?type=bet&range=day' });
    return data[0].limit_amount > 0 && data[0].limit_amount <= (meantLimits.get(key) as number);
  },
};

/** All actions that must survive once accepted. */
export const workloads: readonly Workload[] = [deposits, withdrawals, bets, limits];
