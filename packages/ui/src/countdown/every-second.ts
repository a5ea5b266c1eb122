/**
 * Calls `tick` with the whole seconds left until an instant: at once, and at each change until none
 * is left. Pauses while the page is hidden and catches up when it is visible again.
 * @param instant ms since 1970
 * @param now the clock (ms since 1970)
 * @returns a function that stops it
 */
export function everySecondUntil(
  instant: number,
  tick: (seconds: number) => void,
  now: () => number = Date.now,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const left = Math.max(0, instant - now());
    tick(Math.floor(left / 1000));
    // Aligned to the instant, not every 1000 ms: all countdowns change together and none drifts.
    if (left > 0) timer = setTimeout(run, (left % 1000) + 1);
  };
  run();
  document.addEventListener('visibilitychange', run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
