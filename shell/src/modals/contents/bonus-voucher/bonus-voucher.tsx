import { acceptVoucher, declineVoucher } from '@paddock/api/loyalty';
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

/**
 * bonus_voucher_check: a bonus voucher can be accepted or declined. Closing the dialog does
 * neither.
 */
export function BonusVoucher({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const [id] = useState(useCustomer()?.openBonusVoucher?.id);
  const accepting = useModalCall(acceptVoucher, { onSettled: readVouchersAgain });
  const declining = useModalCall(declineVoucher, { onSettled: readVouchersAgain });
  if (id === undefined) return null;
  const input = { path: { id } };
  const onAccepted = () => {
    accept();
    useAlerts.getState().add({ type: 'success', message: t('modals.voucher.booked') });
  };
  return (
    <Dialog
      title={t('modals.voucher.title')}
      size="small"
      onClose={reject}
      closeLabel={t('modals.close')}
      footer={
        <>
          <Button
            pending={declining.isPending}
            aria-disabled={accepting.isPending}
            onClick={() => accepting.isPending || declining.mutate(input, { onSuccess: reject })}
          >
            {t('modals.voucher.decline')}
          </Button>
          <Button
            variant="primary"
            pending={accepting.isPending}
            aria-disabled={declining.isPending}
            onClick={() => declining.isPending || accepting.mutate(input, { onSuccess: onAccepted })}
          >
            {t('modals.voucher.accept')}
          </Button>
        </>
      }
    >
      <Voucher id={id} onLeave={reject} />
      <CallFailure error={accepting.error ?? declining.error} />
    </Dialog>
  );
}
