import { useLocale } from '@paddock/host';
import { formatDayMonth, formatWeekday } from '@paddock/i18n';
import { Tabs } from '@paddock/ui/tabs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Day, DayTab } from './day.model.ts';
import styles from './day-tabs.module.css';

interface DayTabsProps {
  day: Day;
  tabs: readonly DayTab[];
  /** The page of a day; of the default one without a date. */
  hrefOf: (date?: string) => string;
}

/** The days beside the one on screen. */
export function DayTabs({ day, tabs, hrefOf }: DayTabsProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <Tabs label={t('day.label')}>
      {tabs.map(({ name, date, isDefault }) => (
        <Link
          key={date}
          to={isDefault ? hrefOf() : hrefOf(date)}
          aria-current={date === day.date ? 'page' : undefined}
          className={styles.tab}
        >
          {name ? t(`day.${name}`) : formatWeekday(date, locale)}{' '}
          <span className={styles.date}>{formatDayMonth(date)}</span>
        </Link>
      ))}
    </Tabs>
  );
}
