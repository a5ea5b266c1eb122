import { disableLugas } from '@paddock/api/limits';
import { logOut, useCustomer } from '@paddock/host';
import { formatTime } from '@paddock/i18n';
import { focusHeading } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../modal-contents.ts';
import { CallFailure } from '../shared/call-failure.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

/**
 * lugas_logout_modal: holds a logout back during a betting session, until the customer ends or
 * keeps the session, or stays logged in.
 */
export function LugasLogout({ payload, accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const call = useModalCall(disableLugas);
  const expires = useCustomer()?.lugasExpires ?? null;
  const leave = async () => {
    const goHome = payload.goHome === true;
    accept();
    await logOut({ force: true, goHome });
    // The page stays, but the button that began the logout may be gone with the session.
    if (!goHome && document.activeElement === document.body) focusHeading();
  };
  return (
    <Dialog
      title={t('modals.lugasLogout.title')}
      size="small"
      onClose={reject}
      closeLabel={t('modals.close')}
      footer={
        <>
          <Button onClick={leave}>{t('modals.lugasLogout.keep')}</Button>
          <Button
            variant="primary"
            pending={call.isPending}
            onClick={() => call.mutate({ body: { active: false } }, { onSuccess: leave })}
          >
            {t('modals.lugasLogout.end')}
          </Button>
        </>
      }
    >
      <p>{t('modals.lugasLogout.text')}</p>
      {expires !== null && <p>{t('modals.lugasLogout.until', { time: formatTime(expires) })}</p>}
      <CallFailure error={call.error} />
    </Dialog>
  );
}
