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
  /** The page of a day; of the default one without a date. */
  hrefOf: (date?: string) => string;
  /** The last day that can be chosen; any unless told. */
  max: CalendarDate | undefined;
}

/** The days beside the one on screen, and the way to any other. */
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
