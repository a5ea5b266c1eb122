import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centsOf, moneyText, typeMoney } from '../rules/money.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useCaret } from './use-caret.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Integer cents; null for an empty field. */
export type MoneyValue = number | null;

const withoutOthers = (text: string): string => text.replace(/[^0-9.,]/g, '');

/**
 * A field for an amount in euros; its value is integer cents. The text stays as typed until blur,
 * then it is formatted for the language.
 */
export function MoneyField(props: FieldProps) {
  const { i18n } = useTranslation();
  const { value, change, leave, inputProps, frameProps } = useField<MoneyValue>(props);
  const [typed, setTyped] = useState<{ text: string; cents: MoneyValue }>();
  const caret = useCaret(withoutOthers);
  // The typed text counts only until a draft or a reset sets another value.
  const written = value === null ? '' : moneyText(value, i18n.language === 'en' ? 'en' : 'de');
  const shown = typed && typed.cents === value ? typed.text : written;
  const type = (input: string) => {
    const text = typeMoney(shown, input);
    const cents = text === '' ? null : centsOf(text);
    caret.keep(text);
    setTyped({ text, cents });
    change(cents);
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
        <span className={styles.unit} aria-hidden="true">
          €
        </span>
      </div>
    </FieldFrame>
  );
}
