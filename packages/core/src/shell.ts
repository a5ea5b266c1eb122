/**
 * The entry for a shell, and for a host package that a product builds on this core. It is not
 * shared, so a remote cannot import it.
 */
export type { Hint } from './contract/product.ts';
export { provideShellServices } from './contract/shell-services.ts';
export { hrefOf } from './links/href.ts';
export type { ModalPayload, ShownModal } from './modals/shown-modals.model.ts';
export { type ModalEnd, type OpenModal, onModalEnd, useModals } from './modals/use-modals.ts';
export { type PanelStatus, panelStatuses, usePanelStatuses } from './panels/panel-status.ts';
export { isPanelHidden, type PanelButtonPlace } from './panels/panels.model.ts';
export { startPanels } from './panels/use-panels.ts';
export { createRefreshQueue } from './refresh/refresh-queue.ts';
export { addRefreshTask, REFRESH_RATE_MS, useRefreshTasks } from './refresh/refresh-task.ts';
export { resetStores } from './resets.ts';
export { AnySlot, type SlotProps, SlotRenderer } from './slots/slot.tsx';
export { handedTo } from './store/customer-values.model.ts';
export {
  dropCustomerValues,
  handCustomerValues,
  type SharedStore,
  type SharedStoreOptions,
} from './store/shared-store.ts';
export { type Locks, runExclusively } from './tabs/exclusive.ts';
export type { SharedChannel } from './tabs/shared-between-tabs.ts';
export { hasUnsavedWork, onWorkSaved } from './unsaved-work.ts';
export { useViewer } from './use-viewer.ts';
export { useIsScreenKnown, useMedia, watchMedia } from './watch-media.ts';
