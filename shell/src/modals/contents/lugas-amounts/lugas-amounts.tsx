import { apiQuery } from '@paddock/api';
import { confirmLugasAmounts, getLugasAmounts } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { apiDate, formatDate } from '@paddock/i18n';
import { QueryPart, withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../modal-contents.ts';
import { Amounts } from '../shared/amounts.tsx';
import { CallFailure } from '../shared/call-failure.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

/**
 * lugas_amounts_modal: deposits, stakes, wins and losses of the last 30 days, shown once in 24
 * hours.
 */
export function LugasAmounts({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const query = useQuery(withInlineErrors(apiQuery(api, getLugasAmounts)));
  const call = useModalCall(confirmLugasAmounts);
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
  // A failure must not lock the page: the modal opens again later.
  const isStuck = query.isError || call.isError;
  return (
    <Dialog
      title={t('modals.lugasAmounts.title')}
      size="small"
      footer={
        <>
          {isStuck && <Button onClick={reject}>{t('modals.later')}</Button>}
          <Button
            variant="primary"
            pending={call.isPending}
            aria-disabled={!query.data}
            onClick={query.data && confirm}
          >
            {t('modals.lugasAmounts.confirm')}
          </Button>
        </>
      }
    >
      <QueryPart query={query} skeleton={{ height: '6rem' }}>
        {({ from, to, deposits, stakes, wins, losses }) => (
          <>
            <p>{t('modals.lugasAmounts.text', { from: formatDate(apiDate(from)), to: formatDate(apiDate(to)) })}</p>
            <Amounts
              entries={[
                [t('modals.amounts.deposits'), deposits],
                [t('modals.amounts.stakes'), stakes],
                [t('modals.amounts.wins'), wins],
                [t('modals.amounts.losses'), losses],
              ]}
            />
          </>
        )}
      </QueryPart>
      <CallFailure error={call.error} />
    </Dialog>
  );
}
