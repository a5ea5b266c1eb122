import { addFormsTexts } from '@paddock/forms';
import { isLoggedIn, queryClient } from '@paddock/host';
import { Page } from '@paddock/pages';
import { LateTexts } from '@paddock/pages/late-texts';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { vouchersQuery } from '../shared/vouchers/vouchers.queries.ts';
import { parseVouchersChoice } from '../shared/vouchers/vouchers-choice.model.ts';
import { CodeForm } from './code-form.tsx';
import { OneVoucher } from './one-voucher.tsx';
import { TEXTS } from './texts.ts';
import { VoucherList } from './voucher-list.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { page } = parseVouchersChoice(new URL(request.url).searchParams);
  if (isLoggedIn()) void queryClient.prefetchQuery(vouchersQuery(page));
  return null;
}

/** The vouchers; `?voucher=71` shows one above them, for links from messages and popups. */
export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const choice = parseVouchersChoice(useSearchParams()[0]);
  const { voucherId } = choice;
  return (
    <Page title={t('vouchers.title')}>
      {voucherId !== null && <OneVoucher key={voucherId} id={voucherId} />}
      <LateTexts add={addFormsTexts} height="40rem">
        <CodeForm />
        <VoucherList choice={choice} />
      </LateTexts>
    </Page>
  );
}
