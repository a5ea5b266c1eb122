/** What only the shell (and the tests' stand-in for it) uses of the host. It is no share: a remote cannot import it. */
export { MOST_PAST_ALERTS } from './alerts/alerts.ts';
export { type ApiFailure, onApiError } from './api-errors/api-errors.ts';
export {
  CONSENT_COOKIE,
  CONSENT_COOKIE_SECONDS,
  CONSENT_LEVELS,
  type ConsentLevel,
  type ConsentLevels,
  type CookieConsent,
  isRequiredLevel,
  startConsent,
} from './consent/consent.ts';
export type { AnyComponent } from './contract/remote-module.ts';
export { provideShellServices } from './contract/shell-services.ts';
export { keepsCookies, pageCookies } from './cookies/page-cookies.ts';
export { hrefOf } from './links/href.ts';
export { currentLocale } from './locale.ts';
export {
  areLugasAmountsDue,
  isBettingAllowed,
  isKeepaliveDue,
  isLugasEligible,
  isRealityCheckDue,
  LUGAS_CHECK_MS,
  LUGAS_KEEPALIVE_MS,
  type LugasBetting,
  type LugasFacts,
  lugasBettingAt,
  needsLugasRegistration,
  withoutLugasSession,
} from './lugas/lugas.model.ts';
export { isModalName, MODAL_NAMES, type ModalName } from './modals/modal-names.ts';
export { openModalForError } from './modals/open-modal-for-error.ts';
export type { ModalPayload, ShownModal } from './modals/shown-modals.model.ts';
export { type OpenModal, onModalEnd, useModals } from './modals/use-modals.ts';
export { isPanelHidden, type PanelPlace } from './panels/panels.model.ts';
export { startPanels } from './panels/use-panels.ts';
export { createRefreshQueue, type RefreshQueue } from './refresh/refresh-queue.ts';
export { addRefreshTask, useRefreshTasks } from './refresh/refresh-task.ts';
export { customerQuery } from './session/customer.queries.ts';
export { expireOnReload, keepOnReload } from './session/expire-on-reload.ts';
export { adoptTokens, type Credentials, logIn } from './session/log-in.ts';
export type { LogoutReason } from './session/session.reducer.ts';
export type { SessionEvent } from './session/session-events.ts';
export { SESSION_NOT_REFRESHED } from './session/session-fetch.ts';
export { startSession } from './session/start-session.ts';
export { AnySlot, type SlotProps, SlotRenderer } from './slots/slot.tsx';
export { hasUnsavedWork, onWorkSaved } from './unsaved-work.ts';
