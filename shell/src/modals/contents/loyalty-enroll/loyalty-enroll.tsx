import { enrollLoyalty } from '@paddock/api/loyalty';
import { useAlerts } from '@paddock/host';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { ExternalLink } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { pageHref } from '../../../links.ts';
import type { ModalContentProps } from '../../modal-contents.ts';
import { CallFailure } from '../shared/call-failure.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

/**
 * loyalty_enroll_modal: offers the bonus programme; a yes is remembered for 30 days, a no for 90
 * (core §9).
 */
export function LoyaltyEnroll({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const call = useModalCall(enrollLoyalty);
  const onEnrolled = () => {
    accept();
    useAlerts.getState().add({ type: 'success', message: t('modals.loyalty.joined') });
    void readCustomerAgain();
  };
  return (
    <Dialog
      title={t('modals.loyalty.title')}
      size="small"
      onClose={reject}
      closeLabel={t('modals.close')}
      footer={
        <>
          <Button onClick={reject}>{t('modals.loyalty.decline')}</Button>
          <Button variant="primary" pending={call.isPending} onClick={() => call.mutate({}, { onSuccess: onEnrolled })}>
            {t('modals.loyalty.join')}
          </Button>
        </>
      }
    >
      <p>{t('modals.loyalty.text')}</p>
      <p>
        <ExternalLink href={useHref(pageHref('teilnahmebedingungen-bonusprogramm'))} newTabLabel={t('newTab')}>
          {t('modals.voucher.conditions')}
        </ExternalLink>
      </p>
      <CallFailure error={call.error} />
    </Dialog>
  );
}
