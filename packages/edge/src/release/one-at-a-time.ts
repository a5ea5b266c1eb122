/**
 * Runs `work` once at a time. A call during a run asks for one more run after it, however many
 * calls there are; all of them settle with the last run. `work` must not reject.
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
