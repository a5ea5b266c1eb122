/** The door for remotes. The shell's own door is `@paddock/host/shell`. */
import './product-words.ts';

export {
  holdUnsavedWork,
  href,
  type ModalProps,
  onReset,
  openModal,
  type RefreshRate,
  type RefreshTask,
  type RemoteModule,
  routesOf,
  Slot,
  send,
  setPanelStatus,
  sharedChannel,
  sharedStore,
  useAlerts,
  usePanels,
  usePanelViewer,
  useRefreshTask,
  useShared,
  useUnsavedWork,
} from '@paddock/core';
export { useLocale } from './locale.ts';
export { api, queryClient } from './product/api-client.ts';
export { useConnection } from './product/connection/use-connection.ts';
export { useCookieConsent } from './product/consent/consent.ts';
export { pageCookies } from './product/cookies/page-cookies.ts';
export { useLugasBetting } from './product/lugas/use-lugas-betting.ts';
export { dismissSend, press } from './product/outbox/outbox.ts';
export type { Send } from './product/outbox/send.ts';
export { useSends } from './product/outbox/sends-store.ts';
export { useCustomer } from './product/session/customer.queries.ts';
export { logIn, logOut } from './product/session/log-in.ts';
export { type Customer, guardLogout, onSessionEvent } from './product/session/session-events.ts';
export { isLoggedIn, serverNow, useSession } from './product/session/use-session.ts';
