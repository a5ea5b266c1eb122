import type { Http2ServerResponse } from 'node:http2';
import type { Intercept } from './front.ts';

/** The entries of an account, and its bets. */
export const ENTRIES = 1_000;
const STAKE = -500;
const MINUTE_MS = 60_000;

interface WireBet {
  id: number;
  created_at: string;
}

const send = (response: Http2ServerResponse, data: unknown, pagination: unknown = null): true => {
  const body = { success: true, data, pagination, error: null, validation: null };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
};

/** One page of a list, as the API sends it. */
const sendPage = (response: Http2ServerResponse, query: URLSearchParams, perPage: number, all: readonly unknown[]) => {
  const [page, each] = [Number(query.get('page') ?? 1), Number(query.get('pagination') ?? perPage)];
  const data = all.slice((page - 1) * each, page * each);
  const totalPages = Math.ceil(all.length / each);
  return send(response, data, {
    count: data.length,
    total: all.length,
    perPage: each,
    currentPage: page,
    totalPages,
    links: {},
  });
};

/**
 * Answers for a customer with a long history.
 * @param samples real bets of a customer: the history repeats them
 */
export const longAccount = (samples: readonly WireBet[]): Intercept => {
  const now = Date.now();
  const entries = Array.from({ length: ENTRIES }, (_, at) => {
    const id = ENTRIES - at;
    const type = ['stake', 'payout', 'deposit', 'refund'][at % 4];
    const amount = type === 'stake' ? STAKE : -STAKE + at;
    const booked_at = new Date(now - at * MINUTE_MS).toISOString();
    return { id, type, amount, balance: 10_000 + id, reference: `bet:${id}`, booked_at };
  });
  // A bet that can still be taken back is open in the list: none of an old list is.
  const bets = Array.from({ length: ENTRIES }, (_, at) => ({
    ...samples[at % samples.length],
    id: ENTRIES - at,
    cancel_until: null,
  }));
  const sumOf = (sign: 1 | -1) =>
    entries.reduce((sum, { amount }) => (Math.sign(amount) === sign ? sum + amount : sum), 0);
  const totals = {
    count: ENTRIES,
    received: sumOf(1),
    spent: sumOf(-1),
    opening_balance: 0,
    closing_balance: sumOf(1) + sumOf(-1),
    types: [],
  };
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'https://bench');
    if (pathname === '/api/v1/customer/me/transactions') return sendPage(response, searchParams, 20, entries);
    if (pathname === '/api/v1/customer/me/transactions/totals') return send(response, totals);
    if (pathname === '/api/v1/customer/me/wagers') return sendPage(response, searchParams, 10, bets);
    return false;
  };
};
