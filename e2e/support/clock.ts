import type { BrowserContext } from '@playwright/test';
import { INSTANTS, type Instant } from './instants.ts';

/** A clock that started at a pinned instant and runs on. A test's server and pages share it. */
export interface Clock {
  /** Current instant in ms. */
  now(): number;
  /** How far (ms) it is ahead of the machine's clock; negative if behind. */
  aheadMs: number;
}

/** Starts a clock at a pinned instant. */
export function startClock(instant: Instant): Clock {
  const aheadMs = Date.parse(INSTANTS[instant]) - Date.now();
  return { aheadMs, now: () => Date.now() + aheadMs };
}

/**
 * Runs in each page before its own code. Shifts only `Date`: timers, `performance`, frames, cookie
 * expiry (Max-Age) and the cache stay real.
 */
export function shiftDate(aheadMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  const Shifted: DateConstructor = new Proxy(RealDate, {
    construct: (target, values: unknown[], made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made === Shifted ? target : made),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}

/**
 * How far (ms) this process's clock is ahead of the browser's: `npm run instants` sets only the
 * former.
 */
export const MACHINE_AHEAD_MS = Number(process.env.MACHINE_AHEAD_MS ?? 0);

const aheadOf = new WeakMap<BrowserContext, number>();

/** Gives every page of a context this clock, popups included. Call it before the first page. */
export async function pinClock(context: BrowserContext, { aheadMs }: Clock): Promise<void> {
  aheadOf.set(context, aheadMs);
  await context.addInitScript(shiftDate, aheadMs + MACHINE_AHEAD_MS);
}

/** The current instant (ms) of this context's pages. */
export const pageNow = (context: BrowserContext): number => Date.now() + (aheadOf.get(context) ?? 0);
