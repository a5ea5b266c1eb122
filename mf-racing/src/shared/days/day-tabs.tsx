import { useLocale } from '@paddock/host';
import { type CalendarDate, formatDayMonth, formatWeekday } from '@paddock/i18n';
import { Tabs } from '@paddock/ui/tabs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Day, DayTab } from './day.model.ts';
import { DayPicker } from './day-picker.tsx';
import styles from './day-tabs.module.css';

interface DayTabsProps {
  day: Day;
  tabs: readonly DayTab[];
  /** The page of a day; without a date, of the default day. */
  hrefOf: (date?: string) => string;
  /** The last day that can be chosen. Undefined: any day. */
  max: CalendarDate | undefined;
}

/** Tabs of days around the one on screen, and a picker for any other. */
export function DayTabs({ day, tabs, hrefOf, max }: DayTabsProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <div className={styles.days}>
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
      <DayPicker date={day.date} max={max} hrefOf={hrefOf} />
    </div>
  );
}
