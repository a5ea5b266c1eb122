import { onSessionEvent, useAlerts } from '@paddock/host';
import { onApiError, SESSION_NOT_REFRESHED } from '@paddock/host/shell';
import type { TFunction } from 'i18next';

interface RefreshFailureOptions {
  t: TFunction<'shell'>;
  /** The shell's texts: a refresh can fail before they are loaded. */
  texts: Promise<void>;
}

/**
 * Shows one alert while the session cannot be refreshed. If it was dismissed, the customer's next
 * change shows it again. Returns the unsubscribe function.
 */
export function sayRefreshFailure({ t, texts }: RefreshFailureOptions): () => void {
  let isFailing = false;
  let said: number | undefined;
  const say = async () => {
    await texts;
    const { alerts, add } = useAlerts.getState();
    if (!isFailing || alerts.some(({ id }) => id === said)) return;
    said = add({ type: 'warning', message: t('refreshFailure'), timeout: null });
  };
  const stopEvents = onSessionEvent(({ type }) => {
    if (type !== 'refreshFailing' && type !== 'refreshWorks') return;
    isFailing = type === 'refreshFailing';
    if (isFailing) void say();
    else if (said !== undefined) useAlerts.getState().dismiss(said);
  });
  const stopErrors = onApiError(({ error, of }) => {
    if (of === 'mutation' && error.code === SESSION_NOT_REFRESHED) void say();
  });
  return () => {
    stopEvents();
    stopErrors();
  };
}
