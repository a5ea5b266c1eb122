import { AddressSearch, Form, HouseNumberField, SubmitButton, TextField, ZipField } from '@paddock/forms';
import { houseNumber, length, required, zip } from '@paddock/forms/rules';
import { api, type Customer, href, useAlerts, useLocale } from '@paddock/host';
import { countryName } from '@paddock/i18n';
import { linkClass } from '@paddock/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { object, pipe, string } from 'valibot';
import { paths } from '../../paths.ts';
import { formWayOn } from '../../shared/refusal/form-way-on.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { useUnsavedForm } from '../../shared/use-unsaved-form.ts';
import { changeAddressMutation } from './address.queries.ts';
import styles from './address-form.module.css';

// The limits in the contract.
const Schema = object({
  street: pipe(string(), required(), length(1, 100)),
  houseNumber: pipe(string(), required(), houseNumber(), length(1, 10)),
  zip: pipe(string(), required(), zip(), length(2, 12)),
  city: pipe(string(), required(), length(1, 100)),
});

/** Changes the address: by a search, or field by field. The country cannot be changed. */
export function AddressForm({ address }: Pick<Customer, 'address'>) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(changeAddressMutation);
  const { prove, question } = useStepUp();
  const onDirtyChange = useUnsavedForm();
  const { country, ...known } = address;
  return (
    <>
      {question}
      <Form
        schema={Schema}
        defaultValues={known}
        label={t('address.title')}
        wayOn={formWayOn}
        onSubmit={async (body) => {
          await prove();
          // Not called for a customer who has left the page.
          await mutateAsync({ body }, { onSuccess: () => void navigate(paths.data) });
          useAlerts.getState().add({ type: 'success', message: t('address.saved') });
        }}
        onDirtyChange={onDirtyChange}
      >
        <AddressSearch api={api} country={country} />
        <div className={styles.line}>
          <TextField name="street" label={t('address.street')} autoComplete="address-line1" />
          <HouseNumberField name="houseNumber" label={t('address.houseNumber')} />
        </div>
        <div className={styles.line}>
          <TextField name="city" label={t('address.city')} autoComplete="address-level2" />
          <ZipField name="zip" label={t('address.zip')} />
        </div>
        <p className={styles.country}>
          {t('address.country', { country: countryName(country, locale) })}{' '}
          <Link to={href('contact')} className={linkClass}>
            {t('address.contact')}
          </Link>
        </p>
        <SubmitButton>{t('address.save')}</SubmitButton>
      </Form>
    </>
  );
}
