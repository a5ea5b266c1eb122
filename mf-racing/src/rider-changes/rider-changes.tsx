import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RiderChangeLines } from '../shared/change-lines.tsx';
import { riderChangesQuery } from '../shared/changes.queries.ts';
import { MeetingList } from '../shared/meeting-list.tsx';
import { RaceArticle, RaceArticles } from '../shared/race-article.tsx';
import { TrackHeading } from '../shared/track-signs.tsx';

/** core §9, long: what is withdrawn or changed is known from the tracks within minutes. */
const REFRESH_MS = 45_000;

/** Who rides or drives instead of whom on a day, so far. */
export function RiderChanges({ asked }: { asked: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  const query = useQuery({ ...riderChangesQuery(asked), refetchInterval: REFRESH_MS });
  return (
    <MeetingList query={query} empty={<EmptyState title={t('riderChanges.none')} text={t('riderChanges.noneText')} />}>
      {(meeting) => (
        <Card title={<TrackHeading {...meeting} />}>
          <RaceArticles>
            {meeting.races.map((race) => (
              <RaceArticle key={race.id} race={race} timeZone={meeting.timeZone}>
                <RiderChangeLines runners={race.runners ?? []} />
              </RaceArticle>
            ))}
          </RaceArticles>
        </Card>
      )}
    </MeetingList>
  );
}
