import { confirmBeforeIdentity } from '@paddock/api/customer';
import { openModal, useLocale } from '@paddock/host';
import { customerQuery } from '@paddock/host/shell';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../modal-contents.ts';
import { CallFailure } from '../shared/call-failure.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

/** before_identity_modal: what is possible until the identity is proven (§ 6a(4) GlüStV). */
export function BeforeIdentity({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  // A refusal may open it before this tab knows of the notice.
  const query = useQuery({ ...customerQuery, refetchOnMount: 'always' });
  const call = useModalCall(confirmBeforeIdentity);
  const isDue = Boolean(query.data?.beforeIdentity?.notice);
  // Confirmed elsewhere, or the identity is proven: what waited for the answer can go on.
  const isSettled = query.isSuccess && !query.isFetching && !isDue;
  useEffect(() => {
    if (isSettled) accept();
  }, [isSettled, accept]);
  const confirm = () =>
    call.mutate(
      {},
      {
        onSuccess: () => {
          accept();
          void readCustomerAgain();
        },
      },
    );
  return (
    <Dialog
      title={t('modals.beforeIdentity.title')}
      size="small"
      onClose={reject}
      closeLabel={t('modals.close')}
      footer={
        <>
          <Button onClick={() => void openModal('check_identity', {})}>{t('modals.beforeIdentity.prove')}</Button>
          <Button variant="primary" pending={call.isPending} aria-disabled={!isDue} onClick={isDue ? confirm : undefined}>
            {t('modals.beforeIdentity.confirm')}
          </Button>
        </>
      }
    >
      <QueryPart query={query} skeleton={{ height: '6rem' }}>
        {({ beforeIdentity: before }) =>
          before?.notice && (
            <p>
              {t('modals.beforeIdentity.text', {
                count: before.notice.hours,
                deposits: formatMoney(before.notice.deposits, locale),
                until: formatDateTime(before.until),
              })}
            </p>
          )
        }
      </QueryPart>
      <p>{t('modals.beforeIdentity.payouts')}</p>
      <CallFailure error={call.error} />
    </Dialog>
  );
}
