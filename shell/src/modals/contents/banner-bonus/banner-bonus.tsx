import { acceptBannerBonus } from '@paddock/api/loyalty';
import { useAlerts, useCustomer } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../modal-contents.ts';
import { CallFailure } from '../shared/call-failure.tsx';
import { readVouchersAgain } from '../shared/read-vouchers-again.ts';
import { useModalCall } from '../shared/use-modal-call.ts';
import { Voucher } from '../shared/voucher.tsx';

/** bonus_check: a banner offers a voucher, which applies to the next deposit. */
export function BannerBonus({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const [voucherId] = useState(useCustomer()?.bannerVoucher?.voucherId);
  const call = useModalCall(acceptBannerBonus, { onSettled: readVouchersAgain });
  if (voucherId === undefined) return null;
  const onAccepted = () => {
    accept();
    useAlerts.getState().add({ type: 'success', message: t('modals.banner.taken') });
  };
  return (
    <Dialog
      title={t('modals.banner.title')}
      size="small"
      onClose={reject}
      closeLabel={t('modals.close')}
      footer={
        <>
          <Button onClick={reject}>{t('modals.notNow')}</Button>
          <Button
            variant="primary"
            pending={call.isPending}
            onClick={() => call.mutate({ body: { voucherId } }, { onSuccess: onAccepted })}
          >
            {t('modals.banner.take')}
          </Button>
        </>
      }
    >
      <Voucher id={voucherId} onLeave={reject} />
      <CallFailure error={call.error} />
    </Dialog>
  );
}
