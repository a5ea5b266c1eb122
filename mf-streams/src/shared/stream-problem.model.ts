import { type components, isApiError } from '@paddock/api';

/** Why a customer may not see pictures (core §6). */
export type Denial = components['schemas']['StreamDenialReason'];

/** What a customer can do about a denial: place a bet, ask the service, look for another race. */
export type NextStep = 'bet' | 'contact' | 'races';

const NEXT_STEPS: Record<Denial, NextStep> = {
  no_free_video_flag_set: 'contact',
  stream_not_available: 'races',
  no_day_video_permission: 'contact',
  no_day_bet_video_permission: 'bet',
  no_long_term_permission: 'contact',
  no_long_term_bet: 'bet',
};

/** What is said where there are no pictures: keys below `livestream.message.error`. */
export interface StreamProblem {
  title: 'stream_race_error' | 'stream_error';
  /** `network`: no answer came. */
  text: Denial | 'network' | 'default';
  /** `null` where there is only another try. */
  step: NextStep | null;
}

const isDenial = (reason: string): reason is Denial => Object.hasOwn(NEXT_STEPS, reason);

/**
 * What a reason means (core §4, §8): each known one has its own text, any other the default one. One that is known or contains an
 * underscore is about this race and this customer (`stream_race_error`), not about the pictures.
 */
export const problemOf = (reason: string): StreamProblem => ({
  title: isDenial(reason) || reason.includes('_') ? 'stream_race_error' : 'stream_error',
  text: isDenial(reason) || reason === 'network' ? reason : 'default',
  step: isDenial(reason) ? NEXT_STEPS[reason] : null,
});

/** The reason of a call that failed; empty where it gave none. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return '';
  const reason = error.extended?.reason;
  if (typeof reason === 'string') return reason;
  return error.kind === 'network' ? 'network' : '';
}
