import { PageTitle } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { PageHeading } from '@paddock/ui/page-heading';
import { useTranslation } from 'react-i18next';

/** A placeholder that describes the account area until its pages exist. */
export function Component() {
  const { t } = useTranslation('mf-account');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeading>{t('title')}</PageHeading>
      <Card>
        <p>{t('what')}</p>
        <p>{t('when')}</p>
      </Card>
    </>
  );
}
