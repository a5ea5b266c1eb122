import { type ApiError, isApiError } from '@paddock/api';
import { guardLogout, queryClient, serverNow, useUnsavedWork } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { MutationObserver } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Limit, limitKey, withAmount } from './limit.model.ts';
import type { LimitEntry } from './limit-submission.model.ts';
import { saveLimitsMutation } from './limits.queries.ts';

/** The call waits this long for further changes (ms; core §9: limits debounce). */
const SAVE_DELAY_MS = 10_000;

/** One call after another: the newest change holds. */
const SCOPE = { id: 'limits' };

/** `waiting` and `saving`: shown as changed, but not yet accepted by the server. */
export type SaveState =
  | { status: 'idle' | 'saved' }
  | { status: 'waiting' | 'saving'; entries: readonly LimitEntry[]; at: number }
  | { status: 'refused'; refusal: ApiError };

export interface SaveLimits {
  state: SaveState;
  /** Replaces the waiting entries. Without entries, nothing is sent. */
  save: (entries: readonly LimitEntry[]) => void;
  /** The limits with the customer's unsaved changes. */
  shown: (limits: readonly Limit[]) => readonly Limit[];
}

/**
 * Sends changes of limits in one call, ten seconds after the last change. If the customer leaves
 * the page, hides it or logs out, the call is made at once.
 */
export function useSaveLimits(): SaveLimits {
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const waiting = useRef<{ entries: readonly LimitEntry[]; timer: ReturnType<typeof setTimeout> } | null>(null);
  useUnsavedWork(state.status === 'waiting' || state.status === 'saving');

  const flush = async (occasion: 'late' | 'hiding' | 'leaving'): Promise<void> => {
    const entries = waiting.current?.entries;
    if (!entries) return;
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    const input = { body: { limits: [...entries] }, keepalive: true };
    // The customer may have left the page: the shell's alert shows the error.
    const options = occasion === 'leaving' ? saveLimitsMutation : withInlineErrors(saveLimitsMutation);
    // A hidden tab may be closed before the call before has its answer.
    const order = occasion === 'hiding' ? {} : { scope: SCOPE };
    const saving: SaveState = { status: 'saving', entries, at: serverNow() };
    setState(saving);
    const settle = (outcome: SaveState) => setState((now) => (now === saving ? outcome : now));
    await new MutationObserver(queryClient, { ...options, ...order }).mutate(input).then(
      () => settle({ status: 'saved' }),
      (thrown: unknown) => {
        if (!isApiError(thrown)) throw thrown;
        settle({ status: 'refused', refusal: thrown });
      },
    );
  };

  const leave = useEffectEvent(() => flush('leaving'));
  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void flush('hiding');
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', hide);
    const stopGuard = guardLogout(async () => {
      await leave();
      return true;
    });
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stopGuard();
      void leave();
    };
  }, []);

  const save = (entries: readonly LimitEntry[]) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    if (entries.length === 0) return setState({ status: 'idle' });
    waiting.current = { entries, timer: setTimeout(() => void flush('late'), SAVE_DELAY_MS) };
    setState({ status: 'waiting', entries, at: serverNow() });
  };

  const shown = (limits: readonly Limit[]): readonly Limit[] => {
    if (state.status !== 'waiting' && state.status !== 'saving') return limits;
    const { entries, at } = state;
    return limits.map((limit) => {
      const entry = entries.find((each) => limitKey(each) === limitKey(limit));
      return entry ? withAmount(limit, entry.amount, at) : limit;
    });
  };

  return { state, save, shown };
}
