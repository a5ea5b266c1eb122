import { useRefreshedQuery } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { meetingsQuery } from '../shared/race.queries.ts';
import { hasOutcome } from '../shared/races/race-status.model.ts';
import { MeetingRaces } from './meeting-races.tsx';
import { NextRace } from './next-race.tsx';

/** The meetings of a day with their races. */
export function Races({ queryDate }: { queryDate: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  // A race that starts or is cancelled changes its row.
  const query = useRefreshedQuery(meetingsQuery(queryDate), 'long');
  return (
    <MeetingList
      query={query}
      switches={['video', 'nonRunners', 'official']}
      queryDate={queryDate}
      isOver={({ races }) => races.every(({ status }) => hasOutcome(status))}
      line={(meeting) => <NextRace races={meeting.races} />}
      empty={<EmptyState title={t('races.none')} text={t('races.noneText')} />}
    >
      {(meeting) => <MeetingRaces meeting={meeting} />}
    </MeetingList>
  );
}
