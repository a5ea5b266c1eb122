import type { ApiData } from '@paddock/api';
import { RadioGroup, SelectField, TextField } from '@paddock/forms';
import { useTranslation } from 'react-i18next';

interface PersonFieldsProps {
  options: ApiData<'getRegisterOptions'>;
}

/** The person's name and birth, as the law requires (GlüStV § 6a). */
export function PersonFields({ options }: PersonFieldsProps) {
  const { t } = useTranslation('mf-registration');
  const salutations = (['Frau', 'Herr', 'Divers'] as const).map((value) => ({
    value,
    label: t(`register.salutation.${value}`),
  }));
  return (
    <>
      <RadioGroup name="salutation" label={t('register.field.salutation')} options={salutations} />
      <TextField name="firstname" label={t('register.field.firstname')} autoComplete="given-name" />
      <TextField name="lastname" label={t('register.field.lastname')} autoComplete="family-name" />
      <TextField name="birthName" label={t('register.field.birthName')} help={t('register.field.birthNameHelp')} />
      <TextField name="birthplace" label={t('register.field.birthplace')} />
      <SelectField
        name="nationalityId"
        label={t('register.field.nationality')}
        options={options.nationalities
          // Id 0 means that nothing is chosen (second spec §3).
          .filter(({ id }) => id !== 0)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
}
