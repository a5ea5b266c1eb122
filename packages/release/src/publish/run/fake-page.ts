import { type Context, createContext, runInContext } from 'node:vm';

/**
 * Fakes any value: it can be called, constructed, extended, iterated and read at any depth. So a
 * build runs, whatever it does with a library or the page while it loads.
 */
const fakeAnything = (): unknown => {
  const members = new Map<PropertyKey, unknown>();
  // A function, so that classes can extend it.
  const target = function anything() {};
  return new Proxy(target, {
    get(_, key) {
      if (key === 'then') return undefined; // `await` must not take it for a promise.
      if (key === 'prototype') return target.prototype;
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : 'en');
      if (key === Symbol.iterator) return [][Symbol.iterator];
      if (!members.has(key)) members.set(key, fakeAnything());
      return members.get(key);
    },
    set(_, key, value) {
      members.set(key, value);
      return true;
    },
    has: () => true,
    apply: fakeAnything,
    construct: () => fakeAnything() as object,
  });
};

interface PageOfTable {
  path: string;
  page?: unknown;
}

/**
 * A fake of a library of the shell. Only the host's `routesOf` is real, since it makes a module's
 * routes.
 */
export const fakeLibrary = (): unknown => {
  const library = fakeAnything() as Record<string, unknown>;
  library.__esModule = true;
  library.routesOf = (pages: Record<string, PageOfTable>) =>
    Object.values(pages).map(({ path, page }) => ({ path, lazy: page }));
  return library;
};

/**
 * The globals of a browser that code at the top of a module may use. Any other name is undefined
 * for the build, such as `process` and `require`.
 */
const BROWSER_NAMES = `
  addEventListener removeEventListener dispatchEvent navigator history screen visualViewport matchMedia getComputedStyle
  localStorage sessionStorage indexedDB caches cookieStore trustedTypes customElements CSS performance
  requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback scrollTo fetch XMLHttpRequest
  WebSocket EventSource BroadcastChannel MessageChannel Worker SharedWorker Notification Image Audio Option
  Headers Request Response FormData File FileReader Blob DOMParser DOMException ClipboardItem MediaSource
  Event CustomEvent KeyboardEvent MouseEvent PointerEvent FocusEvent InputEvent ErrorEvent EventTarget Node Text Range
  Document DocumentFragment ShadowRoot NodeFilter NodeList Element HTMLElement SVGElement HTMLInputElement
  HTMLTextAreaElement HTMLSelectElement HTMLButtonElement HTMLAnchorElement HTMLFormElement HTMLVideoElement
  HTMLMediaElement HTMLImageElement HTMLIFrameElement HTMLTemplateElement HTMLDialogElement
  MutationObserver ResizeObserver IntersectionObserver PerformanceObserver
`;

const REAL = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  atob,
  btoa,
  crypto,
  structuredClone,
  queueMicrotask,
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
};

/** The facts that a script can read about itself: its address, and its build's chunk array. */
export interface FakeScript {
  src: string;
  chunks: unknown[];
}

/** A page without a browser, in its own realm. `run` runs a classic script in it. */
export const createFakePage = (origin: string) => {
  const document = fakeAnything() as Record<string, unknown>;
  const fakes = Object.fromEntries(
    BROWSER_NAMES.trim()
      .split(/\s+/)
      .map((name) => [name, fakeAnything()]),
  );
  const { href, hostname, pathname, protocol } = new URL('/', origin);
  const location = { origin, href, hostname, pathname, protocol, search: '', hash: '' };
  const page: Context = createContext({ ...fakes, ...REAL, document, location });
  runInContext(
    'self = window = document.defaultView = globalThis; console = new Proxy({}, { get: () => () => {} });',
    page,
  );
  return {
    globals: page as Record<string, unknown>,
    run(code: string, script: FakeScript) {
      document.currentScript = { ...script, tagName: 'SCRIPT' };
      try {
        runInContext(code, page, { filename: script.src });
      } finally {
        document.currentScript = null;
      }
    },
  };
};
