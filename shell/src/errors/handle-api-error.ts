import { type ApiError, defaultErrorMessage } from '@paddock/api';
import { useAlerts } from '@paddock/host';
import { type ApiFailure, onApiError, openModalForError, SESSION_NOT_REFRESHED } from '@paddock/host/shell';
import type { TFunction } from 'i18next';
import type { Operators } from '../operators/operators.ts';

/**
 * A failure that repeats within this time (ms) counts as the same: longer than the longest refresh
 * (core §9).
 */
const SAME_FAILURE_MS = 60_000;

interface ApiErrorHandling {
  t: TFunction<'shell'>;
  operators: Operators;
}

/**
 * Shows failed calls (core §8): the system modal of the error's code, if there is one; otherwise an
 * alert. If the call's component shows the failure, only reports it to operators, unless it is a
 * refusal. Ignores the session's own failures (401, a failing refresh). Shows a query's repeated
 * failure once, but a customer's retry again. Returns the unsubscribe function.
 */
export function startApiErrors({ t, operators }: ApiErrorHandling): () => void {
  const repeats = createRepeats();
  return onApiError(({ error, of, inlineErrors }: ApiFailure) => {
    if (error.status === 401 || error.code === SESSION_NOT_REFRESHED) return;
    const message = error.message === defaultErrorMessage ? t('apiError.text') : error.message;
    const failure = `${error.tag} ${message}`;
    if (inlineErrors) {
      if (!isRefusal(error) && !repeats(failure)) operators.apiError(error.tag);
      return;
    }
    if (openModalForError(error)) return;
    const repeated = repeats(failure);
    if (of === 'query' && repeated) return;
    operators.apiError(error.tag);
    showOnce(t('apiError.title'), message);
  });
}

/** The server works and refuses the call. */
const isRefusal = ({ kind, status }: ApiError): boolean => kind === 'api' && status !== null && status < 500;

/** Returns a function that tells whether a failure was seen within {@link SAME_FAILURE_MS}. */
function createRepeats(): (failure: string) => boolean {
  const lastSeen = new Map<string, number>();
  return (failure) => {
    const now = Date.now();
    for (const [known, at] of lastSeen) if (now - at > SAME_FAILURE_MS) lastSeen.delete(known);
    const repeated = lastSeen.has(failure);
    lastSeen.set(failure, now);
    return repeated;
  };
}

/** Replaces an equal alert: its time restarts and it is announced again, but is on screen once. */
function showOnce(title: string, message: string): void {
  const { alerts, add, dismiss } = useAlerts.getState();
  for (const alert of alerts) if (alert.type === 'error' && alert.message === message) dismiss(alert.id);
  add({ type: 'error', title, message });
}
