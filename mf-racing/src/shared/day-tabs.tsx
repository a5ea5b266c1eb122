import { formatDayMonth } from '@paddock/i18n';
import { Tabs } from '@paddock/ui/tabs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Day, dayTabs } from './day.model.ts';
import styles from './day-tabs.module.css';

interface DayTabsProps {
  day: Day;
  /** The page of a day; of today without a date. */
  hrefOf: (date?: string) => string;
}

/** Yesterday, today, tomorrow. */
export function DayTabs({ day, hrefOf }: DayTabsProps) {
  const { t } = useTranslation('mf-racing');
  return (
    <Tabs label={t('day.label')}>
      {dayTabs(day.today).map(({ name, date, isToday }) => (
        <Link
          key={name}
          to={isToday ? hrefOf() : hrefOf(date)}
          aria-current={date === day.date ? 'page' : undefined}
          className={styles.tab}
        >
          {t(`day.${name}`)} <span className={styles.date}>{formatDayMonth(date)}</span>
        </Link>
      ))}
    </Tabs>
  );
}
