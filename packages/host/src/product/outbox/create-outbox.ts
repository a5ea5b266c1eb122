import { type Api, type ApiError, type ApiInput, isApiError } from '@paddock/api';
import { getSend, voidSend } from '@paddock/api/sends';
import type { Locks, SharedStore } from '@paddock/core/shell';
import { notLoggedIn, SESSION_NOT_REFRESHED } from '../session/session-fetch.ts';
import {
  isUnresolved,
  type Press,
  type Pressed,
  type Refusal,
  type Send,
  type SendOperation,
  type SendState,
} from './send.ts';
import { type Sends, withoutOld } from './stored-sends.ts';

/** The outbox's dependencies. `pageOutbox` has the real ones; tests use a model. */
export interface OutboxEnvironment {
  api: Api;
  store: SharedStore<Sends>;
  /** Web Locks; undefined in a browser without. */
  locks: Locks | undefined;
  /** The logged-in customer; null for a visitor. */
  customerId(): string | null;
  /** Instant (ms) of the server's clock. */
  serverNow(): number;
  /** Calls back once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  newKey(): string;
  /** Prevents reloads and build changes until the returned function is called. */
  holdWork(): () => void;
}

export interface Outbox {
  /**
   * Sends a press once, now, and never retries. If the same subject was pressed before, here or in
   * another tab, waits for that press instead.
   * @throws ApiError 401 if nobody is logged in
   */
  press<Id extends SendOperation>(press: Press<Id>): Promise<Pressed<Id>>;
  /** The customer has seen how a send ended. */
  dismiss(key: string): Promise<void>;
  /** Asks the server how the customer's unresolved sends ended. Repeats until all are known. */
  findOut(): Promise<void>;
}

/** The server refuses a request that arrives later than this after the press (ms). */
const VALID_MS = 30_000;
/** The wait for an answer ends after this time (ms). */
export const ANSWER_WITHIN_MS = 8_000;
/** For this long (ms), a send may still be on its way: its key is not burnt before. */
export const ON_ITS_WAY_MS = 10_000;
/** A tab whose send is `sending` for longer than this (ms) is frozen or closed. */
const LOST_AFTER_MS = 20_000;
/** The one refusal with a status of 500 and more: LUGAS cannot be asked (domain §3.2). */
const CENTRAL_FILE_DOWN = 'lugas_unavailable';
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [2_000, 60_000];

const lockOf = (key: string): string => `paddock:send:${key}`;

