import { isLoggedIn, queryClient, serverNow } from '@paddock/host';
import { apiDate, parseCalendarDate } from '@paddock/i18n';
import { notFound, Page, useIsLoggedIn, useToday } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Navigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { Statement } from './statement.tsx';
import { TEXTS } from './texts.ts';
import { monthOf, parseTransactionsChoice, writeTransactionsChoice } from './transactions-choice.model.ts';

/** @throws the 404 answer for an invalid or a future date */
export async function loader({ params: { date } }: LoaderFunctionArgs) {
  // An answer tells the server's clock: on a slow clock, a sheet of today would not be found.
  if (isLoggedIn()) await queryClient.prefetchQuery({ ...customerQuery, staleTime: Number.POSITIVE_INFINITY });
  const day = parseCalendarDate(date);
  if (date !== undefined && (!day || day > apiDate(serverNow()))) throw notFound();
  return null;
}

/**
 * On paper: the month of the date in the path, else the entries of the list. Leads a visitor to the
 * list, which has the login: paper has no header.
 */
export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const [search] = useSearchParams();
  const isCustomer = useIsLoggedIn();
  const today = useToday();
  const day = parseCalendarDate(useParams().date);
  const choice = day
    ? monthOf(day, today)
    : search.size > 0
      ? parseTransactionsChoice(search, today)
      : monthOf(today, today);
  if (!isCustomer)
    return <Navigate replace to={paths.transactions + writeTransactionsChoice({ ...choice, page: 1 })} />;
  return (
    <Page title={t('transactionPrint.title')}>
      <Statement choice={choice} />
    </Page>
  );
}
