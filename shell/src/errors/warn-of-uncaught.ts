import { useAlerts } from '@paddock/host';
import type { TFunction } from 'i18next';

/**
 * Shows a warning for an uncaught error of our code (second spec §8: framework errors are shown as
 * warning alerts). Not for errors of extensions, nor for failed calls, which are shown elsewhere.
 * Returns the unsubscribe function.
 */
export function warnOfUncaught(t: TFunction<'shell'>): () => void {
  const { add } = useAlerts.getState();
  const warn = (event: Event) => {
    const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    const thrown = (error ?? reason) as Partial<Error> | null | undefined;
    const message = t('uncaught');
    const isShown = useAlerts.getState().alerts.some((alert) => alert.message === message);
    if (!isShown && isOurs(thrown)) add({ type: 'warning', message });
  };
  addEventListener('error', warn);
  addEventListener('unhandledrejection', warn);
  return () => {
    removeEventListener('error', warn);
    removeEventListener('unhandledrejection', warn);
  };
}

const SHOWN_ELSEWHERE = new Set(['ApiError', 'AbortError', 'RemoteUnavailable', 'LoadFailure', 'ChunkLoadError']);

const isOurs = (thrown: Partial<Error> | null | undefined): boolean =>
  String(thrown?.stack ?? '').includes(`${location.origin}/`) && !SHOWN_ELSEWHERE.has(String(thrown?.name));
