import type { Environment, Stop, TagOutcome, TagRequest, UncaughtError } from '../environment.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { answer, createFakeServer, type FakeServer, integrityOf } from './fake-server.ts';
import { createFakeTabs, type FakeTabs } from './fake-tabs.ts';

export const ORIGIN = 'https://paddock.test';
/** The duration of every answer in milliseconds. */
const LATENCY_MS = 5;

export interface FakeTag {
  kind: 'script' | 'style';
  url: string;
  integrity: string;
  build: string;
  /** Only for a script. */
  chunks?: unknown[];
}

interface FakeOptions {
  clock?: FakeClock;
  server?: FakeServer;
  tabs?: FakeTabs;
  /** The `globalThis` of scripts. */
  globals?: Record<string, unknown>;
}

/** A page without a browser. Tests read what it received and control its answers. */
export function createFakePage({
  clock = createFakeClock(),
  server = createFakeServer(),
  tabs = createFakeTabs(),
  globals = {},
}: FakeOptions = {}) {
  const page = {
    clock,
    server,
    tabs,
    tags: [] as FakeTag[],
    reloads: 0,
    online: true,
    visible: true,
    saveData: false,
    bandwidth: null as number | null,
    storage: new Map<string, string>(),
    storageThrows: false,
    beacons: [] as { url: string; body: string }[],
    refusesBeacons: false,
    globals,
    /** Names of functions that remotes have replaced. Each one is returned once. */
    replaced: [] as string[],
    emit: (_kind: 'attention' | 'hide' | 'show') => {},
    throwUncaught: (_error: UncaughtError) => {},
  };
  const listeners = { attention: new Set<() => void>(), hide: new Set<() => void>(), show: new Set<() => void>() };
  const uncaught = new Set<(error: UncaughtError) => void>();
  page.emit = (kind) => {
    for (const listener of [...listeners[kind]]) listener();
  };
  page.throwUncaught = (error) => {
    for (const listener of [...uncaught]) listener(error);
  };
  const on = <T>(set: Set<T>, listener: T): Stop => {
    set.add(listener);
    return () => set.delete(listener);
  };

  const appendTag = (
    kind: 'script' | 'style',
    request: TagRequest & { chunks?: unknown[] },
    done: (outcome: TagOutcome) => void,
  ): Stop => {
    const tag: FakeTag = { ...request, kind };
    page.tags.push(tag);
    const { fault, file } = server.receive({ via: kind, method: 'GET', url: request.url.replace(ORIGIN, '') });
    const remove = () => {
      page.tags = page.tags.filter((other) => other !== tag);
    };
    if (fault === 'hang') return remove;
    const cancel = clock.after(LATENCY_MS, () => {
      const isThrowing = fault === 'throws' || fault === 'syntax-error';
      const isWhole = file !== undefined && integrityOf(file.body) === request.integrity;
      if (isThrowing) {
        page.throwUncaught({ url: request.url, name: fault === 'throws' ? 'Error' : 'SyntaxError', stack: '' });
      } else if (fault !== 'ok' || !isWhole) {
        return done('error');
      } else {
        try {
          file.run?.(page.globals, tag);
        } catch (error) {
          page.throwUncaught({ url: request.url, name: (error as Error).name, stack: '' });
        }
      }
      done('load');
    });
    return () => {
      cancel();
      remove();
    };
  };

  const environment: Environment = {
    origin: ORIGIN,
    ticket: null,
    now: clock.now,
    after: clock.after,
    random: () => 0.5,
    fetch: (address, init) =>
      new Promise((resolve, reject) => {
        const url = address.replace(ORIGIN, '');
        const { fault, file } = server.receive({
          via: 'fetch',
          method: init.method ?? 'GET',
          url,
          ...(init.headers && { headers: init.headers }),
        });
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        clock.after(LATENCY_MS, () => {
          try {
            const response = answer(fault, file, init.integrity);
            if (response) resolve(response);
          } catch (error) {
            reject(error);
          }
        });
      }),
    tags: {
      script: (request, done) => appendTag('script', request, done),
      stylesheet: (request, done) => appendTag('style', request, done),
      removeOf(_name, build) {
        page.tags = page.tags.filter((tag) => tag.build !== build);
      },
    },
    replacedBuiltins: () => page.replaced.splice(0),
    globals: page.globals,
    session: {
      get(key) {
        if (page.storageThrows) throw new Error('storage is blocked');
        return page.storage.get(key) ?? null;
      },
      set(key, value) {
        if (page.storageThrows) throw new Error('storage is blocked');
        page.storage.set(key, value);
      },
    },
    isOnline: () => page.online,
    isVisible: () => page.visible,
    savesData: () => page.saveData,
    bandwidth: () => page.bandwidth,
    onAttention: (listener) => on(listeners.attention, listener),
    onUncaught: (listener) => on(uncaught, listener),
    onHide: (listener) => on(listeners.hide, listener),
    onShow: (listener) => on(listeners.show, listener),
    reload() {
      page.reloads++;
    },
    sendBeacon(url, body) {
      if (!page.refusesBeacons) page.beacons.push({ url, body });
      return !page.refusesBeacons;
    },
    lead: tabs.lead,
    channel: tabs.channel,
    events: tabs.events,
  };
  return Object.assign(page, { environment });
}

export type FakePage = ReturnType<typeof createFakePage>;
