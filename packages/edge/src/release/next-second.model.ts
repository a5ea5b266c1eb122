/**
 * The begin (ms) of the second after `now`. What is kept until then, of the policy or of a preview,
 * ends at the same instant, so that a change counts from the next second on.
 */
export const nextSecond = (now: number): number => (Math.floor(now / 1_000) + 1) * 1_000;
