import { apiQuery } from '@paddock/api';
import { getNonRunners } from '@paddock/api/races';
import { api } from '@paddock/host';
import { QueryPart, type ShownQuery, withInlineErrors } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inCountryOrder } from '../country-order.model.ts';
import { useCountryPositions } from '../use-country-positions.ts';
import { type FilteredMeeting, filterMeetings, type MeetingSwitch, NO_FILTER } from './meeting-filter.model.ts';
import { MeetingFilters } from './meeting-filters.tsx';
import { MeetingFolds } from './meeting-folds.tsx';
import { useMeetingFilter } from './use-meeting-filter.ts';

type ListedMeeting = FilteredMeeting & { trackName: string };

interface MeetingListProps<M> {
  query: ShownQuery<M[]>;
  /** Shown if there are no meetings at all. */
  empty: ReactNode;
  /** The filters that the page offers besides kind, country and meeting. */
  switches?: readonly MeetingSwitch[];
  /** The day of the list, for the query of its non-runners. Undefined: today. */
  queryDate?: string | undefined;
  /** Whether a meeting is over: those come below the others, in one fold. Default: none. */
  isOver?: (meeting: M) => boolean;
  /** Shown beside the name of a meeting, also while it is closed. Default: its number of races. */
  line?: (meeting: M) => ReactNode;
  /** Renders the races of a meeting. May leave out costly parts while it is closed. */
  children: (meeting: M, open: boolean) => ReactNode;
}

const PLACEHOLDER = <Skeleton height="60rem" />;

/** The meetings of a day in the customer's order of countries, filtered by the URL. */
export function MeetingList<M extends ListedMeeting>({
  query,
  empty,
  switches = [],
  queryDate,
  isOver = () => false,
  line = ({ races }) => <RaceCount count={races.length} />,
  children,
}: MeetingListProps<M>) {
  const positions = useCountryPositions();
  return (
    <QueryPart query={query} skeleton={PLACEHOLDER}>
      {(meetings) => {
        if (!positions) return PLACEHOLDER;
        if (meetings.length === 0) return empty;
        return (
          <NarrowedList
            meetings={inCountryOrder(meetings, positions)}
            switches={switches}
            queryDate={queryDate}
            isOver={isOver}
            line={line}
          >
            {children}
          </NarrowedList>
        );
      }}
    </QueryPart>
  );
}

interface NarrowedListProps<M>
  extends Pick<Required<MeetingListProps<M>>, 'switches' | 'isOver' | 'line' | 'children'> {
  meetings: M[];
  queryDate: string | undefined;
}

function NarrowedList<M extends ListedMeeting>({
  meetings,
  switches,
  queryDate,
  isOver,
  line,
  children,
}: NarrowedListProps<M>) {
  const { filter, change } = useMeetingFilter();
  const withNonRunners = useMeetingsWithNonRunners(queryDate, filter.nonRunners);
  const list = (ids: ReadonlySet<number>) => {
    const shown = filterMeetings(meetings, filter, ids);
    if (shown.length === 0) return <NothingLeft reset={() => change(NO_FILTER)} />;
    return (
      <MeetingFolds meetings={shown} isOver={isOver} line={line}>
        {children}
      </MeetingFolds>
    );
  };
  return (
    <>
      <MeetingFilters meetings={meetings} filter={filter} change={change} switches={switches} />
      {filter.nonRunners ? (
        <QueryPart query={withNonRunners} skeleton={PLACEHOLDER}>
          {list}
        </QueryPart>
      ) : (
        list(new Set())
      )}
    </>
  );
}

/** The ids of the day's meetings with non-runners. Queried only while the filter needs it. */
const useMeetingsWithNonRunners = (date: string | undefined, enabled: boolean) =>
  useQuery({
    ...withInlineErrors(
      apiQuery(api, getNonRunners, { query: { runners: false, ...(date === undefined ? {} : { date }) } }),
    ),
    enabled,
    select: (meetings) => new Set(meetings.map(({ id }) => id)),
  });

function RaceCount({ count }: { count: number }) {
  const { t } = useTranslation('mf-racing');
  return t('meetings.races', { count });
}

function NothingLeft({ reset }: { reset: () => void }) {
  const { t } = useTranslation('mf-racing');
  return <EmptyState title={t('filter.nothing')} action={<Button onClick={reset}>{t('filter.reset')}</Button>} />;
}
