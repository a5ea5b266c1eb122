import { classNames } from '@paddock/ui/class-names';
import { normaliseIban } from '../rules/iban.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useCaret } from './use-caret.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Formats in groups of four, as printed. */
const inGroups = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/**
 * A field for an IBAN, shown in groups of four. Its value has no blanks or dashes and is in
 * capitals. Never part of a draft.
 */
export function IbanField(props: FieldProps) {
  const { value, change, leave, inputProps, frameProps } = useField<string>(props, 'secret');
  const caret = useCaret(normaliseIban);
  const type = (text: string) => {
    const iban = normaliseIban(text);
    caret.keep(inGroups(iban));
    change(iban);
  };
  return (
    <FieldFrame {...frameProps}>
      <input
        {...inputProps}
        ref={caret.ref}
        className={classNames(styles.input, styles.figures)}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={inGroups(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