export function createOutbox(environment: OutboxEnvironment): Outbox {
  const { api, store, locks, customerId, serverNow, after, newKey, holdWork } = environment;

  const sendOf = (key: string): Send | undefined => store.current()?.sends.find((send) => send.key === key);

  const changeSend = (key: string, change: (send: Send) => Send): Promise<Sends> =>
    store.update((all) => ({ ...all, sends: all.sends.map((send) => (send.key === key ? change(send) : send)) }));

  /** Changes an unresolved send only: a late answer does not overwrite a final state. */
  const settle = (key: string, state: SendState): Promise<Sends> =>
    changeSend(key, (send) =>
      isUnresolved(send) ? { ...send, state, wasUnknown: send.wasUnknown || state.status === 'unknown' } : send,
    );

  /** Unlike `AbortSignal.timeout`, uses the environment's timer, which tests control. */
  const abortAfter = (ms: number): AbortSignal => {
    const controller = new AbortController();
    after(ms, () => controller.abort());
    return controller.signal;
  };

  /** Asks by the key, and only for its sender: to another customer, the key means another send. */
  const stateBy = async (
    operation: typeof getSend | typeof voidSend,
    { key, customerId: sender }: Send,
  ): Promise<SendState> => {
    if (customerId() !== sender) throw notLoggedIn();
    const { data } = await api.call(operation, { path: { key }, signal: abortAfter(ANSWER_WITHIN_MS) });
    return data.id === null ? { status: 'void' } : { status: 'taken', id: data.id };
  };

  /** The state of a send whose request failed. `refused` only if certainly nothing was made. */
  const stateAfter = async (error: unknown, send: Send): Promise<SendState> => {
    if (!isApiError(error)) return { status: 'unknown' };
    if (error.code === 'idempotency_key_void') return { status: 'void' };
    const refused: SendState = { status: 'refused', refusal: refusalOf(error) };
    if (error.code === SESSION_NOT_REFRESHED) return refused;
    const isRefusal = (error.status ?? 500) < 500 || error.code === CENTRAL_FILE_DOWN;
    // If the session ended while the answer was on its way, the error says nothing about the send.
    const isAnswered = error.kind === 'api' && isRefusal && customerId() === send.customerId;
    if (!isAnswered) return { status: 'unknown' };
    if (error.status === 401) return refused;
    // A network that doubles requests may deliver the second one later: burn the key before.
    const closed = await stateBy(voidSend, send).catch((thrown): SendState => {
      // `csrf_mismatch` refuses both calls: it refuses a second copy, too.
      const isBarred = error.status === 403 && isApiError(thrown) && thrown.status === 403;
      return { status: isBarred ? 'void' : 'unknown' };
    });
    return closed.status === 'void' ? refused : closed;
  };

  /** Resolves when no tab waits for the send's answer any more. */
  const ended = (key: string): Promise<Send> =>
    new Promise((resolve) => {
      const look = () => {
        const send = sendOf(key);
        if (!send || send.state.status === 'sending') return;
        stop();
        resolve(send);
      };
      const stop = store.subscribe(look);
      look();
    });

  const withLock = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
    locks ? (locks.request(lockOf(key), work) as Promise<Result>) : work();

  async function post<Id extends SendOperation>(
    send: Send,
    { operation, body, idOf }: Press<Id>,
  ): Promise<Pressed<Id>> {
    const release = holdWork();
    let answer: Pressed<Id>['answer'] = null;
    let state: SendState;
    try {
      // The customer may have logged out while the send was stored.
      if (customerId() !== send.customerId) {
        state = { status: 'refused', refusal: refusalOf(notLoggedIn()) };
      } else {
        const input = {
          headers: { 'Idempotency-Key': send.key },
          body: { ...body, validUntil: new Date(Date.parse(send.pressedAt) + VALID_MS).toISOString() },
          signal: abortAfter(ANSWER_WITHIN_MS),
        };
        // The compiler cannot match `input` to one operation of the union.
        ({ data: answer } = await api.call(operation, ...([input] as unknown as [ApiInput<Id>] as never)));
        state = { status: 'taken', id: idOf(answer as NonNullable<typeof answer>) };
      }
    } catch (error) {
      state = await stateAfter(error, send);
    }
    // A listener of the store may throw.
    await settle(send.key, state).finally(release);
    if (state.status === 'unknown') void findOut();
    return { send: sendOf(send.key) ?? { ...send, state }, answer };
  }

  async function press<Id extends SendOperation>(pressed: Press<Id>): Promise<Pressed<Id>> {
    const customer = customerId();
    if (customer === null) throw notLoggedIn();
    const { operation, subject, line, amount } = pressed;
    const now = serverNow();
    const send: Send = {
      key: newKey(),
      customerId: customer,
      operation: operation.id,
      subject,
      line,
      amount,
      pressedAt: new Date(now).toISOString(),
      state: { status: 'sending' },
      wasUnknown: false,
      dismissed: false,
    };
    const isSame = (other: Send) =>
      other.customerId === customer &&
      other.subject === subject &&
      (isUnresolved(other) || other.state.status === 'taken');
    return withLock(send.key, async () => {
      const { sends } = await store.update((all) => {
        const kept = withoutOld(all, now);
        return kept.sends.some(isSame) ? kept : { ...kept, sends: [...kept.sends, send] };
      });
      const first = sends.find(isSame);
      if (first && first.key !== send.key) {
        // The tab of the first press may be closed.
        void findOut();
        return { send: await ended(first.key), answer: null };
      }
      return post(send, pressed);
    });
  }

  /** Whether a tab still waits for the send's answer. */
  const isAwaited = async ({ key, pressedAt }: Send): Promise<boolean> => {
    if (serverNow() - Date.parse(pressedAt) > LOST_AFTER_MS) return false;
    if (!locks) return true;
    return (await locks.query()).held?.some(({ name }) => name === lockOf(key)) ?? true;
  };

  /**
   * Asks how a send ended whose answer was lost. Burns an unused key.
   * @throws ApiError while the server cannot say
   */
  const ask = async (send: Send): Promise<SendState> => {
    try {
      return await stateBy(getSend, send);
    } catch (error) {
      const isUnused = isApiError(error) && error.status === 404;
      if (!isUnused || serverNow() - Date.parse(send.pressedAt) <= ON_ITS_WAY_MS) throw error;
      return stateBy(voidSend, send);
    }
  };

  const find = async (send: Send): Promise<void> => {
    if (send.state.status === 'sending') {
      if (await isAwaited(send)) return;
      await settle(send.key, { status: 'unknown' });
    }
    await settle(send.key, await ask(send));
  };

  let wait = FIRST_WAIT_MS;
  let stopWaiting = () => {};
  let round: Promise<void> | null = null;

  const unresolved = ({ sends }: Sends): Send[] =>
    sends.filter((send) => isUnresolved(send) && send.customerId === customerId());

  const goThrough = async (): Promise<void> => {
    const sends = unresolved(await store.read());
    for (const send of sends) await find(send).catch(() => {});
    const left = unresolved(store.current() ?? (await store.read()));
    if (left.length === 0) return;
    stopWaiting = after(wait, () => void nextRound());
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  /** One round at a time; each round schedules the next. */
  const nextRound = (): Promise<void> => {
    stopWaiting();
    round ??= goThrough().finally(() => {
      round = null;
    });
    return round;
  };

  function findOut(): Promise<void> {
    wait = FIRST_WAIT_MS;
    return nextRound();
  }

  return {
    press,
    findOut,
    dismiss: async (key) => {
      await changeSend(key, (send) => (isUnresolved(send) ? send : { ...send, dismissed: true }));
    },
  };
}

const refusalOf = ({ status, code, message, extended, validation }: ApiError): Refusal => ({
  status,
  code,
  message,
  extended,
  validation,
});
