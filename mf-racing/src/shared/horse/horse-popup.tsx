import { useTranslation } from 'react-i18next';
import type { HorseDialogProps } from './horse-dialog.tsx';
import { horseDialogView } from './lazy-horse-dialog.ts';

/** The dialog of a horse. Its code is fetched when it is first needed. */
export function HorsePopup(props: HorseDialogProps) {
  const { t } = useTranslation('pages');
  const view = horseDialogView.useView();
  if (view.status === 'ready') return <view.View {...props} />;
  return view.status === 'failed' && <p role="alert">{t('failed.title')}</p>;
}
