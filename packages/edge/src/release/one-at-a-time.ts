/**
 * Runs `work` once at a time. Calls during a run cause one more run after it, however many there
 * are, and all settle with that run. `work` must not reject.
 */
export const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await work();
    }
    running = null;
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
};
