import { isApiError } from '@paddock/api';
import { isRegisterToken } from '@paddock/forms/rules';
import { queryClient } from '@paddock/host';
import { notFound, Page, QueryPart, useIsLoggedIn } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { GuestsOnly } from '../shared/guests-only.tsx';
import { LinkOver } from './link-over.tsx';
import { NewPassword } from './new-password.tsx';
import { recoveryQuery } from './recovery.queries.ts';
import { TEXTS } from './texts.ts';

/** @throws the 404 answer for anything but a token of an e-mail's link */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  if (!isRegisterToken(token)) throw notFound();
  await queryClient.prefetchQuery(recoveryQuery(token));
  return null;
}

/**
 * Sets a new password through an e-mail's link, which is checked first. For visitors only (second
 * spec §6).
 */
export function Component() {
  useTexts('mf-registration', TEXTS);
  const { t } = useTranslation('mf-registration');
  const { token = '' } = useParams();
  const isCustomer = useIsLoggedIn();
  return (
    <Page title={t('newPassword.title')}>{isCustomer ? <GuestsOnly /> : <ByLink key={token} token={token} />}</Page>
  );
}

function ByLink({ token }: { token: string }) {
  // The loader has just asked: an invalid link is not requested again.
  const query = useQuery({ ...recoveryQuery(token), retryOnMount: false });
  if (isApiError(query.error) && query.error.status === 404 && query.data === undefined) return <LinkOver />;
  return (
    <QueryPart query={query} skeleton={{ height: '20rem' }}>
      {() => <NewPassword token={token} />}
    </QueryPart>
  );
}
