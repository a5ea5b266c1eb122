import type { components } from '@paddock/api';
import { milliseconds } from 'date-fns/milliseconds';

export type DenialReason = components['schemas']['StreamDenialReason'];

/**
 * free: with the free flag; day: all for some days; day_bet: on days of a bet; long_term: with a
 * recent bet.
 */
export type StreamRightKind = 'free' | 'day' | 'day_bet' | 'long_term';

export interface StreamRight {
  kind: StreamRightKind;
  /** Instant (ms); null without end. */
  validUntil: number | null;
}

export interface WatchFacts {
  /** null without a restriction. */
  right: StreamRight | null;
  /** Whether the pictures have the free flag. */
  isFree: boolean;
  /** Instant (ms) of the customer's latest valid bet; null without one. */
  lastBetAt: number | null;
  /** The start of today (ms). */
  dayStart: number;
  now: number;
}

/** How recent the last bet must be for a `long_term` right. */
const LONG_TERM_MS = milliseconds({ days: 30 });

/** The reason to deny live pictures to a customer (core §6); null for none. */
export const denialOf = ({ right, isFree, lastBetAt, dayStart, now }: WatchFacts): DenialReason | null => {
  if (!right || isFree) return null;
  const isOver = right.validUntil !== null && right.validUntil <= now;
  const hasBetSince = (instant: number) => lastBetAt !== null && lastBetAt >= instant;
  switch (right.kind) {
    case 'free':
      return 'no_free_video_flag_set';
    case 'day':
      return isOver ? 'no_day_video_permission' : null;
    case 'day_bet':
      return hasBetSince(dayStart) ? null : 'no_day_bet_video_permission';
    case 'long_term':
      if (isOver) return 'no_long_term_permission';
      return hasBetSince(now - LONG_TERM_MS) ? null : 'no_long_term_bet';
  }
};

export const denialReasons: readonly DenialReason[] = [
  'stream_not_available',
  'no_free_video_flag_set',
  'no_day_video_permission',
  'no_day_bet_video_permission',
  'no_long_term_permission',
  'no_long_term_bet',
];
