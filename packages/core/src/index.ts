/** The entry for remotes. The shell uses `@paddock/core/shell`. */
export { useAlerts } from './alerts/alerts.ts';
export type { RemoteModule } from './contract/remote-module.ts';
export { routesOf } from './contract/routes-of.ts';
export { href } from './links/href.ts';
export { send } from './messages/send.ts';
export { type ModalProps, openModal } from './modals/open-modal.ts';
export { setPanelStatus } from './panels/panel-status.ts';
export { usePanels, usePanelViewer } from './panels/use-panels.ts';
export { type RefreshRate, type RefreshTask, useRefreshTask } from './refresh/refresh-task.ts';
export { onReset } from './resets.ts';
export { Slot } from './slots/slot.tsx';
export { sharedStore, useShared } from './store/shared-store.ts';
export { sharedChannel } from './tabs/shared-between-tabs.ts';
export { holdUnsavedWork, useUnsavedWork } from './unsaved-work.ts';
