import { addDays, type Locale } from '@paddock/i18n';
import { useTexts } from '@paddock/pages/room-texts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetchCountryPositions } from '../use-country-positions.ts';
import { dayTabs, pastDayTabs } from './day.model.ts';
import { DayPage } from './day-page.tsx';
import { readDay, useDay } from './use-day.ts';

interface DayRoute {
  /** The key of the texts with the page's `title`. */
  name: 'races' | 'results' | 'nonRunners' | 'riderChanges' | 'starterIndex' | 'archive';
  /** The texts of its room. */
  texts: Record<Locale, object>;
  hrefOf: (date?: string) => string;
  /** Starts the read that `View` shows. `queryDate` is undefined on a page without a date. */
  prefetch: (queryDate: string | undefined, request: Request) => Promise<void>;
  View: ComponentType<{ queryDate: string | undefined }>;
  /**
   * Replaces `View` on a day that is not over, for a page about past days; its default is
   * yesterday.
   */
  NotYet?: ComponentType;
}

/**
 * The route of a list about one day, as in `/races` and `/races/:date`. An invalid date is a 404.
 */
export function createDayRoute({ name, texts, hrefOf, prefetch, View, NotYet }: DayRoute) {
  const defaultDay = NotYet ? -1 : 0;

  function loader({ params, request }: LoaderFunctionArgs) {
    const { queryDate, date, today } = readDay(params.date, defaultDay);
    prefetchCountryPositions();
    if (!NotYet || date < today) void prefetch(queryDate, request);
    return null;
  }

  function Component() {
    useTexts('mf-racing', texts);
    const { t } = useTranslation('mf-racing');
    const day = useDay(defaultDay);
    return (
      <DayPage
        day={day}
        tabs={NotYet ? pastDayTabs(day.today) : dayTabs(day.today)}
        max={NotYet && addDays(day.today, defaultDay)}
        hrefOf={hrefOf}
        title={(named) => t(`${name}.title`, named)}
      >
        {NotYet && day.date >= day.today ? <NotYet /> : <View queryDate={day.queryDate} />}
      </DayPage>
    );
  }

  return { loader, Component };
}
