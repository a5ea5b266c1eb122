import { isTeamtipId } from '@paddock/forms/rules';
import { notFound, Page } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { TEXTS } from './texts.ts';
import { Unsubscribe } from './unsubscribe.tsx';

/** @throws the 404 answer, unless the id is the 32 letters and digits of an e-mail's link */
export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!isTeamtipId(id)) throw notFound();
  return null;
}

export function Component() {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  const { id = '' } = useParams();
  return (
    <Page title={t('teamBets.unsubscribe.title')}>
      <Unsubscribe key={id} id={id} />
    </Page>
  );
}
