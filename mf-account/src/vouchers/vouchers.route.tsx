import { addFormsTexts } from '@paddock/forms';
import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, parseId, parsePage } from '@paddock/pages';
import { LateTexts } from '@paddock/pages/late-texts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { vouchersQuery } from '../shared/vouchers/vouchers.queries.ts';
import { CodeForm } from './code-form.tsx';
import { OneVoucher } from './one-voucher.tsx';
import { VoucherList } from './voucher-list.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  if (isLoggedIn()) void queryClient.prefetchQuery(vouchersQuery(parsePage(new URL(request.url).searchParams)));
  return null;
}

/** The vouchers; `?voucher=71` shows one above them, for links from messages and popups. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const [search] = useSearchParams();
  const shown = parseId(search.get('voucher') ?? undefined) || null;
  return (
    <Page title={t('vouchers.title')}>
      {shown !== null && <OneVoucher key={shown} id={shown} />}
      <LateTexts add={addFormsTexts} height="40rem">
        <CodeForm />
        <VoucherList page={parsePage(search)} without={shown} />
      </LateTexts>
    </Page>
  );
}
