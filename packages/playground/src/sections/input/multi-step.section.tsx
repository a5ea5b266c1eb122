import { EmailField, Form, IbanField, SubmitButton, TextField } from '@paddock/forms';
import { email, iban, required } from '@paddock/forms/rules';
import { MultiStep, type MultiStepProps, NextStepButton, PreviousStepButton, Step } from '@paddock/forms/steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { State, States } from '../../state.tsx';
import classes from './multi-step.module.css';

/** Response time of the playground's slow server, in milliseconds. */
const SLOW_MS = 800;

const shapeOf = (withAddress: boolean) =>
  object({
    email: pipe(string(), required(), email()),
    city: withAddress ? pipe(string(), required()) : string(),
    iban: pipe(string(), required(), iban()),
  });

interface RegistrationProps extends Omit<MultiStepProps, 'children'> {
  label: string;
  withAddress?: boolean;
}

function Registration({ label, withAddress = true, ...options }: RegistrationProps) {
  const { t } = useTranslation('playground');
  return (
    <Form
      label={label}
      schema={shapeOf(withAddress)}
      defaultValues={{ email: '', city: '', iban: '' }}
      onSubmit={() => undefined}
    >
      <MultiStep {...options}>
        <Step name="you" label={t('multiStep.you')} level={3}>
          <EmailField name="email" label={t('multiStep.email')} />
          <NextStepButton>{t('multiStep.next')}</NextStepButton>
        </Step>
        {withAddress && (
          <Step name="address" label={t('multiStep.address')} level={3}>
            <TextField name="city" label={t('multiStep.city')} />
            <div className={classes.buttons}>
              <PreviousStepButton>{t('multiStep.back')}</PreviousStepButton>
              <NextStepButton>{t('multiStep.next')}</NextStepButton>
            </div>
          </Step>
        )}
        <Step name="bank" label={t('multiStep.bank')} level={3}>
          <IbanField name="iban" label={t('multiStep.iban')} />
          <div className={classes.buttons}>
            <PreviousStepButton>{t('multiStep.back')}</PreviousStepButton>
            <SubmitButton>{t('multiStep.send')}</SubmitButton>
          </div>
        </Step>
      </MultiStep>
    </Form>
  );
}

function Changing() {
  const { t } = useTranslation('playground');
  const [withAddress, setWithAddress] = useState(true);
  return (
    <div className={classes.form}>
      <label className={classes.box}>
        <input type="checkbox" checked={withAddress} onChange={() => setWithAddress(!withAddress)} />
        {t('multiStep.withAddress')}
      </label>
      <Registration label="changing" withAddress={withAddress} />
    </div>
  );
}

const slowly = () => new Promise<boolean>((resolve) => setTimeout(resolve, SLOW_MS, true));

export function Component() {
  return (
    <States>
      <State name="incomplete steps allowed">
        <div className={classes.form}>
          <Registration label="free" />
        </div>
      </State>
      <State name="incomplete steps not allowed, slow hook">
        <div className={classes.form}>
          <Registration label="strict" allowIncomplete={false} beforeStepChange={slowly} />
        </div>
      </State>
      <State name="hook that cancels">
        <div className={classes.form}>
          <Registration label="cancelled" beforeStepChange={() => false} />
        </div>
      </State>
      <State name="a step that comes and goes">
        <Changing />
      </State>
    </States>
  );
}
