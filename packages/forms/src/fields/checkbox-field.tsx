import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError, FieldHelp } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface CheckboxFieldProps extends FieldProps {
  /** Replaces the label beside the box, for example by a sentence with links. */
  children?: ReactNode;
}

/** A yes-or-no field. */
export function CheckboxField({ children, ...props }: CheckboxFieldProps) {
  const { value, change, leave, inputProps, frameProps } = useField<boolean>(props);
  const { label, mark, help, helpId, ...error } = frameProps;
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...inputProps}
          type="checkbox"
          checked={value}
          onChange={(event) => change(event.target.checked)}
          onBlur={leave}
        />
        <span>
          {children ?? label}
          {mark && <span className={styles.mark}> ({mark})</span>}
        </span>
      </label>
      <FieldHelp help={help} helpId={helpId} />
      <FieldError {...error} />
    </div>
  );
}
