import { useLocale } from '@paddock/host';
import { formatDate, formatWeekday } from '@paddock/i18n';
import { PageHeading } from '@paddock/ui/page-heading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from './day.model.ts';
import styles from './day-page.module.css';
import { DayTabs } from './day-tabs.tsx';

interface DayPageProps {
  day: Day;
  hrefOf: (date?: string) => string;
  title: (named: { weekday: string; date: string }) => string;
  children: ReactNode;
}

/** A page about one day: its heading, the days beside it, and what is on. */
export function DayPage({ day, hrefOf, title, children }: DayPageProps) {
  const { t } = useTranslation('mf-racing');
  const heading = title({ weekday: formatWeekday(day.date, useLocale()), date: formatDate(day.date) });
  return (
    <>
      <title>{t('title', { page: heading })}</title>
      <div className={styles.page}>
        <PageHeading>{heading}</PageHeading>
        <DayTabs day={day} hrefOf={hrefOf} />
        {children}
      </div>
    </>
  );
}
