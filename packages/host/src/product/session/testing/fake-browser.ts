import { runExclusively } from '@paddock/core/shell';
import { createStore } from 'zustand/vanilla';
import { createCookies } from '../../cookies/cookies.ts';
import { createSession } from '../create-session.ts';
import { ANONYMOUS, type LogoutReason, type Session } from '../session.reducer.ts';
import { createFakeLocks } from './fake-locks.ts';
import { createFakeServer } from './fake-server.ts';

/**
 * A document's cookies, without expiry. As in a browser, the page cannot replace a cookie that
 * another host has set.
 */
export function createFakeJar() {
  const cookies = new Map<string, string>();
  const ofOtherHosts: string[] = [];
  const written: string[] = [];
  return {
    written,
    /** Another host of the domain sets a cookie for the domain. */
    setFromOtherHost(name: string, value: string) {
      if (!name.startsWith('__Host-')) ofOtherHosts.push(`${name}=${value}`);
    },
    /** From now on, the tabs believe that the access token ends at this instant (ms). */
    setExpiry(expiresAt: number) {
      for (const [name, value] of cookies) {
        if (name.endsWith('paddock_token')) cookies.set(name, value.replace(/^\d+/, String(expiresAt)));
      }
    },
    get cookie() {
      return [...ofOtherHosts, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/**
 * The jar as one tab sees it. As in Chromium, a write reaches the other tabs after a moment, or as
 * soon as its tab reads.
 */
function createTabJar(jar: { cookie: string }) {
  const pending: string[] = [];
  const flush = () => {
    for (const line of pending.splice(0)) jar.cookie = line;
  };
  return {
    get cookie() {
      flush();
      return jar.cookie;
    },
    set cookie(line: string) {
      pending.push(line);
      setTimeout(flush, 1);
    },
  };
}

interface TabOptions {
  /** A browser without Web Locks. */
  hasLocks?: boolean;
  /** A browser without BroadcastChannel. */
  hasChannel?: boolean;
  /** A tab of a shell from before `__Host-`: it knows only the names without that prefix. */
  isOlder?: boolean;
}

const STEAL_AFTER_MS = 12_000;

/**
 * Tabs of one browser on one server. The test controls the time with fake timers. `skewMs`: how far
 * the machine's clock is ahead of the server's.
 */
export function createFakeBrowser({ skewMs = 0 } = {}) {
  const locks = createFakeLocks();
  const jar = createFakeJar();
  const listeners = new Map<string, Set<() => void>>();
  const server = createFakeServer(() => Date.now() - skewMs);
  let tabs = 0;

  function openTab({ hasLocks = true, hasChannel = true, isOlder = false }: TabOptions = {}) {
    tabs += 1;
    const id = `tab-${tabs}`;
    const own = new Set<() => void>();
    if (hasChannel) listeners.set(id, own);
    const store = createStore<Session>()(() => ANONYMOUS);
    const ended: LogoutReason[] = [];
    const failing: boolean[] = [];
    const wakes = new Set<() => void>();
    let isVisible = true;
    let frozen: PromiseWithResolvers<void> | null = null;
    const control = createSession({
      store,
      onEnd: (reason) => ended.push(reason),
      onRefreshFailing: (isFailing) => failing.push(isFailing),
      environment: {
        now: Date.now,
        after(ms, run) {
          const timer = setTimeout(() => frozen ?? run(), ms);
          return () => clearTimeout(timer);
        },
        // Answers for a frozen tab wait until it resumes.
        fetch: (request) => server.fetch(request).finally(() => frozen?.promise),
        cookies: createCookies(createTabJar(jar), !isOlder),
        exclusively: (work) => runExclusively(hasLocks ? locks.of(id) : undefined, 'session', STEAL_AFTER_MS, work),
        channel: {
          post() {
            for (const [other, heard] of listeners) if (other !== id) for (const listener of heard) listener();
          },
          listen(listener) {
            const hear = () => listener('look');
            own.add(hear);
            return () => own.delete(hear);
          },
        },
        isVisible: () => isVisible,
        onWake(listener) {
          wakes.add(listener);
          return () => wakes.delete(listener);
        },
      },
    });
    const stop = control.start();
    const call = (path: string, init?: RequestInit) => control.fetch(new Request(`http://shop.test/api${path}`, init));
    return {
      id,
      control,
      ended,
      /**
       * The tab's reports of its refreshes: true when they begin to fail, false when they work
       * again.
       */
      failing,
      status: () => store.getState(),
      call,
      /** The customer whom the server recognises in a call, or the code of its refusal. */
      async whoAmI(path = '/v1/customer/me/limits'): Promise<string | null> {
        const { data, error } = await (await call(path)).json();
        return error ? error.code : data.customer;
      },
      hide() {
        isVisible = false;
      },
      wake() {
        isVisible = true;
        for (const listener of wakes) listener();
      },
      freeze() {
        frozen = Promise.withResolvers();
      },
      thaw() {
        frozen?.resolve();
        frozen = null;
      },
      close() {
        frozen = Promise.withResolvers();
        stop();
        locks.end(id);
      },
    };
  }

  return { server, jar, openTab };
}
