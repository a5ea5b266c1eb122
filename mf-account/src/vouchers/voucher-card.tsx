import { href, useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { Badge, type BadgeTone } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Voucher } from '../shared/vouchers/vouchers.queries.ts';
import { VoucherDecision } from './voucher-decision.tsx';
import styles from './vouchers.module.css';

const TONES: Record<Voucher['status'], BadgeTone> = {
  open: 'accent',
  accepted: 'success',
  used: 'success',
  declined: 'neutral',
  expired: 'neutral',
};

/** A voucher: its value, its expiry, its conditions, and while it is open the decision about it. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { title, text, type, status, amount, page, validUntil, decidedAt, usedAt } = voucher;
  const at = usedAt ?? decidedAt;
  const isOver = status === 'expired';
  // An accepted banner waits for a deposit until its end.
  const hasEnd = isOver || status === 'open' || (status === 'accepted' && type === 'banner');
  return (
    <Card
      as="article"
      title={title}
      className={styles.voucher}
      aside={<Badge tone={TONES[status]}>{t(`vouchers.status.${status}`)}</Badge>}
    >
      <p>{text}</p>
      <p className={styles.facts}>
        <strong>{t(`vouchers.amount.${type}`, { amount: formatMoney(amount, locale) })}</strong>
        {!isOver && status !== 'open' && at !== null && (
          <span>{t(`vouchers.at.${status}`, { time: formatDateTime(at) })}</span>
        )}
        {hasEnd && <span>{t(isOver ? 'vouchers.ended' : 'vouchers.until', { time: formatDateTime(validUntil) })}</span>}
        <Link to={href('page', { name: page })} className={linkClass}>
          {t('vouchers.conditions')}
        </Link>
      </p>
      <VoucherDecision voucher={voucher} />
    </Card>
  );
}
