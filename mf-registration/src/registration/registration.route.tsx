import { PageTitle } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { PageHeading } from '@paddock/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { topicOf } from './topic.model.ts';

/** A placeholder for registration, newsletter and password recovery until their forms exist. */
export function Component() {
  const { t } = useTranslation('mf-registration');
  const topic = topicOf(useLocation().pathname);
  return (
    <>
      <PageTitle title={t(`${topic}.title`)} />
      <PageHeading>{t(`${topic}.title`)}</PageHeading>
      <Card>
        <p>{t(`${topic}.what`)}</p>
        <p>{t('when')}</p>
      </Card>
    </>
  );
}
