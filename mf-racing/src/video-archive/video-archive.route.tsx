import { queryClient } from '@paddock/host';
import { addDays } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { videoArchiveHref } from '../routes.ts';
import { pastDayTabs } from '../shared/days/day.model.ts';
import { DayPage } from '../shared/days/day-page.tsx';
import { readDay, useDay } from '../shared/days/use-day.ts';
import { prefetchCountryPositions } from '../shared/use-country-positions.ts';
import { archiveQuery } from './video-archive.queries.ts';
import { NotYetArchived, VideoArchive } from './video-archive.tsx';

/** Without a date the archive shows yesterday. */
const YESTERDAY = -1;

export function loader({ params }: LoaderFunctionArgs) {
  const { asked, date, today } = readDay(params.date, YESTERDAY);
  prefetchCountryPositions();
  if (date < today) void queryClient.prefetchQuery(archiveQuery(asked));
  return null;
}

export function Component() {
  const { t } = useTranslation('mf-racing');
  const day = useDay(YESTERDAY);
  return (
    <DayPage
      day={day}
      tabs={pastDayTabs(day.today)}
      max={addDays(day.today, YESTERDAY)}
      hrefOf={videoArchiveHref}
      title={(named) => t('archive.title', named)}
    >
      {day.date < day.today ? <VideoArchive asked={day.asked} /> : <NotYetArchived />}
    </DayPage>
  );
}
