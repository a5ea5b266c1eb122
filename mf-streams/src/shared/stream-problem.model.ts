import { type components, isApiError } from '@paddock/api';

/** Why a customer may not watch (core §6). */
export type Denial = components['schemas']['StreamDenialReason'];

/** The ways out of a denial: place a bet, contact the service, find another race. */
export type NextStep = 'bet' | 'contact' | 'races';

const NEXT_STEPS: Record<Denial, NextStep> = {
  no_free_video_flag_set: 'contact',
  stream_not_available: 'races',
  no_day_video_permission: 'contact',
  no_day_bet_video_permission: 'bet',
  no_long_term_permission: 'contact',
  no_long_term_bet: 'bet',
};

/** The texts shown instead of a video: keys below `livestream.message.error`. */
export interface StreamProblem {
  title: 'stream_race_error' | 'stream_error';
  /** `network`: there was no answer. */
  text: Denial | 'network' | 'default';
  /** `null` if there is only a retry. */
  step: NextStep | null;
}

const isDenial = (reason: string): reason is Denial => Object.hasOwn(NEXT_STEPS, reason);

/**
 * The problem of a reason (core §4, §8). Each known reason has its own text, others the default
 * one. A known reason, or one with an underscore, is about the race and the customer
 * (`stream_race_error`), not the video.
 */
export const problemOf = (reason: string): StreamProblem => ({
  title: isDenial(reason) || reason.includes('_') ? 'stream_race_error' : 'stream_error',
  text: isDenial(reason) || reason === 'network' ? reason : 'default',
  step: isDenial(reason) ? NEXT_STEPS[reason] : null,
});

/** The reason of a failed call; empty if it has none. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return '';
  const reason = error.extended?.reason;
  if (typeof reason === 'string') return reason;
  return error.kind === 'network' ? 'network' : '';
}
