import { createLazyView } from '@paddock/ui/lazy-view';
import type { HorseDialogProps } from './horse-dialog.tsx';

/** The chunk of the horse's dialog. Call `load` when the dialog is about to be opened. */
export const horseDialogView = createLazyView<HorseDialogProps>(
  async () => (await import('./horse-dialog.tsx')).HorseDialog,
);
