/** Things that the remote's code did to the page and did not undo. */
export interface Left {
  /** `window resize`, once for each. */
  listeners: string[];
  /** Timers that still run. */
  timers: number;
  /**
   * Everything that it changed behind the shell's back: `document.title`, `history.pushState`, `a
   * style by script`.
   */
  reached: string[];
  /** Globals that are new since `begin`. */
  globals: string[];
}

/** The functions that {@link watchPage} puts into the page. */
export interface PageWatch {
  left(): Left;
  /** From now on a new global counts. */
  begin(): void;
}

/**
 * Runs in the page before any other code, as text. Records only what the remote's own code does:
 * the first script in the stack is a file of its builds. The shell must undo what its libraries do
 * for a remote.
 */
export function watchPage(prefix: string): void {
  const isTheirs = (): boolean => {
    const frame = (new Error().stack ?? '').split('\n').find((line) => line.includes('://'));
    return frame?.includes(prefix) ?? false;
  };
  const listeners = new Map<EventTarget, Map<unknown, Map<string, string>>>();
  const timers = new Set<number>();
  const reached = new Set<string>();
  let before = new Set<string>();

  const nameOf = (target: EventTarget): string | null =>
    target === window
      ? 'window'
      : target === document
        ? 'document'
        : target === document.documentElement || target === document.body
          ? (target as Element).tagName.toLowerCase()
          : null;
  const isCapture = (options: unknown): boolean =>
    typeof options === 'object' && options !== null
      ? (options as { capture?: boolean }).capture === true
      : options === true;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const forget = (target: EventTarget, type: string, listener: unknown, options?: unknown) =>
    listeners
      .get(target)
      ?.get(listener)
      ?.delete(`${type} ${isCapture(options)}`);
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const target = this ?? window;
    const name = nameOf(target);
    if (name && listener && isTheirs()) {
      const { once = false, signal = null } = typeof options === 'object' && options !== null ? options : {};
      const ofTarget = listeners.get(target) ?? new Map();
      listeners.set(target, ofTarget);
      ofTarget.set(
        listener,
        (ofTarget.get(listener) ?? new Map()).set(`${type} ${isCapture(options)}`, `${name} ${type}`),
      );
      const end = () => forget(target, type, listener, options);
      if (once) add.call(target, type, end, { once: true });
      if (signal) add.call(signal, 'abort', end, { once: true });
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    forget(this ?? window, type, listener, options);
    return remove.call(this ?? window, type, listener, options);
  };

  const { setTimeout: later, setInterval: again, clearTimeout: stop, clearInterval: stopAgain } = window;
  window.setTimeout = ((work: TimerHandler, ...rest: unknown[]) => {
    if (typeof work !== 'function' || !isTheirs()) return later(work, ...(rest as [number]));
    const id = later(
      (...given: unknown[]) => {
        timers.delete(id);
        work(...given);
      },
      ...(rest as [number]),
    );
    timers.add(id);
    return id;
  }) as typeof setTimeout;
  window.setInterval = ((...given: [TimerHandler, number]) => {
    const id = again(...given);
    if (isTheirs()) timers.add(id);
    return id;
  }) as typeof setInterval;
  window.clearTimeout = (id) => {
    timers.delete(id as number);
    stop(id);
  };
  window.clearInterval = (id) => {
    timers.delete(id as number);
    stopAgain(id);
  };

  const note = (owner: object, key: string, what: string) => {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    const noted = <T extends (...given: never[]) => unknown>(original: T) =>
      function (this: unknown, ...given: never[]) {
        if (isTheirs()) reached.add(what);
        return original.apply(this, given);
      };
    if (found?.set) Object.defineProperty(owner, key, { ...found, set: noted(found.set) });
    else if (typeof found?.value === 'function')
      Object.defineProperty(owner, key, { ...found, value: noted(found.value) });
  };
  note(Document.prototype, 'title', 'document.title');
  for (const verb of ['pushState', 'replaceState']) note(History.prototype, verb, `history.${verb}`);
  for (const verb of ['insertRule', 'replace', 'replaceSync']) note(CSSStyleSheet.prototype, verb, 'a style by script');

  const watch: PageWatch = {
    begin() {
      before = new Set(Object.getOwnPropertyNames(window));
    },
    left: () => ({
      listeners: [...listeners.values()].flatMap((ofTarget) =>
        [...ofTarget.values()].flatMap((kept) => [...kept.values()]),
      ),
      timers: timers.size,
      reached: [...reached],
      globals: Object.getOwnPropertyNames(window).filter((name) => !before.has(name) && !/^\d+$/.test(name)),
    }),
  };
  Object.defineProperty(window, '__conform__', { value: watch });
}
