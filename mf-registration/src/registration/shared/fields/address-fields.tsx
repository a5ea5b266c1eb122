import type { ApiData } from '@paddock/api';
import {
  AddressSearch,
  HouseNumberField,
  PhoneField,
  SelectField,
  TextField,
  useWatch,
  ZipField,
} from '@paddock/forms';
import { api } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { Person } from './person.model.ts';
import { phoneCountries } from './phone-countries.model.ts';

interface AddressFieldsProps {
  options: ApiData<'getRegisterOptions'>;
}

/** The person's address and mobile number, and how they heard of us. */
export function AddressFields({ options }: AddressFieldsProps) {
  const { t } = useTranslation('mf-registration');
  const country = useWatch<Person, 'country'>({ name: 'country' });
  return (
    <>
      <SelectField
        name="country"
        label={t('register.field.country')}
        autoComplete="country"
        options={options.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <AddressSearch api={api} country={country} />
      <TextField name="street" label={t('register.field.street')} autoComplete="address-line1" />
      <HouseNumberField name="houseNumber" label={t('register.field.houseNumber')} />
      <ZipField name="zip" label={t('register.field.zip')} />
      <TextField name="city" label={t('register.field.city')} autoComplete="address-level2" />
      <PhoneField
        name="phone"
        countries={phoneCountries(options)}
        label={t('register.field.phone')}
        help={t('register.field.phoneHelp')}
      />
      <SelectField
        name="registerSource"
        label={t('register.field.source')}
        options={options.registerSources.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  );
}
