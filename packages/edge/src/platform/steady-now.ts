/**
 * Milliseconds since the epoch, by a clock that nobody sets: for what is kept for a time. With the
 * clock of the machine, it would be kept longer by as much as that is set back.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
