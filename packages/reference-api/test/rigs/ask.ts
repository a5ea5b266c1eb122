import type { components } from '@paddock/api';
import { createReferenceApi, storeImportedMeetings } from '@paddock/reference-api';
import { createAccessTokens } from '../../src/rooms/auth/access-token.ts';
import type { ReferenceApi, ReferenceApiOptions } from '../../src/server/create-reference-api.ts';
import type { Database } from '../../src/server/database/open-database.ts';
import { addDemoCustomers, type DemoName, demoEmail } from '../../src/server/demo/demo-customers.ts';
import { contractOperations } from '../../src/server/operation/contract.ts';
import type { Body, Call, Data, OperationId, Pagination } from '../../src/server/operation/operation.types.ts';
import { type OutboxMessage, readOutbox } from '../../src/server/outbox/outbox.ts';
import type { MeetingPlan } from '../../src/world/day/plan.types.ts';
import { assertContract } from './contract.ts';
import { createTestDatabase } from './test-database.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract check has read it
type AnyBody = any;

/** The input of a call. `as` is a demo customer, logged in for it. */
export interface CallInput<Id extends OperationId> {
  path?: Call<Id>['path'];
  query?: Call<Id>['query'];
  header?: Record<string, string>;
  body?: Body<Id>;
  as?: DemoName;
}

export interface CallResult<Id extends OperationId> {
  status: number;
  headers: Headers;
  /** Set for an accepted call; a refused one has `code` and `validation`. */
  data: Data<Id>;
  pagination: Pagination | null;
  code: components['schemas']['ErrorCode'] | null;
  error: components['schemas']['ApiError'] | null;
  validation: Record<string, string[]> | null;
}

/** A request in wire form. */
export interface WireRequest {
  /** With its query. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Throws where a message still has a placeholder. */
const assertSaid = ({ error }: AnyBody): void => {
  if (/\{\w/.test(error?.message)) throw new Error(`A value is missing in: ${error.message}`);
};

/** An API with demo customers and a settable clock; checks every answer against the contract. */
export const createTestApi = (
  now: string,
  { imported = [], ...options }: Partial<ReferenceApiOptions> & { imported?: readonly MeetingPlan[] } = {},
) => {
  let instant = Date.parse(now);
  const own = createTestDatabase();
  const open = async (): Promise<{ api: ReferenceApi; database: Database }> => {
    const now = instant;
    const fill = (database: Database) => addDemoCustomers(database, now, options.seed);
    const database = options.database ?? (await own.open({ key: `${now} ${options.seed}`, fill }));
    if (options.database) await fill(database);
    for (const [date, meetings] of Map.groupBy(imported, (meeting) => meeting.date)) {
      await storeImportedMeetings(database, { date, source: 'test', meetings });
    }
    return { api: createReferenceApi({ clock: () => instant, seed: 1, ...options, database }), database };
  };
  let opened: ReturnType<typeof open> | null = null;
  const ready = () => (opened ??= open());

  const ask = async (
    path: string,
    init?: RequestInit,
  ): Promise<{ status: number; headers: Headers; body: AnyBody }> => {
    const url = `http://api.test${path}`;
    const response = await (await ready()).api.fetch(new Request(url, init));
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (response.status === 304 || !isJson) {
      return { status: response.status, headers: response.headers, body: (await response.text()) || null };
    }
    const body = await response.json();
    if (path.startsWith('/api/')) assertContract(init?.method ?? 'GET', url, response.status, body);
    assertSaid(body as AnyBody);
    return { status: response.status, headers: response.headers, body };
  };

  const issueToken = async (name: DemoName): Promise<string> => {
    const { database } = await ready();
    const { id } = await database
      .selectFrom('customer')
      .select('id')
      .where('email', '=', demoEmail(name))
      .executeTakeFirstOrThrow();
    const sessionId = `test-${name}`;
    await database
      .insertInto('session')
      .values({ id: sessionId, customer_id: id, created_at: instant, ended_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return createAccessTokens(database).issue({ customerId: id, sessionId }, instant);
  };

  const tokens = new Map<string, Promise<string>>();
  /** An access token for a demo customer, the same at the same instant. */
  const tokenOf = (name: DemoName): Promise<string> => {
    const key = `${name} ${instant}`;
    const token = tokens.get(key) ?? issueToken(name);
    tokens.set(key, token);
    return token;
  };

  /** The request of an operation, for `fetch` and raw sockets. */
  const requestOf = async <Id extends OperationId>(id: Id, input: CallInput<Id> = {}): Promise<WireRequest> => {
    const operation = contractOperations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(String((input.path as Record<string, unknown>)?.[name])),
    );
    const query = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((entry) => [name, String(entry)]),
    );
    const headers = {
      ...(input.as ? { 'access-token': await tokenOf(input.as) } : {}),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...input.header,
    };
    return {
      path: `/api${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
      method: operation.method.toUpperCase(),
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    };
  };

  return {
    ask,
    tokenOf,
    requestOf,
    /** Passes a request as an HTTP server does. */
    fetch: async (request: Request): Promise<Response> => (await ready()).api.fetch(request),
    /** Calls an operation by its id. */
    async call<Id extends OperationId>(id: Id, input: CallInput<Id> = {}): Promise<CallResult<Id>> {
      const { path, ...init } = await requestOf(id, input);
      const answer = await ask(path, init);
      const { data, pagination, error, validation } = answer.body ?? {};
      return { ...answer, data, pagination, error, code: error?.code ?? null, validation };
    },
    /** Mails and SMS to one address or number, newest first. */
    async messagesTo(recipient: string): Promise<OutboxMessage[]> {
      return readOutbox((await ready()).database, recipient);
    },
    setNow(to: string | number) {
      instant = typeof to === 'number' ? to : Date.parse(to);
    },
    advance(ms: number) {
      instant += ms;
    },
    now: () => instant,
    /** For state that no operation shows. */
    database: async () => (await ready()).database,
    idle: async () => (await ready()).api.idle(),
    close: async () => (await ready()).api.close(),
  };
};
