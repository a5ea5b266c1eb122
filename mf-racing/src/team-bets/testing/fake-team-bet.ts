import { accepted, answersAboutSends, customer, fakeApi } from '@paddock/testing';
import { vi } from 'vitest';
import { race, teamBet, teamShare } from '../../testing/fixtures.ts';

/** Sends outlive a test, as they outlive a page: each test has its own team bet. */
let lastId = 1000;

type Answer = () => Response | Promise<Response>;

/** The server's answer about any key of a send. */
type Known = 'taken' | 'void' | 'nothing';

/**
 * An open team bet that accepts shares: 2 € to 375 € are free, the customer has 100 €. Returns the
 * parts that a test changes and inspects.
 */
export function fakeTeamBet(facts: Parameters<typeof teamBet>[0] = {}) {
  lastId += 1;
  const id = lastId;
  const path = `/teamwette/${id}`;
  const join = 'POST /api/v1/customer/me/teamtips';
  const asks = { team_tip_id: id, stake_amount: 500, nickname: 'Kim', balance: 10_000, share: null, confirmed: 0 };
  const share = teamShare({}, { team_tip_id: id });
  const joins = () => accepted({ ...asks, balance: 9_500, confirmed: 1, share });
  const offers = (joined: number) => ({
    team_tip_id: id,
    minimum: 200,
    maximum: 37_500,
    amounts: [200, 500, 1000],
    joined,
  });
  const amounts = `/api/v1/customer/me/teamtip/${id}/amounts`;
  const mine = '/api/v1/customer/me/teamtips';
  const fake = {
    id,
    path,
    /** Paths of the calls whose answers a test replaces. */
    amounts,
    mine,
    /** The bodies of the requests to join it, in order. */
    bodies: [] as { stake_amount: number; nickname: string; confirmed: number; valid_until?: string }[],
    /** The keys of the paying requests. */
    keys: [] as string[],
    known: 'nothing' as Known,
    /** Answers the question whether such a share is possible. */
    ask: (() => accepted(asks)) as Answer,
    /** Answers the press that costs money. */
    join: joins as Answer,
    /** From now on, the customer has the share. */
    joined() {
      api.answers[amounts] = offers(500);
      api.answers[mine] = [share];
    },
    answers: {} as Record<string, unknown>,
    asked: [] as string[],
  };
  const answers: Record<string, unknown> = {
    '/api/v1/customer/me': customer({ balance: 10_000 }),
    [`/api/v1/teamtips/${id}`]: teamBet({ team_tip_id: id, ...facts }),
    '/api/v1/races/7': race(),
    [amounts]: offers(0),
    [mine]: [],
    ...answersAboutSends(() => fake.known, share.id),
  };
  const api = fakeApi(answers);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (`${request.method} ${new URL(request.url).pathname}` !== join) return fetch(request);
    const body = await request.json();
    fake.bodies.push(body);
    if (body.confirmed === 0) return fake.ask();
    fake.keys.push(request.headers.get('idempotency-key') ?? '');
    return fake.join();
  });
  return Object.assign(fake, { answers: api.answers, asked: api.asked });
}
