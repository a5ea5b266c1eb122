import { type ApiData, apiQuery } from '@paddock/api';
import { getVoucher } from '@paddock/api/loyalty';
import { api, href } from '@paddock/host';
import { formatDateTime } from '@paddock/i18n';
import { QueryPart, withInlineErrors } from '@paddock/pages';
import { ExternalLink, linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useHref } from 'react-router';
import { pageHref } from '../../../links.ts';

interface VoucherProps {
  id: number;
  /** Called when the customer goes to the account's vouchers instead. */
  onLeave: () => void;
}

/** A voucher's title, text, end and link to its conditions, and a link to all vouchers. */
export function Voucher({ id, onLeave }: VoucherProps) {
  const { t } = useTranslation('shell');
  const query = useQuery(withInlineErrors(apiQuery(api, getVoucher, { path: { id } })));
  return (
    <>
      <QueryPart query={query} skeleton={{ height: '6rem' }}>
        {(voucher) => <VoucherText {...voucher} />}
      </QueryPart>
      <p>
        <Link to={`${href('vouchers')}?voucher=${id}`} className={linkClass} onClick={onLeave}>
          {t('modals.voucher.all')}
        </Link>
      </p>
    </>
  );
}

function VoucherText({ title, text, validUntil, page }: ApiData<'getVoucher'>) {
  const { t } = useTranslation('shell');
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      <p>{t('modals.voucher.until', { time: formatDateTime(validUntil) })}</p>
      <p>
        <ExternalLink href={useHref(pageHref(page))} newTabLabel={t('newTab')}>
          {t('modals.voucher.conditions')}
        </ExternalLink>
      </p>
    </>
  );
}
