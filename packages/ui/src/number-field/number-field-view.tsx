import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField';
import '../aria-page.ts';
import { classNames } from '../class-names.ts';
import box from '../field-box.module.css';
import { LANGUAGE_TAGS } from '../language-tags.ts';
import classes from './number-field.module.css';
import type { NumberFieldViewProps } from './number-field.tsx';

/**
 * The field with steps: arrow keys, Page Up, Page Down, Home and End; it announces name and value.
 */
export function NumberFieldView(props: NumberFieldViewProps) {
  const { value, onChange, onBlur, locale, labels, min, max, step, decimals = 0, id, ref, hadFocus } = props;
  return (
    <I18nProvider locale={LANGUAGE_TAGS[locale]}>
      <NumberField
        {...(id ? { id } : {})}
        className={box.root ?? ''}
        {...namesOf(props)}
        value={value ?? Number.NaN}
        onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
        {...(onBlur ? { onBlur } : {})}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(step === undefined ? {} : { step })}
        formatOptions={{ maximumFractionDigits: decimals }}
        isDisabled={props.disabled ?? false}
        isRequired={props.required ?? false}
        isInvalid={props['aria-invalid'] ?? false}
        validationBehavior="aria"
        isWheelDisabled
        incrementAriaLabel={labels.increase}
        decrementAriaLabel={labels.decrease}
        autoFocus={hadFocus}
      >
        <Group className={classNames(box.field, classes.field)}>
          <Button slot="decrement" className={classNames(box.button, classes.step)}>
            −
          </Button>
          <Input {...(ref ? { ref } : {})} className={classNames(box.input, classes.input)} />
          <Button slot="increment" className={classNames(box.button, classes.step)}>
            +
          </Button>
        </Group>
      </NumberField>
    </I18nProvider>
  );
}

const namesOf = (props: NumberFieldViewProps) => {
  const names: Record<string, string> = {};
  for (const name of ['aria-label', 'aria-labelledby', 'aria-describedby'] as const) {
    const text = props[name];
    if (text) names[name] = text;
  }
  return names;
};
