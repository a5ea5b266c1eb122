import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import { NoticeBar } from '../notice-bar/notice-bar.tsx';
import { useUpdate } from './use-update.ts';

/** Asks the customer whether to apply a newer release that waits for unsaved work. */
export function UpdateNotice() {
  const { t } = useTranslation('shell');
  const { waiting } = useUpdate();
  return (
    <div role="status">
      {waiting && (
        <NoticeBar tone="info">
          <p>{t('update.text')}</p>
          <Button onClick={waiting.apply}>{t('update.apply')}</Button>
        </NoticeBar>
      )}
    </div>
  );
}
