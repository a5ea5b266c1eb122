/**
 * The shell's own door, also for the tests' stand-in for the shell. It is not shared: a remote
 * cannot import it.
 */
export {
  AnySlot,
  addRefreshTask,
  createRefreshQueue,
  type Hint,
  hasUnsavedWork,
  hrefOf,
  isPanelHidden,
  type ModalEnd,
  type ModalPayload,
  type OpenModal,
  onModalEnd,
  onWorkSaved,
  type PanelButtonPlace,
  type PanelStatus,
  panelStatuses,
  provideShellServices,
  type ShownModal,
  type SlotProps,
  SlotRenderer,
  startPanels,
  useIsScreenKnown,
  useMedia,
  useModals,
  usePanelStatuses,
  useRefreshTasks,
  watchMedia,
} from '@paddock/core/shell';
export { currentLocale } from './locale.ts';
export { tellTraces } from './product/api-client.ts';
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
export { handValues } from './product/session/hand-values.ts';
export { adoptTokens, type Credentials, logInWithPasskey, type PasskeyAnswer } from './product/session/log-in.ts';
export type { LogoutReason } from './product/session/session.reducer.ts';
export { SESSION_NOT_REFRESHED } from './product/session/session-fetch.ts';
export { startSession } from './product/session/start-session.ts';
export { sessionFetch } from './product/session/use-session.ts';
