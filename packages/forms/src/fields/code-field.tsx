import { classNames } from '@paddock/ui/class-names';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useCaret } from './use-caret.ts';
import { type FieldProps, useField } from './use-field.ts';

export interface CodeFieldProps extends FieldProps {
  /**
   * `one-time`: digits from an e-mail or text message, with phone autofill. `deposit`: from a
   * receipt.
   */
  of?: 'one-time' | 'deposit' | undefined;
}

/** Normalises a code: no blanks or dashes, in capitals. */
const readCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** A field for a code, which may be pasted with blanks and dashes. Never part of a draft. */
export function CodeField({ of = 'one-time', ...props }: CodeFieldProps) {
  const { value, change, leave, inputProps, frameProps } = useField<string>(props, 'secret');
  const caret = useCaret(readCode);
  const isOneTime = of === 'one-time';
  const type = (text: string) => {
    const code = readCode(text);
    caret.keep(code);
    change(code);
  };
  return (
    <FieldFrame {...frameProps}>
      <input
        {...inputProps}
        ref={caret.ref}
        className={classNames(styles.input, styles.short, styles.figures, styles.spaced)}
        type="text"
        inputMode={isOneTime ? 'numeric' : 'text'}
        autoComplete={isOneTime ? 'one-time-code' : 'off'}
        autoCapitalize={isOneTime ? 'none' : 'characters'}
        spellCheck={false}
        value={value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
