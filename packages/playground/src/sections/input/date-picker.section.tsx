import { useDateLabels } from '@paddock/forms';
import { DatePicker } from '@paddock/ui/date-picker';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const isMonday = (day: string) => new Date(`${day}T12:00Z`).getUTCDay() === 1;

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="empty">
        <Example label={t('date-picker.birthdate')} autoComplete="bday" min="1900-01-01" max="2007-11-06" />
      </State>
      <State name="value min max isDateDisabled">
        <Example
          label={t('date-picker.meeting')}
          start="2025-11-06"
          min="2025-10-10"
          max="2026-01-15"
          isDateDisabled={isMonday}
        />
      </State>
      <State name="aria-invalid">
        <Example label={t('date-picker.from')} start="31.02.2025" aria-invalid>
          {t('date-picker.noDay')}
        </Example>
      </State>
      <State name="disabled">
        <Example label={t('date-picker.until')} start="2025-12-31" disabled />
      </State>
      <State name="granularity=minute">
        <Example label={t('date-picker.start')} start="2025-11-06T14:30" granularity="minute" />
      </State>
    </States>
  );
}

interface ExampleProps {
  label: string;
  start?: string;
  min?: string;
  max?: string;
  autoComplete?: string;
  isDateDisabled?: (day: string) => boolean;
  'aria-invalid'?: boolean;
  disabled?: boolean;
  granularity?: 'day' | 'minute';
  children?: ReactNode;
}

function Example({ label, start = '', children, ...props }: ExampleProps) {
  const { t, i18n } = useTranslation('playground');
  const [value, setValue] = useState(start);
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DatePicker
        {...props}
        id={id}
        value={value}
        onChange={setValue}
        locale={i18n.language === 'en' ? 'en' : 'de'}
        placeholder={t('date-picker.placeholder')}
        aria-describedby={`${id}-help`}
        labels={useDateLabels(label)}
      />
      <p id={`${id}-help`}>{children ?? <output>{value}</output>}</p>
    </div>
  );
}
