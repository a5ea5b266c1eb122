import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { type CustomerLimit, depositLimits } from './payin.model.ts';
import styles from './payin.module.css';

/** The limits that a deposit counts against, and the amount of each used with this operator. */
export function LimitsLeft({ limits }: { limits: readonly CustomerLimit[] }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const own = depositLimits(limits);
  return (
    <div>
      {own.length > 0 && (
        <ul className={styles.limits}>
          {own.map(({ type, range, limitAmount, limitUsed }) => (
            <li key={`${type}-${range}`}>
              {t(type === 'lugas' ? 'payin.limit.lugas' : 'payin.limit.deposit', {
                range: t(`payin.range.${range}`),
                limit: formatMoney(limitAmount, locale),
                used: formatMoney(limitUsed, locale),
              })}
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.limits} className={linkClass}>
        {t('payin.toLimits')}
      </Link>
    </div>
  );
}
