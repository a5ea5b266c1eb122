/**
 * The shell's own door, also for the tests' stand-in for the shell. It is not shared: a remote
 * cannot import it.
 */
export { provideShellServices } from './platform/contract/shell-services.ts';
export { hrefOf } from './platform/links/href.ts';
export { currentLocale } from './platform/locale.ts';
export type { ModalPayload, ShownModal } from './platform/modals/shown-modals.model.ts';
export { type ModalEnd, type OpenModal, onModalEnd, useModals } from './platform/modals/use-modals.ts';
export { type PanelStatus, panelStatuses, usePanelStatuses } from './platform/panels/panel-status.ts';
export { isPanelHidden, type PanelPlace } from './platform/panels/panels.model.ts';
export { startPanels } from './platform/panels/use-panels.ts';
export { createRefreshQueue } from './platform/refresh/refresh-queue.ts';
export { addRefreshTask, type Hint, useRefreshTasks } from './platform/refresh/refresh-task.ts';
export { AnySlot, type SlotProps, SlotRenderer } from './platform/slots/slot.tsx';
export { hasUnsavedWork, onWorkSaved } from './platform/unsaved-work.ts';
export { watchMedia } from './platform/watch-media.ts';
export { type ApiFailure, onApiError } from './product/api-errors/api-errors.ts';
export type { Connection } from './product/connection/use-connection.ts';
export {
  CONSENT_COOKIE,
  CONSENT_LEVELS,
  type ConsentLevel,
  type CookieConsent,
  isRequiredLevel,
  startConsent,
} from './product/consent/consent.ts';
export { keepsCookies } from './product/cookies/page-cookies.ts';
export {
  areLugasAmountsDue,
  isKeepaliveDue,
  isLugasEligible,
  isRealityCheckDue,
  LUGAS_CHECK_MS,
  LUGAS_KEEPALIVE_MS,
  type LugasBetting,
  lugasBettingAt,
  needsLugasRegistration,
} from './product/lugas/lugas.model.ts';
export { isModalName, MODAL_NAMES, type ModalName } from './product/modals/modal-names.ts';
export { openModalForError } from './product/modals/open-modal-for-error.ts';
export { startOutbox } from './product/outbox/outbox.ts';
export { isUnresolved } from './product/outbox/send.ts';
export { customerQuery } from './product/session/customer.queries.ts';
export { expireOnReload, keepOnReload } from './product/session/expire-on-reload.ts';
export { adoptTokens, type Credentials, logInWithPasskey } from './product/session/log-in.ts';
export type { LogoutReason } from './product/session/session.reducer.ts';
export { SESSION_NOT_REFRESHED } from './product/session/session-fetch.ts';
export { startSession } from './product/session/start-session.ts';
export { sessionFetch } from './product/session/use-session.ts';
