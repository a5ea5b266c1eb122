import { isLoggedIn, queryClient, serverNow, useToday } from '@paddock/host';
import { apiDate, parseCalendarDate } from '@paddock/i18n';
import { notFound, Page } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { Statement } from './statement.tsx';
import { monthOf, parseChoice } from './transactions.model.ts';

/**
 * Redirects a visitor to the list, which has the login: paper has no header.
 * @throws the 404 answer for an invalid or a future date
 */
export async function loader({ params: { date } }: LoaderFunctionArgs) {
  // An answer tells the server's clock: on a slow clock, a sheet of today would not be found.
  if (isLoggedIn()) await queryClient.prefetchQuery({ ...customerQuery, staleTime: Number.POSITIVE_INFINITY });
  const day = parseCalendarDate(date);
  if (date !== undefined && (!day || day > apiDate(serverNow()))) throw notFound();
  return isLoggedIn() ? null : redirect(paths.transactions);
}

/** On paper: the month of the date in the path, else the entries of the list. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const [search] = useSearchParams();
  const today = useToday();
  const day = parseCalendarDate(useParams().date);
  const choice = day ? monthOf(day, today) : search.size > 0 ? parseChoice(search, today) : monthOf(today, today);
  return (
    <Page title={t('transactionPrint.title')}>
      <Statement choice={choice} />
    </Page>
  );
}
