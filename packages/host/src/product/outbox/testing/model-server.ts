import { ApiError } from '@paddock/api';

/** A customer's request as it arrives. */
export interface Arrival {
  customerId: string;
  call: 'sendBet' | 'getSend' | 'voidSend';
  key: string;
  /** Of a bet: what it is on, the price in cents on the button, and its last valid instant (ms). */
  body?: { what: string; price: number; validUntil: number; request: object };
}

export interface ModelBet {
  id: number;
  key: string;
  what: string;
  price: number;
}

const refused = (status: number, code: string) => new ApiError({ kind: 'api', status, code, message: code });

/**
 * A server that takes bets as the contract says: once per key, in time, only at its own price, and
 * not while it waits for the customer to accept its terms.
 * @param refuses the code of the refusal of a request; null if it is taken. Default: by its price
 */
export function createModelServer(now: () => number, refuses?: (request: object) => string | null) {
  const bets: ModelBet[] = [];
  const under = new Map<string, ModelBet | 'void'>();
  const balances = new Map<string, number>();
  /** The different bodies that came under each key. */
  const bodies = new Map<string, Set<string>>();
  let price = 200;
  let termsDueUntil = 0;

  const answer = ({ customerId, call, key, body }: Arrival): { id: number | null } => {
    const name = `${customerId} ${key}`;
    const known = under.get(name);
    if (call === 'getSend') {
      if (!known) throw refused(404, 'not_found');
      return { id: known === 'void' ? null : known.id };
    }
    if (call === 'voidSend') {
      if (known && known !== 'void') return { id: known.id };
      under.set(name, 'void');
      return { id: null };
    }
    if (!body) throw refused(400, 'invalid');
    bodies.set(key, (bodies.get(key) ?? new Set()).add(JSON.stringify(body)));
    if (known === 'void') throw refused(409, 'idempotency_key_void');
    if (known) return { id: known.id };
    if (body.validUntil > now() + 60_000) throw refused(400, 'invalid');
    if (body.validUntil < now()) throw refused(409, 'request_expired');
    if (now() < termsDueUntil) throw refused(403, 'check_TC');
    const code = refuses ? refuses(body.request) : body.price === price ? null : 'price_changed';
    if (code !== null) throw refused(409, code);
    const bet = { id: bets.length + 1, key, what: `${customerId} ${body.what}`, price: body.price };
    bets.push(bet);
    under.set(name, bet);
    balances.set(customerId, (balances.get(customerId) ?? 0) - bet.price);
    return { id: bet.id };
  };

  return {
    answer,
    bets,
    bodies,
    balanceOf: (customerId: string) => balances.get(customerId) ?? 0,
    setPrice(cents: number) {
      price = cents;
    },
    /** @param ms until the customer accepts them */
    askTerms(ms: number) {
      termsDueUntil = now() + ms;
    },
  };
}
