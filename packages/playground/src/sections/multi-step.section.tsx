import { valibotResolver } from '@hookform/resolvers/valibot';
import { addFormsTexts, email, iban, required, translateRule } from '@paddock/forms/rules';
import { MultiStep, type MultiStepProps, NextStepButton, PreviousStepButton, Step } from '@paddock/forms/steps';
import { Button } from '@paddock/ui/button';
import { use, useId, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { State, States } from '../state.tsx';
import classes from './multi-step.module.css';

/** How long the slow server of the playground thinks, in milliseconds. */
const SLOW_MS = 800;

const shapeOf = (withAddress: boolean) =>
  object({
    email: pipe(string(), required(), email()),
    city: withAddress ? pipe(string(), required()) : string(),
    iban: pipe(string(), required(), iban()),
  });

/** The least that is a field: a step needs nothing but a registration inside it. */
function Field({ name }: { name: 'email' | 'city' | 'iban' }) {
  const { t } = useTranslation('playground');
  const { t: say } = useTranslation('forms');
  const { register, getFieldState, formState } = useFormContext();
  const id = useId();
  const { error } = getFieldState(name, formState);
  return (
    <p className={classes.field}>
      <label htmlFor={id}>{t(`multiStep.${name}`)}</label>
      <input id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-error`} {...register(name)} />
      <span id={`${id}-error`} className={classes.error}>
        {error?.message && translateRule(say, error.message)}
      </span>
    </p>
  );
}

interface RegistrationProps extends Omit<MultiStepProps, 'children'> {
  label: string;
  withAddress?: boolean;
}

function Registration({ label, withAddress = true, ...options }: RegistrationProps) {
  const { t } = useTranslation('playground');
  const form = useForm({
    resolver: valibotResolver(shapeOf(withAddress)),
    defaultValues: { email: '', city: '', iban: '' },
  });
  return (
    <FormProvider {...form}>
      <form className={classes.form} aria-label={label} noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <MultiStep {...options}>
          <Step name="you" label={t('multiStep.you')} level={3}>
            <Field name="email" />
            <NextStepButton>{t('multiStep.next')}</NextStepButton>
          </Step>
          {withAddress && (
            <Step name="address" label={t('multiStep.address')} level={3}>
              <Field name="city" />
              <div className={classes.buttons}>
                <PreviousStepButton>{t('multiStep.back')}</PreviousStepButton>
                <NextStepButton>{t('multiStep.next')}</NextStepButton>
              </div>
            </Step>
          )}
          <Step name="bank" label={t('multiStep.bank')} level={3}>
            <Field name="iban" />
            <div className={classes.buttons}>
              <PreviousStepButton>{t('multiStep.back')}</PreviousStepButton>
              <Button variant="primary" type="submit">
                {t('multiStep.send')}
              </Button>
            </div>
          </Step>
        </MultiStep>
      </form>
    </FormProvider>
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
  const { i18n } = useTranslation();
  use(addFormsTexts(i18n));
  return (
    <States>
      <State name="incomplete steps allowed">
        <Registration label="free" />
      </State>
      <State name="incomplete steps not allowed, slow hook">
        <Registration label="strict" allowIncomplete={false} beforeStepChange={slowly} />
      </State>
      <State name="hook that cancels">
        <Registration label="cancelled" beforeStepChange={() => false} />
      </State>
      <State name="a step that comes and goes">
        <Changing />
      </State>
    </States>
  );
}
