import { classNames } from '@paddock/ui/class-names';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface TextAreaProps extends FieldProps {
  /** Number of visible lines. Default: 4. */
  rows?: number | undefined;
}

/** A field for several lines of text. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { value, change, leave, inputProps, frameProps } = useField<string>(props);
  return (
    <FieldFrame {...frameProps}>
      <textarea
        {...inputProps}
        className={classNames(styles.input, styles.area)}
        rows={rows}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
