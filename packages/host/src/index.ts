export type { Locale } from '@paddock/i18n';
export {
  ALERT_TIMEOUT_MS,
  type Alert,
  type AlertType,
  ERROR_ALERT_TIMEOUT_MS,
  MOST_PAST_ALERTS,
  type NewAlert,
  useAlerts,
} from './alerts/alerts.ts';
export { api, queryClient } from './api-client.ts';
export { type ApiFailure, onApiError } from './api-errors/api-errors.ts';
export { type Connection, useConnection } from './connection/use-connection.ts';
export {
  CONSENT_COOKIE,
  CONSENT_COOKIE_SECONDS,
  CONSENT_LEVELS,
  type ConsentLevel,
  type ConsentLevels,
  type CookieConsent,
  isRequiredLevel,
  startConsent,
  useCookieConsent,
} from './consent/consent.ts';
export type { Cookies } from './cookies/cookies.ts';
export { keepsCookies, pageCookies } from './cookies/page-cookies.ts';
export { currentLocale, useLocale } from './locale.ts';
export {
  areLugasAmountsDue,
  isBettingAllowed,
  isKeepaliveDue,
  isLugasEligible,
  isRealityCheckDue,
  LUGAS_AMOUNTS_MS,
  LUGAS_CHECK_MS,
  LUGAS_GRACE_MS,
  LUGAS_KEEPALIVE_MS,
  type LugasBetting,
  type LugasFacts,
  lugasBettingAt,
  needsLugasRegistration,
  withoutLugasSession,
} from './lugas/lugas.model.ts';
export { useLugas } from './lugas/use-lugas.ts';
export { isModalName, MODAL_NAMES, type ModalName } from './modals/modal-names.ts';
export { openModalForError } from './modals/open-modal-for-error.ts';
export type { ModalPayload, ShownModal } from './modals/shown-modals.model.ts';
export { type ModalEnd, type OpenModal, onModalEnd, useSystemModals } from './modals/use-system-modals.ts';
export { PANEL_NAMES, PANEL_RULES, type PanelName } from './panels/panel-rules.ts';
export { isPanelHidden, type PanelPlace, type PanelViewer } from './panels/panels.model.ts';
export { startPanels, usePanels, usePanelViewer } from './panels/use-panels.ts';
export {
  addRefreshTask,
  REFRESH_RATE_MS,
  type RefreshRate,
  type RefreshTask,
  useRefreshTask,
  useRefreshTasks,
} from './refresh/refresh-task.ts';
export type { RemoteModule, SlotComponent } from './remote-module.ts';
export { customerQuery, useCustomer } from './session/customer.queries.ts';
export { EXPIRE_ON_RELOAD_SECONDS, expireOnReload, keepOnReload } from './session/expire-on-reload.ts';
export { adoptTokens, type Credentials, logIn, logOut } from './session/log-in.ts';
export type { LogoutReason, Session } from './session/session.reducer.ts';
export { type Customer, guardLogout, onReset, onSessionEvent, type SessionEvent } from './session/session-events.ts';
export { SESSION_NOT_REFRESHED } from './session/session-fetch.ts';
export { startSession } from './session/start-session.ts';
export type { LoginTokens } from './session/tokens.model.ts';
export { isLoggedIn, useSession } from './session/use-session.ts';
export { Slot, type SlotProps, SlotRenderer } from './slot.tsx';
export { parseStreamLink, type StreamLink, useStreamLink } from './stream-link/stream-link.ts';
export { type SharedChannel, sharedChannel } from './tabs/shared-between-tabs.ts';
export { hasUnsavedWork, holdUnsavedWork, onWorkSaved, useUnsavedWork } from './unsaved-work.ts';
