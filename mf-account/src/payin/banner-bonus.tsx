import { isRefusal } from '@paddock/api/lost-answer';
import { href, useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { keepFocus } from '@paddock/ui/take-focus';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FailureText } from '../shared/refusal/failure-text.tsx';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { acceptMutation, newestVouchersQuery } from '../shared/vouchers/vouchers.queries.ts';

/** The voucher that doubles the next deposit: to be accepted, or already waiting for it. */
export function BannerBonus() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { data: vouchers } = useQuery(newestVouchersQuery);
  const { mutate, isPending, isIdle, error } = useMutation(acceptMutation);
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
          <Button size="small" pending={isPending} onClick={() => mutate(voucher)}>
            {t('payin.bonus.take')}
          </Button>
        )
      }
    >
      <p ref={taken && !isIdle ? keepFocus : null} tabIndex={-1} role="status">
        {t(taken ? 'payin.bonus.taken' : 'payin.bonus.offered', {
          amount: formatMoney(voucher.amount, locale),
          time: formatDateTime(voucher.validUntil),
        })}
      </p>
      <Link to={href('page', { name: voucher.page })} className={linkClass}>
        {t('payin.bonus.conditions')}
      </Link>
      {!taken && error && <FailureText error={error} unclear={t('vouchers.unclear')} />}
    </Card>
  );
}
