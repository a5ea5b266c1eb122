import { TICKET_ELEMENT_ID } from '@paddock/release/record';
import type { Environment, Stop, UncaughtError } from '../environment.ts';
import { measureBandwidth } from './bandwidth.ts';
import { createBrowserTags } from './browser-tags.ts';
import { watchBuiltins } from './replaced-builtins.ts';
import { openChannel, openEvents, takeLead } from './tabs.ts';
import { createTrustUrl } from './trusted-urls.ts';

function listen(target: EventTarget, events: string[], listener: (event: Event) => void): Stop {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}

function describeUncaught(event: Event): UncaughtError {
  const { error, reason, filename = '' } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const thrown = (error ?? reason) as Partial<Error> | null | undefined;
  return { url: filename, name: String(thrown?.name ?? ''), stack: String(thrown?.stack ?? '') };
}

type TrustedTypes = Parameters<typeof createTrustUrl>[0];

/**
 * The environment of this page. Call it once, since the name of its Trusted Types policy can be
 * used only once.
 */
export function browserEnvironment(): Environment {
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  // Taken before any remote runs, so that a remote which replaces `fetch` later can neither see nor
  // answer the loader's requests.
  const { fetch } = globalThis;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return {
    origin: location.origin,
    ticket: document.getElementById(TICKET_ELEMENT_ID)?.getAttribute('value') ?? null,
    // Not Date.now(), since a change of the clock must not affect a deadline.
    now: () => performance.timeOrigin + performance.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    fetch: (url, init) => fetch(url, init),
    tags: createBrowserTags(document, createTrustUrl(trustedTypes)),
    replacedBuiltins: watchBuiltins(),
    globals: globalThis as unknown as Record<string, unknown>,
    session: {
      get: (key) => sessionStorage.getItem(key),
      set: (key, value) => sessionStorage.setItem(key, value),
    },
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    savesData: () => connection?.saveData === true,
    bandwidth: () => measureBandwidth(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    onAttention(listener) {
      const stopOnline = listen(window, ['online', 'offline'], listener);
      const stopVisible = listen(document, ['visibilitychange'], listener);
      return () => {
        stopOnline();
        stopVisible();
      };
    },
    onUncaught: (listener) =>
      listen(window, ['error', 'unhandledrejection'], (event) => listener(describeUncaught(event))),
    onHide: (listener) => listen(window, ['pagehide'], listener),
    onShow: (listener) =>
      listen(window, ['pageshow'], (event) => {
        if ((event as PageTransitionEvent).persisted) listener();
      }),
    reload: () => location.reload(),
    sendBeacon(url, body) {
      if (!('sendBeacon' in navigator)) return false;
      return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
    },
    lead: takeLead,
    channel: openChannel,
    events: openEvents,
  };
}
