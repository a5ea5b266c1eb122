import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { assertCsrf, assertOwnScript } from '../../rooms/auth/csrf.ts';
import { createAnswers } from '../http/answers.ts';
import { accepted } from '../http/envelope.ts';
import { createFewAtOnce } from '../throttle/few-at-once.ts';
import { type ContractOperation, contractOperations } from './contract.ts';
import { languageOf } from './language.ts';
import type {
  Answer,
  Call,
  Clock,
  Identity,
  LastingOperation,
  Operation,
  OperationId,
  Operations,
  RuledOperation,
} from './operation.types.ts';
import { paginationOf } from './pagination.ts';
import { readRequest } from './read-request.ts';
import { Refused } from './refused.ts';

export interface MountOptions {
  clock: Clock;
  /**
   * Reads the customer of a request's token; null without one.
   * @throws Refused 401 for an invalid token
   */
  identify: (request: Request, clock: Clock) => Promise<Identity | null>;
  /** Applies what is due at an instant (ms); runs before each operation of a customer. */
  prepare?: (now: number) => Promise<void>;
}

/** The largest body, in bytes. */
const BODY_BYTES = 64 * 1024;

/**
 * How many changes of a customer run at once. They wait for the customer's row, each with one of a
 * few connections, so a burst of one customer would leave none to the others.
 */
const CHANGES_AT_ONCE = 2;

// Types are erased only here: the router knows the id, not the types behind it.
type AnyOperation = Operation<OperationId>;
type AnyCall = Call<OperationId>;

const isRuled = (operation: AnyOperation): operation is RuledOperation<OperationId> => 'faults' in operation;
const isLasting = (operation: AnyOperation): operation is LastingOperation<OperationId> => 'lasting' in operation;

/** Parameters that let their holder read what is not for everybody. */
const SECRETS = ['token', 'customer-token', 'key', 'ticket'];

/** Whether everybody gets the same answer to a request. */
const isForEverybody = ({ method, isChangingGet, access, parameters }: ContractOperation, request: Request): boolean =>
  method === 'get' &&
  !isChangingGet &&
  (access === 'public' || (access === 'optional' && !request.headers.has('access-token'))) &&
  !parameters.some(({ name }) => SECRETS.includes(name));

/** Mounts every operation under its path and method and validates each request first. */
export const mountOperations = (operations: Operations, { clock, identify, prepare }: MountOptions): Hono => {
  const app = new Hono();
  const answers = createAnswers();
  const fewAtOnce = createFewAtOnce(CHANGES_AT_ONCE);

  const identityOf = async (c: Context, { access }: ContractOperation): Promise<Identity | null> => {
    if (access === 'public') return null;
    const identity = await identify(c.req.raw, clock);
    if (!identity && access === 'customer') throw new Refused(401, 'unauthorized');
    return identity;
  };

  const answer = async (c: Context, contract: ContractOperation): Promise<Response> => {
    if (isForEverybody(contract, c.req.raw)) c.header('cache-control', 'no-cache');
    assertCsrf(c.req.raw);
    if (contract.isChangingGet) assertOwnScript(c.req.raw);
    // Read the whole body before deciding: a slow sender must not gain an earlier instant.
    if (contract.body) await c.req.text();
    const identity = await identityOf(c, contract);
    const operation = operations[contract.id] as AnyOperation;
    const faults = isRuled(operation) ? (body: object) => operation.faults(body, clock()) : undefined;
    const request = await readRequest(c, contract, faults);
    if (identity) await prepare?.(clock());
    const now = clock();
    const call = {
      ...request,
      clock,
      get now() {
        if (contract.method === 'get') return now;
        throw new Error(`${contract.id} changes something: use the instant that its lock returns, or read call.clock.`);
      },
      language: languageOf(c),
      request: c.req.raw,
      visitorId: identity?.customerId ?? null,
      sessionId: identity?.sessionId ?? null,
      get customerId() {
        if (!identity) throw new Refused(401, 'unauthorized');
        return identity.customerId;
      },
    } as AnyCall;
    if (isLasting(operation)) {
      const variant = operation.translated ? call.language : '';
      if (operation.translated) c.header('vary', 'accept-language');
      const key = `${contract.id} ${variant} ${JSON.stringify([request.path, request.query])}`;
      return answers.give(c, key, now, async () => {
        const { data, pagination, until } = await operation.lasting(call);
        return { value: accepted(data, pagination && paginationOf(contract, request, pagination)), until };
      });
    }
    const handle = isRuled(operation) ? operation.handle : operation;
    const isChange = contract.method !== 'get' || contract.isChangingGet;
    const given = await (identity && isChange
      ? fewAtOnce(identity.customerId, async () => {
          // Its session may have ended while it waited: a thief would act after a recovery.
          await identityOf(c, contract);
          return handle(call);
        })
      : handle(call));
    if (given instanceof Response) return given;
    const { data, pagination, headers } = given as Answer<OperationId>;
    return c.json(accepted(data, pagination && paginationOf(contract, request, pagination)), 200, headers);
  };

  const limit = bodyLimit({
    maxSize: BODY_BYTES,
    onError: () => {
      throw new Refused(413, 'payload_too_large', { words: { most: BODY_BYTES } });
    },
  });

  for (const contract of contractOperations) {
    app.on(contract.method.toUpperCase(), toRoute(contract.path), limit, (c) => answer(c, contract));
  }
  for (const [path, contracts] of Map.groupBy(contractOperations, ({ path }) => path)) {
    const allow = contracts.map(({ method }) => method.toUpperCase()).join(', ');
    app.all(toRoute(path), () => {
      throw new Refused(405, 'method_not_allowed', { words: { allow }, headers: { allow } });
    });
  }
  return app;
};

const toRoute = (path: string) => path.replaceAll(/\{([^}]+)\}/g, ':$1');
