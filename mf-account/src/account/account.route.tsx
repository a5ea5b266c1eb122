import { Card } from '@paddock/ui/card';
import { PageHeading } from '@paddock/ui/page-heading';
import { useTranslation } from 'react-i18next';

/** What the account area will be, until its pages are there. */
export function Component() {
  const { t } = useTranslation('mf-account');
  return (
    <>
      <title>{`${t('title')} · Paddock`}</title>
      <PageHeading>{t('title')}</PageHeading>
      <Card>
        <p>{t('what')}</p>
        <p>{t('when')}</p>
      </Card>
    </>
  );
}
