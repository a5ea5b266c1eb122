import { CheckboxField } from '@paddock/forms';
import { href } from '@paddock/host';
import { ExternalLink } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';

/** The consent to the terms. They open in a new tab, so that the typed values stay. */
export function TermsField() {
  const { t } = useTranslation('mf-registration');
  return (
    <CheckboxField name="termsAndConditions" label={t('register.field.terms')}>
      {t('register.field.terms')}{' '}
      <ExternalLink href={useHref(href('terms'))} newTabLabel={t('register.newTab')}>
        {t('register.field.termsRead')}
      </ExternalLink>
    </CheckboxField>
  );
}
