import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import styles from './contents.module.css';

/** Amounts (cents) with their names, one below the other. */
export function Amounts({ entries }: { entries: readonly (readonly [name: string, cents: number])[] }) {
  const locale = useLocale();
  return (
    <dl className={styles.amounts}>
      {entries.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(cents, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
