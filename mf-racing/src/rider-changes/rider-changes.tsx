import { useRefreshedQuery } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { RiderChangeLines } from '../shared/changes/change-lines.tsx';
import { riderChangesQuery } from '../shared/changes/changes.queries.ts';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { RacesOfMeeting } from '../shared/races/race-article.tsx';

/** The rider and driver changes of a day so far. */
export function RiderChanges({ queryDate }: { queryDate: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  // Tracks report such changes within minutes.
  const query = useRefreshedQuery(riderChangesQuery(queryDate), 'long');
  return (
    <MeetingList query={query} empty={<EmptyState title={t('riderChanges.none')} text={t('riderChanges.noneText')} />}>
      {(meeting) => (
        <RacesOfMeeting meeting={meeting}>{(race) => <RiderChangeLines runners={race.runners ?? []} />}</RacesOfMeeting>
      )}
    </MeetingList>
  );
}
