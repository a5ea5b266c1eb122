import { classNames } from '@paddock/ui/class-names';
import { useState } from 'react';
import { centsOf, moneyText, typeMoney } from '../rules/money.ts';
import { useFormsLocale } from '../use-forms-locale.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useCaret } from './use-caret.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Integer cents; null for an empty field. */
export type MoneyValue = number | null;

const withoutOthers = (text: string): string => text.replace(/[^0-9.,]/g, '');

interface DecimalFieldProps extends FieldProps {
  /** Shown after the number. */
  unit?: string;
}

/**
 * A field for a number with two decimals; its value is integer hundredths, null if it is empty. The
 * text stays as typed until blur, then it is formatted for the language.
 */
export function DecimalField({ unit, ...props }: DecimalFieldProps) {
  const locale = useFormsLocale();
  const { value, change, leave, inputProps, frameProps } = useField<number | null>(props);
  const [typed, setTyped] = useState<{ text: string; hundredths: number | null }>();
  const caret = useCaret(withoutOthers);
  // The typed text counts only until a draft or a reset sets another value.
  const written = value === null ? '' : moneyText(value, locale);
  const shown = typed && typed.hundredths === value ? typed.text : written;
  const type = (input: string) => {
    const text = typeMoney(shown, input);
    const hundredths = text === '' ? null : centsOf(text);
    caret.keep(text);
    setTyped({ text, hundredths });
    change(hundredths);
  };
  return (
    <FieldFrame {...frameProps}>
      <div className={classNames(styles.with, styles.short)}>
        <input
          {...inputProps}
          ref={caret.ref}
          className={classNames(styles.input, styles.figures)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyped(undefined);
            leave();
          }}
        />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

/** A field for an amount in euros; its value is integer cents. */
export const MoneyField = (props: FieldProps) => <DecimalField {...props} unit="€" />;
