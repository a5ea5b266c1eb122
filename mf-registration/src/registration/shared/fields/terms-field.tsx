import { CheckboxField } from '@paddock/forms';
import { href } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The consent to the terms. They open in a new tab, so that the typed values stay. */
export function TermsField() {
  const { t } = useTranslation('mf-registration');
  return (
    <CheckboxField name="termsAndConditions" label={t('register.field.terms')}>
      {t('register.field.terms')}{' '}
      <Link to={href('terms')} target="_blank" rel="noopener">
        {t('register.field.termsRead')}
      </Link>
    </CheckboxField>
  );
}
