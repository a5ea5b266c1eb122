import { useFormContext } from '@paddock/forms';
import { useLocale } from '@paddock/host';
import { Combobox } from '@paddock/ui/combobox';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './address-form.module.css';
import { useAddressSearch } from './use-address-search.ts';

/** Finds a street and puts it into the fields of the form. */
export function AddressSearch({ country }: { country: string }) {
  const { t } = useTranslation('mf-account');
  const id = useId();
  const { setValue, setFocus } = useFormContext();
  const { items, isSearching, hasFailed, search, choose } = useAddressSearch(country);
  const take = async (chosen: string) => {
    const found = await choose(chosen);
    if (found === null) return;
    for (const name of ['street', 'zip', 'city'] as const) {
      setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
    }
    // The number of the old address belongs to another street.
    setValue('houseNumber', '', { shouldDirty: true });
    setFocus('houseNumber');
  };
  return (
    <div className={styles.search}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {t('address.search')}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {t('address.searchHelp')}
      </p>
      <Combobox
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        search="caller"
        items={items}
        loading={isSearching}
        value={null}
        onChange={(item) => item && void take(item.id)}
        onSearch={search}
        autoComplete="off"
        locale={useLocale()}
        labels={{
          open: t('address.open'),
          loading: t('address.searching'),
          empty: t(hasFailed ? 'address.searchFailed' : 'address.nothing'),
        }}
      />
    </div>
  );
}
