import { createLazyView } from '@paddock/ui/lazy-view';
import type { HorseDialogProps } from './horse-dialog.tsx';

/** The code of the horse's dialog. `load` fetches it: call it when somebody is about to open the dialog. */
export const lazyHorseDialog = createLazyView<HorseDialogProps>(
  async () => (await import('./horse-dialog.tsx')).HorseDialog,
);
