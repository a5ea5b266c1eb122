import { onSessionEvent, useAlerts, useSession } from '@paddock/host';
import type { LogoutReason } from '@paddock/host/shell';
import type { TFunction } from 'i18next';
import type { CurrentRouter } from '../routing/current-router.ts';

interface SessionEndOptions {
  t: TFunction<'shell'>;
  /** The shell's texts: a session can end before they are loaded. */
  texts: Promise<void>;
  router(): CurrentRouter;
}

/**
 * Announces why a session has ended, until the next login. A logout in this tab is not announced;
 * it may lead to the start page. Returns the unsubscribe function.
 */
export function saySessionEnd({ t, texts, router }: SessionEndOptions): () => void {
  const { add, dismiss } = useAlerts.getState();
  let said: number | undefined;
  const say = async (reason: Exclude<LogoutReason, 'customer'>) => {
    await texts;
    said = add({ type: 'warning', message: t(`sessionEnd.${reason}`) });
  };
  const stopEvents = onSessionEvent((event) => {
    if (event.type !== 'loggedOut') return;
    if (event.reason !== 'customer') void say(event.reason);
    if (event.goHome) void router().get().navigate('/');
  });
  const stopSession = useSession.subscribe(({ status }) => {
    if (status === 'customer' && said !== undefined) dismiss(said);
  });
  return () => {
    stopEvents();
    stopSession();
  };
}
