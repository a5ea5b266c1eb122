import {
  CheckboxField,
  CodeField,
  DateField,
  EmailField,
  Form,
  HouseNumberField,
  IbanField,
  MoneyField,
  PasswordField,
  RadioGroup,
  SelectField,
  SubmitButton,
  TextField,
  ZipField,
} from '@paddock/forms';
import {
  accepted,
  adult,
  calendarDate,
  confirm,
  email,
  houseNumber,
  iban,
  maxMoney,
  minMoney,
  password,
  required,
  zip,
} from '@paddock/forms/rules';
import { apiDate } from '@paddock/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, nullable, number, object, pipe, string } from 'valibot';
import classes from '../../playground.module.css';
import { State, States } from '../../state.tsx';

/** Response time of the playground's server, in milliseconds. */
const SLOW_MS = 600;

const text = () => pipe(string(), required());

const shape = pipe(
  object({
    salutation: text(),
    firstName: text(),
    lastName: text(),
    birthdate: pipe(
      string(),
      required(),
      calendarDate(),
      adult(() => apiDate(Date.now())),
    ),
    country: text(),
    street: text(),
    houseNumber: pipe(string(), required(), houseNumber()),
    zip: pipe(string(), required(), zip()),
    city: text(),
    email: pipe(string(), required(), email()),
    emailConfirmation: text(),
    password: pipe(string(), required(), password()),
    iban: pipe(string(), iban()),
    limit: pipe(nullable(number()), required(), minMoney(100), maxMoney(100_000)),
    voucher: string(),
    terms: pipe(boolean(), accepted()),
  }),
  confirm('email', 'emailConfirmation'),
);

const empty = {
  ...{ salutation: '', firstName: '', lastName: '', birthdate: '' },
  ...{ country: '', street: '', houseNumber: '', zip: '', city: '' },
  ...{ email: '', emailConfirmation: '', password: '', iban: '', limit: null, voucher: '', terms: false },
};

type Answer = 'taken' | 'closed' | 'yes';

/** The refusals of the playground's server, in the shape of `ApiError`. */
const REFUSALS: Readonly<Record<Answer, object | undefined>> = {
  taken: {
    kind: 'api',
    message: 'A parameter is not valid.',
    validation: { email: ['taken'], first_name: ['pattern'] },
  },
  closed: { kind: 'network', message: '', tag: 'TOTAL_FAIL' },
  yes: undefined,
};

const answer = (refusal: object | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => (refusal ? reject(refusal) : resolve()), SLOW_MS);
  });

function Registration() {
  const { t } = useTranslation('playground');
  const [next, setNext] = useState<Answer>('taken');
  const [isDirty, setDirty] = useState(false);
  const [isDone, setDone] = useState(false);
  const send = async () => {
    setDone(false);
    await answer(REFUSALS[next]);
    setDone(true);
  };
  return (
    <div className={classes.form}>
      <label className={classes.switch}>
        {t('form.answer')}
        <select value={next} onChange={(event) => setNext(event.target.value as Answer)}>
          <option value="taken">{t('form.taken')}</option>
          <option value="closed">{t('form.closed')}</option>
          <option value="yes">{t('form.yes')}</option>
        </select>
      </label>
      <p>{t(isDirty ? 'form.unsaved' : 'form.saved')}</p>
      <p role="status">{isDone && t('form.thanks')}</p>
      <Form
        schema={shape}
        defaultValues={empty}
        label={t('form.label')}
        draft="playground"
        onSubmit={send}
        onDirtyChange={setDirty}
        explain={(_, code) => (code === 'taken' ? t('form.emailTaken') : undefined)}
      >
        <RadioGroup
          name="salutation"
          label={t('form.salutation')}
          options={[
            { value: 'ms', label: t('form.ms') },
            { value: 'mr', label: t('form.mr') },
            { value: 'none', label: t('form.none') },
          ]}
        />
        <TextField name="firstName" label={t('form.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('form.lastName')} autoComplete="family-name" />
        <DateField name="birthdate" label={t('form.birthdate')} autoComplete="bday" />
        <SelectField
          name="country"
          label={t('form.country')}
          autoComplete="country"
          options={[
            { value: 'DE', label: t('form.germany') },
            { value: 'AT', label: t('form.austria') },
          ]}
        />
        <TextField name="street" label={t('form.street')} autoComplete="address-line1" />
        <HouseNumberField name="houseNumber" label={t('form.houseNumber')} />
        <ZipField name="zip" label={t('form.zip')} />
        <TextField name="city" label={t('form.city')} autoComplete="address-level2" />
        <EmailField name="email" label={t('form.email')} help={t('form.emailHelp')} />
        <EmailField name="emailConfirmation" label={t('form.emailConfirmation')} />
        <PasswordField name="password" label={t('form.password')} purpose="new" />
        <IbanField name="iban" label={t('form.iban')} />
        <MoneyField name="limit" label={t('form.limit')} help={t('form.limitHelp')} />
        <CodeField name="voucher" label={t('form.voucher')} of="deposit" />
        <CheckboxField name="terms" label={t('form.terms')} />
        <SubmitButton>{t('form.send')}</SubmitButton>
      </Form>
    </div>
  );
}

export function Component() {
  return (
    <States>
      <State name="with draft and server">
        <Registration />
      </State>
    </States>
  );
}
