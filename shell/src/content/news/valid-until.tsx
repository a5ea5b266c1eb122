import { serverNow } from '@paddock/host';
import { apiDate, formatDate } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import styles from './news.module.css';

/** The end of a bonus action, if it has one. */
export function ValidUntil({ at }: { at: string | null }) {
  const { t } = useTranslation('shell');
  if (at === null) return null;
  const key = Date.parse(at) < serverNow() ? 'over' : 'until';
  return <p className={styles.until}>{t(`news.${key}`, { date: formatDate(apiDate(at)) })}</p>;
}
