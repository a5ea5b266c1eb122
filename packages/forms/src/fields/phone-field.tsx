import { classNames } from '@paddock/ui/class-names';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect, useState } from 'react';
import { useFormScope } from '../form/form-scope.ts';
import { useFormsLocale } from '../use-forms-locale.ts';
import { useFormsTexts } from '../use-forms-texts.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import type { PhoneViewProps } from './phone/phone-view.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type PhoneFieldProps = FieldProps &
  Partial<Pick<PhoneViewProps, 'countries'>> & {
    /** ISO 3166-1 alpha-2 of the country for an empty field. Default: `DE`. */
    country?: PhoneViewProps['country'] | undefined;
  };

const phoneView = createLazyView(() => import('./phone/phone-view.tsx').then(({ PhoneView }) => PhoneView));

/**
 * A phone number: its country from a list, and the number as dialled there. The value is E.164
 * (`+4915112345678`), or the typed text, which the rule `phone` reports. The countries are a
 * separate chunk, fetched when the field is on screen; without it, the field takes international
 * numbers.
 */
export function PhoneField({ country = 'DE', countries, ...props }: PhoneFieldProps) {
  const t = useFormsTexts();
  const locale = useFormsLocale();
  const { value, change, leave, inputProps, frameProps } = useField<string>({
    ...props,
    help: props.help ?? t('form.phone.help'),
  });
  const [hasFocus, setFocus] = useState(false);
  const shown = phoneView.useView();
  const { isShown } = useFormScope();
  useEffect(() => {
    if (isShown) phoneView.load();
  }, [isShown]);
  return (
    <FieldFrame {...frameProps}>
      {shown.status === 'ready' ? (
        <shown.View
          {...{ value, change, leave, inputProps, country, countries }}
          locale={locale}
          countryLabel={t('form.phone.country', { label: props.label })}
          hadFocus={hasFocus}
        />
      ) : (
        <input
          {...inputProps}
          className={classNames(styles.input, styles.figures)}
          type="tel"
          autoComplete="tel"
          value={value}
          onFocus={() => setFocus(true)}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            setFocus(false);
            leave();
          }}
        />
      )}
    </FieldFrame>
  );
}
