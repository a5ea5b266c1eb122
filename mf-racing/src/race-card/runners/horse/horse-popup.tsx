import { createLazyView } from '@paddock/ui/lazy-view';
import { useTranslation } from 'react-i18next';
import type { HorseDialogProps } from './horse-dialog.tsx';

const dialog = createLazyView<HorseDialogProps>(async () => (await import('./horse-dialog.tsx')).HorseDialog);

/** Fetches the code of the pop-up; when it is asked for, or about to be. */
export const loadHorsePopup = dialog.load;

/** What is known of a horse, in a dialog whose code comes when it is first asked for. */
export function HorsePopup(props: HorseDialogProps) {
  const { t } = useTranslation('pages');
  const view = dialog.useView();
  if (view.status === 'ready') return <view.View {...props} />;
  return view.status === 'failed' && <p role="alert">{t('failed.title')}</p>;
}
