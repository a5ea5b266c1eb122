import type { Api } from '@paddock/api';
import { Combobox } from '@paddock/ui/combobox';
import { useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormScope } from '../../form/form-scope.ts';
import { useFormsLocale } from '../../use-forms-locale.ts';
import { useFormsTexts } from '../../use-forms-texts.ts';
import fieldStyles from '../field.module.css';
import { FieldHelp } from '../field-frame.tsx';
import styles from './address-search.module.css';
import { useAddressSearch } from './use-address-search.ts';

export interface AddressSearchProps {
  /** The host's client. */
  api: Api;
  /** ISO 3166-1 alpha-3 of the country to search in; empty for none. */
  country: string;
}

/** The fields that a found address fills in. */
const FILLED = ['street', 'zip', 'city'] as const;

/**
 * Finds a street and fills in the fields `street`, `zip` and `city` of the form around it. Clears
 * `houseNumber`: the old one belongs to another street.
 */
export function AddressSearch({ api, country }: AddressSearchProps) {
  const t = useFormsTexts();
  const locale = useFormsLocale();
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const { getValues, setValue, setFocus } = useFormContext();
  const { isShown } = useFormScope();
  const { items, isSearching, hasFailed, search, choose, isReading, hasFailedToRead } = useAddressSearch(api, country);
  const take = (chosen: string) => {
    setValue('houseNumber', '', { shouldDirty: true });
    const before = getValues(FILLED).join();
    choose(chosen, {
      onSuccess(found) {
        // The customer has typed another address meanwhile.
        if (getValues(FILLED).join() !== before) return;
        for (const name of FILLED) setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
        if (part.current?.contains(document.activeElement)) setFocus('houseNumber');
      },
    });
  };
  // Its list is a separate chunk, which a hidden step does not need.
  if (!isShown) return null;
  return (
    <div ref={part} className={styles.wide}>
      <label id={`${id}-label`} htmlFor={id} className={fieldStyles.label}>
        {t('form.address.search')}
      </label>
      <FieldHelp help={t('form.address.help')} helpId={`${id}-help`} />
      <Combobox
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        search="caller"
        items={items}
        loading={isSearching}
        value={null}
        onChange={(item) => item && take(item.id)}
        onSearch={search}
        autoComplete="off"
        locale={locale}
        labels={{
          open: t('form.address.open'),
          loading: t('form.address.searching'),
          empty: t(hasFailed ? 'form.address.failed' : 'form.address.nothing'),
        }}
      />
      <p role="status" className={fieldStyles.help}>
        {isReading && t('form.address.searching')}
        {hasFailedToRead && t('form.address.failed')}
      </p>
    </div>
  );
}
