import {
  CheckboxField,
  CodeField,
  DateField,
  DateTimeField,
  EmailField,
  Form,
  HouseNumberField,
  IbanField,
  MoneyChips,
  MoneyField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  ZipField,
} from '@paddock/forms';
import {
  accepted,
  calendarDate,
  dateTime,
  depositCode,
  email,
  houseNumber,
  iban,
  minMoney,
  password,
  phone,
  registerCode,
  required,
  zip,
} from '@paddock/forms/rules';
import { useTranslation } from 'react-i18next';
import { boolean, nullable, number, object, pipe, string } from 'valibot';
import classes from '../../playground.module.css';
import { State, States } from '../../state.tsx';

const shape = object({
  text: pipe(string(), required()),
  area: pipe(string(), required()),
  email: pipe(string(), required(), email()),
  current: pipe(string(), required()),
  next: pipe(string(), required(), password()),
  iban: pipe(string(), required(), iban()),
  phone: pipe(string(), required(), phone()),
  money: pipe(nullable(number()), required(), minMoney(500)),
  date: pipe(string(), required(), calendarDate()),
  start: pipe(string(), required(), dateTime()),
  select: pipe(string(), required()),
  radio: pipe(string(), required()),
  box: pipe(boolean(), accepted()),
  code: pipe(string(), required(), registerCode()),
  deposit: pipe(string(), required(), depositCode()),
  houseNumber: pipe(string(), required(), houseNumber()),
  zip: pipe(string(), required(), zip()),
  note: string(),
});

const EMPTY = {
  ...{
    text: '',
    area: '',
    email: '',
    current: '',
    next: '',
    iban: '',
    phone: '',
    money: null,
    date: '',
    start: '',
    select: '',
    radio: '',
  },
  ...{ box: false, code: '', deposit: '', houseNumber: '', zip: '', note: '' },
};

const FILLED = {
  ...{ text: 'Ada Hufnagel', area: '', email: 'ada@example.com', current: 'Galopp-1', next: 'Galopp', money: 1250 },
  ...{
    phone: '+4915112345678',
    iban: 'DE89370400440532013000',
    date: '1980-11-05',
    start: '2026-11-05T14:30',
    select: 'bay',
    radio: 'grey',
    box: true,
    code: '123456',
  },
  ...{ deposit: 'ACK34', houseNumber: '12 a', zip: '15366', note: '' },
};

function Every({ values, label }: { values: typeof EMPTY | typeof FILLED; label: string }) {
  const { t } = useTranslation('playground');
  const colours = (['bay', 'grey', 'chestnut'] as const).map((value) => ({ value, label: t(`fields.${value}`) }));
  return (
    <div className={classes.form}>
      <Form schema={shape} defaultValues={values} label={label} onSubmit={() => undefined}>
        <TextField name="text" label={t('fields.text')} help={t('fields.textHelp')} />
        <EmailField name="email" label={t('fields.email')} />
        <PasswordField name="current" label={t('fields.current')} />
        <PasswordField name="next" label={t('fields.next')} purpose="new" />
        <IbanField name="iban" label={t('fields.iban')} />
        <PhoneField name="phone" label={t('fields.phone')} />
        <MoneyChips name="money" label={t('fields.money')} amounts={[1_000, 2_500]} />
        <MoneyField name="money" label={t('fields.money')} />
        <DateField name="date" label={t('fields.date')} />
        <DateTimeField name="start" label={t('fields.start')} />
        <SelectField name="select" label={t('fields.select')} options={colours} />
        <RadioGroup name="radio" label={t('fields.radio')} options={colours} />
        <CodeField name="code" label={t('fields.code')} />
        <CodeField name="deposit" label={t('fields.deposit')} of="deposit" />
        <HouseNumberField name="houseNumber" label={t('fields.houseNumber')} />
        <ZipField name="zip" label={t('fields.zip')} />
        <TextArea name="area" label={t('fields.area')} />
        <TextField name="note" label={t('fields.note')} />
        <CheckboxField name="box" label={t('fields.box')} />
        <SubmitButton>{t('fields.send')}</SubmitButton>
      </Form>
    </div>
  );
}

export function Component() {
  return (
    <States>
      <State name="filled">
        <Every values={FILLED} label="filled" />
      </State>
      <State name="empty">
        <Every values={EMPTY} label="empty" />
      </State>
    </States>
  );
}
