import { useRefreshedQuery } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { NonRunnerLines } from '../shared/changes/change-lines.tsx';
import { nonRunnersQuery } from '../shared/changes/changes.queries.ts';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { RacesOfMeeting } from '../shared/races/race-article.tsx';

/** The horses withdrawn so far from the races of a day. */
export function NonRunners({ queryDate }: { queryDate: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  // Tracks report such changes within minutes.
  const query = useRefreshedQuery(nonRunnersQuery(queryDate), 'long');
  return (
    <MeetingList query={query} empty={<EmptyState title={t('nonRunners.none')} text={t('nonRunners.noneText')} />}>
      {(meeting) => (
        <RacesOfMeeting meeting={meeting}>{(race) => <NonRunnerLines runners={race.runners ?? []} />}</RacesOfMeeting>
      )}
    </MeetingList>
  );
}
