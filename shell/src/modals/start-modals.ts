import { guardLogout, onReset, onSessionEvent } from '@paddock/host';
import { onModalEnd, openModalForError, useModals } from '@paddock/host/shell';

// Visitors, the most frequent viewers, do not need the rules.
const loadRules = () => import('./modal-rules.ts');
type Rules = Awaited<ReturnType<typeof loadRules>>;

/**
 * Calls `run` with the rules. If they fail to load, nothing opens: the server enforces its modals
 * with the next call.
 */
const withRules = (run: (rules: Rules) => void): void => void loadRules().then(run, () => {});

/**
 * Opens system modals at their rates: login, refresh, error and logout (core §4). Returns the
 * unsubscribe function.
 */
export function startModals(): () => void {
  let stopTabs: (() => void) | undefined;
  const stops = [
    onSessionEvent((event) => {
      if (event.type === 'loginFailed') openModalForError(event.error);
      if (event.type !== 'loggedIn' && event.type !== 'customerRefreshed') return;
      withRules((rules) => {
        stopTabs ??= rules.followOtherTabs();
        rules.showDueModals(event.type === 'loggedIn' ? 'login' : 'refresh', event.customer);
      });
    }),
    // A failed load must not prevent a logout.
    guardLogout((logout) =>
      loadRules().then(
        ({ mayLogOut }) => mayLogOut(logout),
        () => true,
      ),
    ),
    useModals.subscribe(({ shown }, before) => withRules((rules) => rules.followShown(shown, before.shown))),
    onModalEnd((modal, how) => withRules((rules) => rules.followEnd(modal, how))),
    onReset(() => useModals.getState().dismiss()),
  ];
  return () => {
    stopTabs?.();
    for (const stop of stops) stop();
  };
}
