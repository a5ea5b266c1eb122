import { NumberField, type NumberFieldProps } from '@paddock/ui/number-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="min max">
        <Example label={t('number-field.legs')} start={6} min={4} max={7} />
      </State>
      <State name="decimals">
        <Example label={t('number-field.odds')} start={1234.5} decimals={2} min={0} />
      </State>
      <State name="empty step aria-invalid">
        <Example label={t('number-field.starters')} start={null} step={2} aria-invalid />
      </State>
      <State name="disabled">
        <Example label={t('number-field.laps')} start={2} disabled />
      </State>
    </States>
  );
}

type ExampleProps = Pick<NumberFieldProps, 'min' | 'max' | 'decimals' | 'step' | 'disabled' | 'aria-invalid'> & {
  label: string;
  start: number | null;
};

function Example({ label, start, ...props }: ExampleProps) {
  const { t, i18n } = useTranslation('playground');
  const [value, setValue] = useState(start);
  const id = useId();
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <NumberField
        {...props}
        id={id}
        aria-labelledby={`${id}-label`}
        value={value}
        onChange={setValue}
        locale={i18n.language === 'en' ? 'en' : 'de'}
        labels={{
          increase: t('number-field.increase', { label }),
          decrease: t('number-field.decrease', { label }),
        }}
      />
      <output>{value}</output>
    </div>
  );
}
