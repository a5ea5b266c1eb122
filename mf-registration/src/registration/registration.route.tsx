import { Page } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';

/** A placeholder for the registration until its forms exist. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  return (
    <Page title={t('register.title')}>
      <Card>
        <p>{t('register.what')}</p>
        <p>{t('when')}</p>
      </Card>
    </Page>
  );
}
