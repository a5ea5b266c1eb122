import { isRegisterToken } from '@paddock/forms/rules';
import { notFound, Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { Activate } from './activate.tsx';
import { TEXTS } from './texts.ts';

/** @throws the 404 answer for anything but a token of an e-mail's link */
export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  if (!isRegisterToken(token)) throw notFound();
  return null;
}

export function Component() {
  useTexts('mf-registration', TEXTS);
  const { t } = useTranslation('mf-registration');
  const { token = '' } = useParams();
  return (
    <Page title={t('newsletter.confirm.title')}>
      <Activate key={token} token={token} />
    </Page>
  );
}
