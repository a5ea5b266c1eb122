import styles from './field.module.css';
import { FieldError, FieldHelp } from './field-frame.tsx';
import type { FieldOption } from './select-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly FieldOption[];
}

/** A choice between a few visible options. */
export function RadioGroup({ options, ...props }: RadioGroupProps) {
  const { value, change, leave, inputProps, frameProps } = useField<string>(props);
  const { id, name, ...described } = inputProps;
  const { label, mark, help, helpId, ...error } = frameProps;
  // The Tab stop of the group; links of the error summary lead here.
  const entry = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group may be required and invalid (ARIA 1.2)
    <fieldset {...described} role="radiogroup" className={styles.field}>
      <legend className={styles.label}>
        {label}
        {mark && <span className={styles.mark}> ({mark})</span>}
      </legend>
      <FieldHelp help={help} helpId={helpId} />
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              id={index === entry ? id : undefined}
              type="radio"
              name={`${name}-${id}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => change(option.value)}
              onBlur={leave}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError {...error} />
    </fieldset>
  );
}
