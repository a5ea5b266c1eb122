import type { ApiData } from '@paddock/api';
import { HouseNumberField, PhoneField, SelectField, TextField, ZipField } from '@paddock/forms';
import { useTranslation } from 'react-i18next';

interface AddressFieldsProps {
  options: ApiData<'getRegisterOptions'>;
}

/** Where the person lives, its mobile number, and how it heard of us. */
export function AddressFields({ options }: AddressFieldsProps) {
  const { t } = useTranslation('mf-registration');
  return (
    <>
      <SelectField
        name="country"
        label={t('register.field.country')}
        autoComplete="country"
        options={options.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField name="street" label={t('register.field.street')} autoComplete="address-line1" />
      <HouseNumberField name="houseNumber" label={t('register.field.houseNumber')} />
      <ZipField name="zip" label={t('register.field.zip')} />
      <TextField name="city" label={t('register.field.city')} autoComplete="address-level2" />
      <PhoneField name="phone" label={t('register.field.phone')} help={t('register.field.phoneHelp')} />
      <SelectField
        name="registerSource"
        label={t('register.field.source')}
        options={options.registerSources.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  );
}
