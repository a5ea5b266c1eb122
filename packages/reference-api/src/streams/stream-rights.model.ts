import type { components } from '@paddock/api';
import { milliseconds } from 'date-fns/milliseconds';

export type DenialReason = components['schemas']['StreamDenialReason'];

/** free: pictures with the free flag; day: all, for some days; day_bet: all on days of a bet; long_term: all with a bet now and then. */
export type StreamRightKind = 'free' | 'day' | 'day_bet' | 'long_term';

export interface StreamRight {
  kind: StreamRightKind;
  /** Instant (ms); null without end. */
  validUntil: number | null;
}

export interface WatchFacts {
  /** null: nothing restricts the customer. */
  right: StreamRight | null;
  /** Whether the pictures have the free flag. */
  isFree: boolean;
  /** Instant (ms) of the customer's latest bet that stands; null without one. */
  lastBetAt: number | null;
  /** Instant (ms) with which today began. */
  dayStart: number;
  now: number;
}

/** A lasting permission needs a bet within so long (ms). */
const longTerm = milliseconds({ days: 30 });

/** Why pictures that are sent are denied to a customer (core §6), or null. */
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
      return hasBetSince(now - longTerm) ? null : 'no_long_term_bet';
  }
};

/** What is wrong, and the way out. */
export const denialMessages: Record<DenialReason, string> = {
  stream_not_available: 'There are no pictures of this now. They begin ten minutes before a race.',
  no_free_video_flag_set: 'You can watch free pictures only. Ask our service for all of them.',
  no_day_video_permission: 'Your permission to watch is over. Ask our service for a new one.',
  no_day_bet_video_permission: "You have placed no bet today. Place one to watch today's races.",
  no_long_term_permission: 'Your permission to watch was withdrawn. Ask our service about it.',
  no_long_term_bet: 'You have placed no bet for thirty days. Place one to watch races again.',
};
