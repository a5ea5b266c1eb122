import { apiKey, apiMutation } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { isRefusal } from '@paddock/api/lost-answer';
import { acceptBannerBonus, getVouchers } from '@paddock/api/loyalty';
import { api, queryClient, useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { withInlineErrors } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { vouchersQuery } from './payin.queries.ts';

/** The voucher that doubles the next deposit: to be accepted, or already waiting for it. */
export function BannerBonus() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { data: vouchers } = useQuery(vouchersQuery);
  const { mutate, isPending, isIdle, error } = useMutation({
    ...withInlineErrors(apiMutation(api, acceptBannerBonus)),
    onSettled() {
      for (const operation of [getVouchers, getMe]) void queryClient.invalidateQueries({ queryKey: apiKey(operation) });
    },
  });
  const banners = vouchers?.filter(({ type }) => type === 'banner') ?? [];
  const taken = banners.find(({ status }) => status === 'accepted');
  const offered = banners.find(({ status }) => status === 'open');
  const voucher = taken ?? offered;
  if (!voucher) {
    // It ended in the meantime, and the pressed button with it.
    return isRefusal(error) ? (
      <div ref={keepFocus} tabIndex={-1}>
        <RefusalText refusal={error} />
      </div>
    ) : null;
  }
  return (
    <Card
      title={voucher.title}
      aside={
        !taken && (
          <Button size="small" pending={isPending} onClick={() => mutate({ body: { voucherId: voucher.id } })}>
            {t('payin.bonus.take')}
          </Button>
        )
      }
    >
      <p ref={taken && !isIdle ? keepFocus : null} tabIndex={-1} role="status">
        {t(taken ? 'payin.bonus.taken' : 'payin.bonus.offered', { amount: formatMoney(voucher.amount, locale) })}
      </p>
      {!taken &&
        error &&
        (isRefusal(error) ? <RefusalText refusal={error} /> : <p role="alert">{t('vouchers.unclear')}</p>)}
    </Card>
  );
}
