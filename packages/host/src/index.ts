export type { Locale } from '@paddock/i18n';
export {
  ALERT_TIMEOUT_MS,
  type Alert,
  type AlertType,
  ERROR_ALERT_TIMEOUT_MS,
  type NewAlert,
  useAlerts,
} from './alerts.ts';
export { api, queryClient } from './api-client.ts';
export { currentLocale, useLocale } from './locale.ts';
export { usePanels } from './panels.ts';
export type { RefreshRate, RefreshTask, RemoteModule, SlotComponent } from './remote-module.ts';
export { type Session, useSession } from './session.ts';
export { Slot, type SlotProps, SlotRenderer } from './slot.tsx';
export { hasUnsavedWork, holdUnsavedWork, onWorkSaved, useUnsavedWork } from './unsaved-work.ts';
