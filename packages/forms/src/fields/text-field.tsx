import { classNames } from '@paddock/ui/class-names';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** The HTML token (`given-name`, `tel`), used by browsers and password managers. */
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | undefined;
  autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  /** `short`: a narrow field for a short value. */
  size?: 'full' | 'short' | undefined;
  readOnly?: boolean | undefined;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, autoCapitalize, size, readOnly } = props;
  const { value, change, leave, inputProps, frameProps } = useField<string>(props);
  return (
    <FieldFrame {...frameProps}>
      <input
        {...inputProps}
        className={classNames(styles.input, size === 'short' && styles.short)}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        readOnly={readOnly}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
