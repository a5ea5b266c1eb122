import { classNames } from '@paddock/ui/class-names';
import { useFormsTexts } from '../use-forms-texts.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** An option. */
export interface FieldOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly FieldOption[];
  autoComplete?: string | undefined;
}

/** A choice between many options, in a native select. The empty value means "please choose". */
export function SelectField({ options, autoComplete, ...props }: SelectFieldProps) {
  const t = useFormsTexts();
  const { value, change, leave, inputProps, frameProps } = useField<string>(props);
  return (
    <FieldFrame {...frameProps}>
      <select
        {...inputProps}
        className={classNames(styles.input, styles.select)}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      >
        <option value="">{t('form.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
