import { useEffect, useState } from 'react';
import classes from './countdown.module.css';
import { everySecondUntil } from './every-second.ts';

export interface CountdownProps {
  /** An ISO instant. */
  until: string;
  /** The words for what is left, in ms and never below 0: `4:07`, `12 Min.`, `Start erwartet`. */
  format: (leftMs: number) => string;
  /** With less than this left, in ms, it looks urgent; never unless told. */
  soonMs?: number | undefined;
  /** medium unless told. */
  size?: 'medium' | 'large' | undefined;
}

const secondsUntil = (until: string): number => Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1000));

/**
 * Time left until an instant. Read out when it is asked for, never each second (domain §3.1): a timer is no live region.
 * Where seconds are not enough to go by, the instant itself stands beside it.
 */
export function Countdown({ until, format, soonMs = 0, size = 'medium' }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => everySecondUntil(Date.parse(until), setSeconds), [until]);
  const leftMs = seconds * 1000;
  return (
    <span role="timer" aria-live="off" className={classes.countdown} data-size={size} data-soon={leftMs < soonMs}>
      {format(leftMs)}
    </span>
  );
}
