import { Form, IbanField, SubmitButton } from '@paddock/forms';
import { iban, required } from '@paddock/forms/rules';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { changeIbanMutation } from '../../shared/bank-account/bank-account.queries.ts';
import { formWayOn } from '../../shared/refusal/form-way-on.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { useUnsavedForm } from '../../shared/use-unsaved-form.ts';

const Schema = object({ iban: pipe(string(), required(), iban()) });

interface IbanFormProps {
  /** The name that must own the account. */
  holder: string;
  /** Called once the account is changed. */
  onDone: () => void;
}

/** Names another bank account, which must be validated before money is paid out to it. */
export function IbanForm({ holder, onDone }: IbanFormProps) {
  const { t } = useTranslation('mf-account');
  const { mutateAsync } = useMutation(changeIbanMutation);
  const { prove, question } = useStepUp();
  const onDirtyChange = useUnsavedForm();
  const submit = async (body: { iban: string }) => {
    await prove();
    await mutateAsync({ body });
    onDone();
  };
  return (
    <>
      {question}
      <Form
        schema={Schema}
        defaultValues={{ iban: '' }}
        label={t('bankAccount.change')}
        wayOn={formWayOn}
        onSubmit={submit}
        onDirtyChange={onDirtyChange}
      >
        <IbanField name="iban" label={t('bankAccount.iban')} help={t('bankAccount.help', { holder })} />
        <SubmitButton>{t('bankAccount.save')}</SubmitButton>
      </Form>
    </>
  );
}
