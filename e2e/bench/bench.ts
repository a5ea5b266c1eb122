import type { MonolithBuild } from '@paddock/webpack-preset';
import type { Browser } from '@playwright/test';
import type { LineSpeed } from './line.ts';
import type { Sites } from './sites.ts';

/** The input of every part of the benchmark. */
export interface Bench {
  /** Rounds that count; one more warms up. */
  runs: number;
  monolith: MonolithBuild;
  sites: Sites;
  browser: Browser;
}

/** A customer's line and device. */
export interface Seat {
  name: string;
  speed: LineSpeed;
  /** Slowdown factor of the CPU. */
  cpu: number;
}

export const FAST_LINE: LineSpeed = { rtt: 100, bitsPerSecond: 9_000_000 };

export const SEATS: readonly Seat[] = [
  { name: '1.6 Mbit/s, 150 ms, CPU 4×', speed: { rtt: 150, bitsPerSecond: 1_600_000 }, cpu: 4 },
  { name: '9 Mbit/s, 100 ms, CPU 1×', speed: FAST_LINE, cpu: 1 },
];

/** Prints progress on the terminal. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);
