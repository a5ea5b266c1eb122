import { classNames } from '@paddock/ui/class-names';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { useEffect, useMemo, useState } from 'react';
import fieldStyles from '../field.module.css';
import type { FieldState } from '../use-field.ts';
import { type PhoneCountry, showPhone, valueOfPhone } from './phone.model.ts';
import styles from './phone.module.css';

export interface PhoneViewProps extends Pick<FieldState<string>, 'value' | 'change' | 'leave' | 'inputProps'> {
  /** The country for an empty field. */
  country: PhoneCountry;
  /** The countries to choose from. Default: all. */
  countries: readonly PhoneCountry[] | undefined;
  locale: 'de' | 'en';
  /** Name of the list of countries. */
  countryLabel: string;
  /** Whether the plain input had the focus when this view replaced it. */
  hadFocus: boolean;
}

const ALL = getCountries();

/** The countries with their calling codes, by their names in a language. */
function namedCountries(countries: readonly PhoneCountry[], locale: 'de' | 'en') {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = countries.map((code) => ({ code, label: `${names.of(code)} (+${getCountryCallingCode(code)})` }));
  return named.sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** A list of countries and a text field, which together give one number. */
export function PhoneView(props: PhoneViewProps) {
  const { value, change, leave, inputProps, country, countries = ALL, locale, countryLabel, hadFocus } = props;
  const [chosen, choose] = useState(country);
  const [typed, setTyped] = useState<string | null>(hadFocus ? value : null);
  // The plain input did not know the country, so its text is read as a number only now.
  const [before] = useState({ change, text: value, number: valueOfPhone(value, country) });
  useEffect(() => {
    if (before.number !== before.text) before.change(before.number);
  }, [before]);
  const shown = showPhone(value, chosen, countries);
  const text = typed ?? shown.text;
  const options = useMemo(() => namedCountries(countries, locale), [countries, locale]);
  return (
    <div className={styles.phone}>
      <select
        className={classNames(fieldStyles.input, fieldStyles.select)}
        aria-label={countryLabel}
        autoComplete="off"
        value={typed === null ? shown.country : chosen}
        onChange={(event) => {
          const next = event.target.value as PhoneCountry;
          choose(next);
          change(valueOfPhone(text, next));
        }}
        onBlur={leave}
      >
        {options.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <input
        {...inputProps}
        // biome-ignore lint/a11y/noAutofocus: it had the focus before its view came
        autoFocus={hadFocus}
        className={classNames(fieldStyles.input, fieldStyles.figures)}
        type="tel"
        autoComplete="tel"
        value={text}
        onFocus={() => choose(shown.country)}
        onChange={(event) => {
          setTyped(event.target.value);
          change(valueOfPhone(event.target.value, chosen));
        }}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
      />
    </div>
  );
}
