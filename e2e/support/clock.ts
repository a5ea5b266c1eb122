import type { BrowserContext } from '@playwright/test';
import { INSTANTS, type Instant } from './instants.ts';

/** A clock that began at a pinned instant and runs on: server and pages of a test have the same one. */
export interface Clock {
  /** Instant in ms. */
  now(): number;
  /** So far (ms) it is ahead of the machine's; negative when behind. */
  aheadMs: number;
}

/** Starts a clock at a pinned instant. */
export function startClock(instant: Instant): Clock {
  const aheadMs = Date.parse(INSTANTS[instant]) - Date.now();
  return { aheadMs, now: () => Date.now() + aheadMs };
}

/**
 * Runs in each page before its own code. Shifts `Date` alone: timers, `performance` and frames stay real, and so do the
 * browser's cookies (theirs have Max-Age) and its cache.
 */
function shiftDate(aheadMs: number): void {
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

/** So far (ms) the clock of this process is ahead of the browser's: `pnpm instants` sets the one and cannot set the other. */
const MACHINE_AHEAD_MS = Number(process.env.MACHINE_AHEAD_MS ?? 0);

const aheadOf = new WeakMap<BrowserContext, number>();

/** Gives every page of a context this clock, popups too. Call before its first page. */
export async function pinClock(context: BrowserContext, { aheadMs }: Clock): Promise<void> {
  aheadOf.set(context, aheadMs);
  await context.addInitScript(shiftDate, aheadMs + MACHINE_AHEAD_MS);
}

/** The instant (ms) that pages of this context take for now. */
export const pageNow = (context: BrowserContext): number => Date.now() + (aheadOf.get(context) ?? 0);
