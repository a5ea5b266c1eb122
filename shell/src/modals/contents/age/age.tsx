import type { ApiData } from '@paddock/api';
import { validateAge } from '@paddock/api/customer';
import { DateField, Form, SubmitButton } from '@paddock/forms';
import { adult, calendarDate, required } from '@paddock/forms/rules';
import { serverNow, useCustomer, useRefreshTask } from '@paddock/host';
import { apiDate } from '@paddock/i18n';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { takeFocus } from '@paddock/ui/take-focus';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { LogOutButton } from '../../../session/log-out-button.tsx';
import type { ModalContentProps } from '../../modal-contents.ts';
import { Actions, ModalPage } from '../shared/modal-page.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

const today = () => apiDate(serverNow());
const schema = object({ birthdate: pipe(string(), required(), calendarDate(), adult(today)) });

/** check_age: the customer's age must be checked first; the check takes a while. */
export function Age({ accept }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const { mutateAsync } = useModalCall(validateAge);
  const [status, setStatus] = useState<ApiData<'validateAge'>['status'] | null>(null);
  const isOpen = useCustomer()?.checkpoints.includes('check_age') ?? true;
  // Not before the check: an error or another tab may know of the checkpoint before this tab's
  // data.
  const isDone = status !== null && !isOpen;
  useEffect(() => {
    if (isDone) accept();
  }, [isDone, accept]);

  const check = async ({ birthdate }: { birthdate: string }) => {
    const answer = await mutateAsync({ body: { birthdate } });
    setStatus(answer.status);
    await readCustomerAgain();
  };
  return (
    <ModalPage title={t('modals.age.title')}>
      <p>{t('modals.age.text')}</p>
      {status === 'pending' ? (
        <>
          <Checking />
          <Actions>
            <LogOutButton>{t('modals.logOutInstead')}</LogOutButton>
          </Actions>
        </>
      ) : (
        <Form schema={schema} defaultValues={{ birthdate: '' }} label={t('modals.age.title')} onSubmit={check}>
          <DateField name="birthdate" label={t('modals.age.birthdate')} autoComplete="bday" max={today()} />
          <Actions>
            <SubmitButton>{t('modals.age.send')}</SubmitButton>
            <LogOutButton>{t('modals.logOutInstead')}</LogOutButton>
          </Actions>
        </Form>
      )}
    </ModalPage>
  );
}

/** Polls until the check is done. */
function Checking() {
  const { t } = useTranslation('shell');
  useRefreshTask({ name: 'modals.age', rate: 'short', audience: 'customer', run: readCustomerAgain });
  return (
    <p ref={takeFocus} tabIndex={-1}>
      {t('modals.age.checking')}
    </p>
  );
}
