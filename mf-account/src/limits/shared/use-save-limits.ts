import { type ApiError, isApiError } from '@paddock/api';
import { isRefusal } from '@paddock/api/lost-answer';
import { guardLogout, isLoggedIn, queryClient, serverNow, useAlerts, useSession, useUnsavedWork } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { MutationObserver } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsQuery, readLimitsAgain } from '../../shared/limits.queries.ts';
import { askedAmount, type Limit, limitKey, withAmount } from './limit.model.ts';
import {
  entriesToSend,
  isLeftAlone,
  type LimitChange,
  type LimitEntry,
  type LimitValues,
} from './limit-submission.model.ts';
import { saveLimitsMutation } from './limits.queries.ts';

/** The call waits this long for further changes (ms; core §9: limits debounce). */
const SAVE_DELAY_MS = 10_000;

/** One call after another: the newest change holds. */
const SCOPE = { id: 'limits' };

/** `waiting` and `saving`: shown as changed, but not yet accepted by the server. */
export type SaveState =
  | { status: 'idle' | 'saved' }
  | { status: 'waiting' | 'saving'; change: LimitChange; at: number }
  | { status: 'failed'; failure: ApiError };

export interface SaveLimits {
  state: SaveState;
  /**
   * Replaces the waiting change by what the fields of the limits hold, and says whether it changes
   * anything: else nothing is sent.
   */
  save: (limits: readonly Limit[], values: LimitValues) => boolean;
  /** Whether an unsaved change asks for another amount of the limit. */
  isChanged: (limit: Limit) => boolean;
  /** The limits with the customer's unsaved changes. */
  shown: (limits: readonly Limit[]) => readonly Limit[];
}

/**
 * Sends changes of limits in one call, ten seconds after the last change. If the customer leaves
 * the page, hides it or logs out, the call is made at once. If the session ends first, an alert
 * says that the change was not saved.
 */
export function useSaveLimits(withBets: boolean): SaveLimits {
  const { t } = useTranslation('mf-account');
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const waiting = useRef<{
    change: LimitChange;
    session: ReturnType<typeof useSession.getState>;
    timer: ReturnType<typeof setTimeout>;
  } | null>(null);
  /** Entries of calls that are on their way, or whose answer was lost. */
  const unanswered = useRef<readonly LimitEntry[]>([]);
  /** The last call while it is on its way: whether it is accepted. */
  const lastCall = useRef<Promise<boolean> | null>(null);
  const unsaved = state.status === 'waiting' || state.status === 'saving' ? state : null;
  useUnsavedWork(unsaved !== null);

  /** The customer reads it over the login form. Another customer who logs in must not read it. */
  const sayNotSaved = (customerId: string | null): void => {
    const message = t('limits.notSaved');
    const { alerts, add } = useAlerts.getState();
    if (isLoggedIn() || alerts.some((alert) => alert.message === message)) return;
    const id = add({ type: 'warning', message, timeout: null });
    const stop = useSession.subscribe((session) => {
      if (session.status !== 'customer') return;
      stop();
      const keep = (alert: { id: number }) => session.customerId === customerId || alert.id !== id;
      useAlerts.setState((now) => ({ alerts: now.alerts.filter(keep), past: now.past.filter(keep) }));
    });
  };

  const flush = (occasion: 'late' | 'hiding' | 'leaving'): void => {
    if (!waiting.current) return;
    const { change, session, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    const limits = queryClient.getQueryData(limitsQuery.queryKey) ?? change.began;
    const entries = entriesToSend(limits, change, { withBets, unanswered: unanswered.current });
    // Without its session, the call would be refused, or change another customer's limits.
    const isOver = useSession.getState() !== session;
    const customerId = session.status === 'customer' ? session.customerId : null;
    if (isOver || entries.length === 0) {
      if (entries.length > 0) sayNotSaved(customerId);
      setState({ status: 'idle' });
      return;
    }
    const input = { body: { limits: entries }, keepalive: true };
    // The customer may have left the page: the shell's alert shows the error, but no 401.
    const options = occasion === 'leaving' ? saveLimitsMutation : withInlineErrors(saveLimitsMutation);
    // A hidden tab may be closed before the call before has its answer.
    const order = occasion === 'hiding' ? {} : { scope: SCOPE };
    const saving: SaveState = { status: 'saving', change, at: serverNow() };
    setState(saving);
    unanswered.current = [...unanswered.current, ...entries];
    const settle = (outcome: SaveState) => setState((now) => (now === saving ? outcome : now));
    /** An accepted change replaces the earlier ones of its limits whose answers were lost. */
    const dropAccepted = () => {
      const keys = entries.map(limitKey);
      const last = unanswered.current.findLastIndex((entry) => entries.includes(entry));
      unanswered.current = unanswered.current.filter((entry, at) => at > last || !keys.includes(limitKey(entry)));
    };
    const mutation = new MutationObserver(queryClient, { ...options, ...order }).mutate(input);
    const call = mutation
      .then(
        () => {
          dropAccepted();
          settle({ status: 'saved' });
          return true;
        },
        (thrown: unknown) => {
          if (!isApiError(thrown)) throw thrown;
          if (thrown.status === 401) sayNotSaved(customerId);
          if (isRefusal(thrown)) unanswered.current = unanswered.current.filter((entry) => !entries.includes(entry));
          settle({ status: 'failed', failure: thrown });
          return false;
        },
      )
      .finally(() => {
        if (lastCall.current === call) lastCall.current = null;
      });
    lastCall.current = call;
  };

  const leave = useEffectEvent(() => flush('leaving'));
  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') flush('hiding');
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', hide);
    // After a failure nothing waits any more: the next logout is allowed.
    const stopGuard = guardLogout(() => {
      leave();
      return lastCall.current ?? true;
    });
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stopGuard();
      leave();
    };
  }, []);

  const save = (limits: readonly Limit[], values: LimitValues): boolean => {
    const isInDoubt = (limit: Limit) =>
      unanswered.current.some((entry) => limitKey(entry) === limitKey(limit) && entry.amount !== askedAmount(limit));
    const change = { began: limits.filter((limit) => !isInDoubt(limit)), values };
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    if (entriesToSend(limits, change, { withBets, unanswered: unanswered.current }).length === 0) {
      setState({ status: 'idle' });
      return false;
    }
    const timer = setTimeout(() => flush('late'), SAVE_DELAY_MS);
    waiting.current = { change, session: useSession.getState(), timer };
    setState({ status: 'waiting', change, at: serverNow() });
    // Forced limits are always sent: the call must not undo what another device has changed.
    void readLimitsAgain();
    return true;
  };

  const isChanged = (limit: Limit) => unsaved !== null && !isLeftAlone(limit, unsaved.change);

  const shown = (limits: readonly Limit[]): readonly Limit[] => {
    if (!unsaved) return limits;
    const { change, at } = unsaved;
    const entries = entriesToSend(limits, change, { withBets });
    return limits.map((limit) => {
      const entry = entries.find((each) => limitKey(each) === limitKey(limit));
      return entry ? withAmount(limit, entry.amount, at) : limit;
    });
  };

  return { state, save, isChanged, shown };
}
