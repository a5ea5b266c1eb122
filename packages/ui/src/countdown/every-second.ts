/**
 * Calls `tick` with what is left until an instant, in whole seconds: at once, and at every change of it until none is left.
 * Stands still while the page is hidden, and catches up when it is seen again. Times in ms since 1970; returns the way to stop it.
 */
export function everySecondUntil(instant: number, tick: (seconds: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const left = Math.max(0, instant - Date.now());
    tick(Math.floor(left / 1000));
    // By the instant and not every 1000 ms: all countdowns of a page change together, and none drifts.
    if (left > 0) timer = setTimeout(run, (left % 1000) + 1);
  };
  run();
  document.addEventListener('visibilitychange', run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
