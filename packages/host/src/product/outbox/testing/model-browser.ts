import { type Api, ApiError } from '@paddock/api';
import { sendBet } from '@paddock/api/bets';
import { handedTo, type SharedStore, type SharedStoreOptions } from '@paddock/core/shell';
import { createFakeLocks } from '../../session/testing/fake-locks.ts';
import type { createOutbox } from '../create-outbox.ts';
import { NO_SENDS, parseSends, type Sends, serialiseSends } from '../stored-sends.ts';
import { type Arrival, createModelServer } from './model-server.ts';

/** A fault of a network in one request. Times in ms. */
export interface Fault {
  kind:
    | 'none'
    /** The request never arrives. */
    | 'requestLost'
    /** It arrives; its answer does not. */
    | 'answerLost'
    | 'requestLate'
    | 'answerLate'
    /** It arrives twice. */
    | 'doubled'
    | 'errorBefore'
    | 'errorAfter'
    /** Neither answer nor error, until the caller gives up. */
    | 'hangs';
  ms: number;
}

const FAIR: Fault = { kind: 'none', ms: 0 };
const [STORE_MS, NETWORK_MS, START] = [3, 40, Date.parse('2026-11-21T12:00:00Z')];

interface Options {
  createOutbox: typeof createOutbox;
  /** One per request, in order; after them the network works. */
  faults: Fault[];
  hasLocks: boolean;
  /** How far (ms) the page believes the server's clock to be ahead of its own. */
  aheadMs: number;
  /** The code with which the server refuses a bet; null takes it. Default: decides by the price. */
  refuses?: (request: object) => string | null;
}

/** One stored state of a send. */
export interface Written {
  key: string;
  status: string;
}

/**
 * Tabs of one browser, their network and their server. The test moves the time; everything that
 * happens is an event, in the order of its instant.
 */
