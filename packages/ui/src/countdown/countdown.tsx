import { useEffect, useState } from 'react';
import classes from './countdown.module.css';
import { everySecondUntil } from './every-second.ts';

export { everySecondUntil } from './every-second.ts';

export interface CountdownProps {
  /** An ISO instant. */
  until: string;
  /** Formats the time left, in ms and never below 0: `4:07`, `12 Min.`, `Start erwartet`. */
  format: (leftMs: number) => string;
  /** Below this time left, in ms, the countdown looks urgent. Default: never. */
  soonMs?: number | undefined;
  /** Default: medium. */
  size?: 'medium' | 'large' | undefined;
  /** The clock (ms), if not the device's. Must be the same function at each render. */
  now?: (() => number) | undefined;
}

/**
 * Time left until an instant. It is a timer without a live region: screen readers read it only on
 * request (domain §3.1).
 */
export function Countdown({ until, format, soonMs = 0, size = 'medium', now = Date.now }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => Math.max(0, Math.floor((Date.parse(until) - now()) / 1000)));
  useEffect(() => everySecondUntil(Date.parse(until), setSeconds, now), [until, now]);
  const leftMs = seconds * 1000;
  const text = format(leftMs);
  return (
    <span role="timer" aria-live="off" className={classes.countdown} data-size={size} data-soon={leftMs < soonMs}>
      {/* The key replaces the text: a centred text that changed in place would shift the layout. A
          page from the edge shows an earlier text. */}
      <span key={text} suppressHydrationWarning>
        {text}
      </span>
    </span>
  );
}
