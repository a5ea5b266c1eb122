import { type Ref, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import box from '../field-box.module.css';
import { LANGUAGE_TAGS, type Language } from '../language-tags.ts';
import { createLazyView } from '../lazy-view.ts';
import { fitNumber, formatNumber, type NumberShape, parseNumber } from './number-field.model.ts';
import classes from './number-field.module.css';

export interface NumberFieldLabels {
  /** Labels of the buttons that add and subtract a step. */
  increase: string;
  decrease: string;
}

/** Needs a name: `aria-labelledby` (the id of its `<label>`) or `aria-label`. */
export interface NumberFieldProps extends NumberShape {
  /** `null` for an empty field. Not for money: a money field counts cents. */
  value: number | null;
  /** Called on blur, on Enter and for each step. */
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  locale: Language;
  labels: NumberFieldLabels;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

export interface NumberFieldViewProps extends NumberFieldProps {
  /** Whether the plain field that this one replaces had the focus. */
  hadFocus: boolean;
}

const numberField = createLazyView(() =>
  import('./number-field-view.tsx').then(({ NumberFieldView }) => NumberFieldView),
);

/** A number field. It is a plain field until its steps are loaded, and if they fail to load. */
export function NumberField(props: NumberFieldProps) {
  const shown = numberField.useView();
  const [hasFocus, setFocus] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(numberField.load, []);
  // A half-typed number is finished in the plain field first.
  if (shown.status === 'ready' && typed === null) return <shown.View {...props} hadFocus={hasFocus} />;

  const { value, onChange, onBlur, locale, labels: _, min, max, decimals = 0, step, ...field } = props;
  const tag = LANGUAGE_TAGS[locale];
  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const number = parseNumber(typed, tag);
    const next = number === null ? (typed.trim() ? value : null) : fitNumber(number, { min, max, decimals, step });
    if (next !== value) onChange(next);
  };
  return (
    <div className={classNames(box.field, classes.field)}>
      <input
        {...field}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        className={classNames(box.input, classes.input)}
        value={typed ?? (value === null ? '' : formatNumber(value, tag, decimals))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={() => {
          setFocus(true);
          numberField.load();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
        onBlur={() => {
          setFocus(false);
          take();
          onBlur?.();
        }}
      />
    </div>
  );
}