export function createModelBrowser({ createOutbox: create, faults, hasLocks, aheadMs, refuses }: Options) {
  let now = START;
  let events: { at: number; order: number; run(): void }[] = [];
  let order = 0;
  const at = (ms: number, run: () => void): (() => void) => {
    order += 1;
    const event = { at: now + ms, order, run };
    events.push(event);
    return () => {
      events = events.filter((each) => each !== event);
    };
  };
  /** Lets pending promises run: Node runs them all before an immediate. */
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const advance = async (ms: number) => {
    const end = now + ms;
    await settled();
    for (;;) {
      const next = events.toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next || next.at > end) break;
      events = events.filter((each) => each !== next);
      now = next.at;
      next.run();
      await settled();
    }
    now = end;
  };

  const server = createModelServer(() => now, refuses);
  const locks = createFakeLocks();
  /** The stored values by name. */
  const shelf = new Map<string, unknown>([['owner', 'anna']]);
  const ofCustomer = new Set<string>();
  const nameOf = (name: string) => (ofCustomer.has(name) ? `customer/${name}` : name);
  /** Changes the values that pass from viewer to viewer: all but the sends. */
  const hand = (change: (values: Map<string, unknown>) => ReadonlyMap<string, unknown>) => {
    const values = new Map([...shelf].filter(([name]) => name !== 'sends'));
    const changed = change(values);
    for (const name of values.keys()) shelf.delete(name);
    for (const [name, value] of changed) shelf.set(name, value);
  };
  let customerId: string | null = 'anna';
  let keys = 0;
  let opened = 0;
  const tabs = new Set<ReturnType<typeof openTab>>();
  /** Every state that was written, in order. */
  const written: Written[] = [];
  /**
   * Bets that left a tab: their key, whether this tab created it, and whether it was stored first.
   */
  const left: { key: string; isOwn: boolean; isStored: boolean }[] = [];

  const noteSends = (before: Sends, after: Sends) => {
    const statuses = new Map(before.sends.map((send) => [send.key, send.state.status]));
    for (const { key, state } of after.sends) {
      if (statuses.get(key) !== state.status) written.push({ key, status: state.status });
    }
  };

  function openTab() {
    opened += 1;
    const id = `tab-${opened}`;
    let isClosed = false;
    let frozen: (() => void)[] | null = null;
    /** Functions that read a value again, by its name. */
    const readers = new Map<string, () => void>();
    const resets: (() => void)[] = [];
    const own = new Set<string>();

    /** Runs in the tab: later if it is frozen, never if it is closed. */
    const inTab = (run: () => void) => {
      if (isClosed) return;
      if (frozen) frozen.push(run);
      else run();
    };
    const after = (ms: number, run: () => void) => at(ms, () => inTab(run));
    const transaction = <Result>(work: () => Result): Promise<Result> =>
      new Promise((resolve) => {
        after(STORE_MS, () => {
          const result = work();
          after(STORE_MS, () => resolve(result));
        });
      });
    /**
     * As `sharedStore`.
     * @param note called at once for every change
     */
    const share = <Value>(
      { name: plainName, empty, parse, serialise, endsWithCustomer }: SharedStoreOptions<Value>,
      note: (before: Value, after: Value) => void,
    ): SharedStore<Value> => {
      let value: Value | null = null;
      const listeners = new Set<() => void>();
      const keep = (next: Value): Value => {
        value = next;
        for (const listener of [...listeners]) listener();
        return next;
      };
      if (endsWithCustomer) {
        ofCustomer.add(plainName);
        resets.push(() => {
          keep(empty);
          void read();
        });
      }
      const name = nameOf(plainName);
      const read = async () => keep(await transaction(() => parse(shelf.get(name))));
      readers.set(name, () => void read());
      return {
        read,
        current: () => value,
        isDurable: () => true,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        async update(change) {
          const next = await transaction(() => {
            const before = parse(shelf.get(name));
            const changed = change(before);
            note(before, changed);
            shelf.set(name, structuredClone(serialise(changed)));
            return changed;
          });
          keep(next);
          for (const other of tabs) if (other.id !== id) other.hear(name);
          return next;
        },
      };
    };
    const store = share({ name: 'sends', empty: NO_SENDS, parse: parseSends, serialise: serialiseSends }, noteSends);

    const request = (arrival: Arrival, signal: AbortSignal | undefined): Promise<{ id: number | null }> => {
      const fault = faults.shift() ?? FAIR;
      return new Promise((resolve, reject) => {
        const lost = () => after(0, () => reject(new ApiError({ kind: 'network' })));
        signal?.addEventListener('abort', () => lost());
        const failed = () => after(NETWORK_MS, () => reject(new ApiError({ kind: 'http', status: 502 })));
        const arrive = (ms: number, isHeard: boolean, answerMs = NETWORK_MS) =>
          at(ms, () => {
            try {
              const answer = server.answer(arrival);
              if (isHeard) after(answerMs, () => resolve(answer));
            } catch (error) {
              if (isHeard) after(answerMs, () => reject(error));
            }
          });
        switch (fault.kind) {
          case 'hangs':
            return;
          case 'requestLost':
            return lost();
          case 'answerLost':
            arrive(NETWORK_MS, false);
            return after(NETWORK_MS * 2, () => reject(new ApiError({ kind: 'network' })));
          case 'requestLate':
            return arrive(fault.ms, true);
          case 'answerLate':
            return arrive(NETWORK_MS, true, fault.ms);
          case 'doubled':
            arrive(NETWORK_MS, true);
            return arrive(NETWORK_MS + fault.ms, false);
          case 'errorBefore':
            return failed();
          case 'errorAfter':
            arrive(NETWORK_MS, false);
            return failed();
          default:
            return arrive(NETWORK_MS, true);
        }
      });
    };

    const api: Api = {
      async call(operation, ...[input]: unknown[]) {
        const { path, headers, body, signal } = input as {
          path?: { key: string };
          headers?: { 'Idempotency-Key': string };
          body?: { leg1?: number[]; expectedPrice: number; validUntil: string };
          signal?: AbortSignal;
        };
        if (customerId === null) throw new ApiError({ kind: 'api', status: 401, code: 'unauthorized' });
        const key = path?.key ?? headers?.['Idempotency-Key'] ?? '';
        if (body)
          left.push({ key, isOwn: own.has(key), isStored: JSON.stringify(shelf.get('sends') ?? '').includes(key) });
        const asker = customerId;
        const sent = body && {
          what: String(body.leg1?.[0]),
          price: body.expectedPrice,
          validUntil: Date.parse(body.validUntil),
          request: body,
        };
        const arrival = { customerId, call: operation.id as Arrival['call'], key, ...(sent ? { body: sent } : {}) };
        const data = await request(arrival, signal);
        // As the session does: drops an answer to a customer who has logged out.
        if (customerId !== asker) throw new ApiError({ kind: 'api', status: 401, code: 'unauthorized_customer_jwt' });
        return { data: body ? { bet: data } : data, pagination: null } as never;
      },
    };

    const outbox = create({
      api,
      store,
      locks: hasLocks ? locks.of(id) : undefined,
      customerId: () => customerId,
      serverNow: () => now + aheadMs,
      after,
      newKey() {
        keys += 1;
        own.add(`key-${keys}`);
        return `key-${keys}`;
      },
      holdWork: () => () => {},
    });

    const tab = {
      id,
      outbox,
      /** The sends of the tab's present or last customer, dismissed ones too. */
      store,
      share,
      after,
      /** Runs in the tab: later if it is frozen, never if it is closed. */
      run: inTab,
      /** Asks the server for something that changes nothing. */
      ask: <Answer>(question: () => Answer, hear: (answer: Answer) => void) =>
        at(NETWORK_MS, () => {
          const answer = question();
          after(NETWORK_MS, () => hear(answer));
        }),
      hear: (name: string) => void at(1, () => inTab(() => readers.get(name)?.())),
      /** Another viewer has logged in or the last one has logged out. */
      reset() {
        for (const each of resets) each();
      },
      /** @param price cents, on the button: the page may be older than the server's price */
      press(ticket: number, price: number) {
        inTab(() => {
          void outbox
            .press({
              operation: sendBet,
              body: { raceId: 1, pool: 'WIN', leg1: [ticket], stake: price, expectedPrice: price },
              idOf: ({ bet }) => bet.id,
              subject: `ticket-${ticket}`,
              line: `WIN ${ticket}`,
              amount: price,
            })
            .catch(() => {});
        });
      },
      findOut: () => inTab(() => void outbox.findOut()),
      dismissAll: () =>
        inTab(() => {
          for (const { key } of store.current()?.sends ?? []) void outbox.dismiss(key);
        }),
      freeze() {
        frozen ??= [];
      },
      thaw() {
        const waiting = frozen ?? [];
        frozen = null;
        for (const run of waiting) run();
      },
      close() {
        isClosed = true;
        tabs.delete(tab);
        locks.end(id);
      },
    };
    tabs.add(tab);
    tab.findOut();
    return tab;
  }

  return {
    server,
    advance,
    openTab,
    written,
    left,
    sends: () => parseSends(shelf.get('sends')).sends,
    stored: (name: string) => shelf.get(nameOf(name)),
    customerId: () => customerId,
    now: () => now,
    /** The key of the last press in any tab. */
    lastKey: () => `key-${keys}`,
    /** @param next null: the session has ended */
    logIn(next: string | null) {
      hand((values) => handedTo(values, next));
      if (customerId !== next) for (const tab of tabs) tab.reset();
      customerId = next;
      for (const tab of tabs) tab.findOut();
    },
    /** The customer presses "log out". */
    logOut() {
      this.logIn(null);
      hand((values) => new Map([...values].filter(([name]) => !name.startsWith('kept/'))));
    },
  };
}
