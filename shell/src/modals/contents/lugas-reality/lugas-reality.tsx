import { apiKey } from '@paddock/api';
import { extendLugasReality } from '@paddock/api/limits';
import { getTransactions } from '@paddock/api/payments';
import { readTransactions } from '@paddock/api/read-transactions';
import { api, queryClient, serverNow, useCustomer, useLocale } from '@paddock/host';
import { customerQuery } from '@paddock/host/shell';
import { apiDate, formatCountdown, formatTime } from '@paddock/i18n';
import { QueryPart, withInlineErrors } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogOutButton } from '../../../session/log-out-button.tsx';
import type { ModalContentProps } from '../../modal-contents.ts';
import { Amounts } from '../shared/amounts.tsx';
import { CallFailure } from '../shared/call-failure.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';
import { amountsSince } from './session-amounts.model.ts';

/** lugas_reality_modal: the duration of the betting session, and its stakes and wins. */
export function LugasReality({ accept, reject }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const call = useModalCall(extendLugasReality);
  const goOn = () =>
    call.mutate(
      {},
      {
        onSuccess: (reality) => {
          accept();
          queryClient.setQueryData(customerQuery.queryKey, (customer) => customer && { ...customer, ...reality });
        },
      },
    );
  const since = useCustomer()?.lugasActivated ?? null;
  return (
    <Dialog
      title={t('modals.lugasReality.title')}
      size="small"
      onClose={reject}
      closeLabel={t('modals.close')}
      footer={
        <>
          <LogOutButton>{t('logOut')}</LogOutButton>
          <Button variant="primary" pending={call.isPending} onClick={goOn}>
            {t('modals.lugasReality.goOn')}
          </Button>
        </>
      }
    >
      {since !== null && <SessionSoFar since={since} />}
      <CallFailure error={call.error} />
    </Dialog>
  );
}

/** @param since start of the session, an ISO instant */
function SessionSoFar({ since }: { since: string }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [now] = useState(serverNow);
  const query = useQuery(
    withInlineErrors({
      queryKey: [...apiKey(getTransactions), { since }],
      queryFn: ({ signal }) => readTransactions(api, { from: apiDate(since) }, signal),
    }),
  );
  return (
    <>
      <p>
        {t('modals.lugasReality.text', {
          time: formatTime(since),
          duration: formatCountdown(now - Date.parse(since), locale),
        })}
      </p>
      <QueryPart query={query} skeleton={{ height: '6rem' }}>
        {(transactions) => {
          const { stakes, wins, losses } = amountsSince(transactions, Date.parse(since));
          return (
            <Amounts
              entries={[
                [t('modals.amounts.stakes'), stakes],
                [t('modals.amounts.wins'), wins],
                [t('modals.amounts.losses'), losses],
              ]}
            />
          );
        }}
      </QueryPart>
    </>
  );
}
