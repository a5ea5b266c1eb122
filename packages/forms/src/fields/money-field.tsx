import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centsOf, moneyText, typeMoney } from '../rules/money.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useCaret } from './use-caret.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Integer cents; null: nothing was entered. */
export type MoneyValue = number | null;

const withoutOthers = (text: string): string => text.replace(/[^0-9.,]/g, '');

/** An amount in euros; its value is integer cents. While it is typed it stays as typed; afterwards it stands as the language writes it. */
export function MoneyField(props: FieldProps) {
  const { i18n } = useTranslation();
  const { value, change, leave, inputProps, frameProps } = useField<MoneyValue>(props);
  const [typed, setTyped] = useState<{ text: string; cents: MoneyValue }>();
  const caret = useCaret(withoutOthers);
  // What was typed counts only as long as nobody else (a draft, a reset) set another value.
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
