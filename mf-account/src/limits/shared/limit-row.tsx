import { MoneyField, useWatch } from '@paddock/forms';
import { serverNow, useLocale } from '@paddock/host';
import { apiDate, formatDate, formatShortMoney } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { askedAmount, effectOf, isActive, type Limit, LUGAS_ADVANCED_THRESHOLD, limitKey } from './limit.model.ts';
import { LimitFacts } from './limit-facts.tsx';
import styles from './limit-form.module.css';
import { isMandatory } from './limit-submission.model.ts';

/**
 * A limit: its present amount, and a field for another amount with the day from which it would
 * apply.
 */
export function LimitRow({ limit }: { limit: Limit }) {
  const { t } = useTranslation('mf-account');
  const { range } = limit;
  return (
    <li className={styles.range}>
      <LimitFacts limit={limit} />
      <div>
        <MoneyField
          name={limitKey(limit)}
          label={t('limits.new', { range: t(`limits.per.${range}`) })}
          required={false}
        />
        <Effect limit={limit} />
      </div>
    </li>
  );
}

/** The effect of a typed amount, before it is saved. */
function Effect({ limit }: { limit: Limit }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const typed: unknown = useWatch({ name: limitKey(limit) });
  const amount = typeof typed === 'number' ? typed : 0;
  const isMissing = typed === null && isMandatory(limit);
  const isChanged = typed !== undefined && !isMissing && amount !== (askedAmount(limit) ?? 0) && amount <= limit.max;
  return (
    <p role="status" className={styles.effect}>
      {isChanged && words()}
    </p>
  );

  function words(): string {
    const effect = effectOf(limit, amount, serverNow());
    if (effect.kind === 'later') {
      const day = formatDate(apiDate(effect.at));
      const before = formatShortMoney(effect.before, locale);
      const isEnd = !isActive(limit, amount);
      const later = t(isEnd ? 'limits.effect.endsLater' : 'limits.effect.later', { day, before });
      return limit.type === 'lugas' && amount > LUGAS_ADVANCED_THRESHOLD
        ? `${later} ${t('limits.effect.means', { amount: formatShortMoney(LUGAS_ADVANCED_THRESHOLD, locale) })}`
        : later;
    }
    if (!isActive(limit, amount)) return t('limits.effect.none');
    if (amount === 0) return t(`limits.effect.nothing.${limit.type}`);
    return t(limit.newlimit === null ? 'limits.effect.now' : 'limits.effect.nowInstead');
  }
}
