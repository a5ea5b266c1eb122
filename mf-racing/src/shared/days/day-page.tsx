import { useLocale } from '@paddock/host';
import { type CalendarDate, formatDate, formatWeekday } from '@paddock/i18n';
import type { ReactNode } from 'react';
import { RacingPage } from '../racing-page.tsx';
import type { Day, DayTab } from './day.model.ts';
import { DayLinks } from './day-links.tsx';
import { DayTabs } from './day-tabs.tsx';

interface DayPageProps {
  day: Day;
  /** The days that one press reaches. */
  tabs: readonly DayTab[];
  /** The last day that can be chosen. Undefined: any day. */
  max: CalendarDate | undefined;
  hrefOf: (date?: string) => string;
  title: (named: { weekday: string; date: string }) => string;
  children: ReactNode;
}

/**
 * The frame of a page about one day: its heading, links to other days, and links to other pages
 * about that day.
 */
export function DayPage({ day, tabs, max, hrefOf, title, children }: DayPageProps) {
  const heading = title({ weekday: formatWeekday(day.date, useLocale()), date: formatDate(day.date) });
  return (
    <RacingPage title={heading}>
      <DayTabs day={day} tabs={tabs} max={max} hrefOf={hrefOf} />
      {children}
      <DayLinks date={day.date === day.today ? undefined : day.date} />
    </RacingPage>
  );
}
