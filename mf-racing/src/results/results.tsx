import { useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { resultsQuery } from '../shared/races/race.queries.ts';
import { RaceArticles } from '../shared/races/race-article.tsx';
import { TrackHeading } from '../shared/track-signs.tsx';
import { RaceResultLine } from './race-result-line.tsx';

/** The finished races of a day, by meeting. */
export function Results({ queryDate }: { queryDate: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  // A provisional result becomes official, or changes.
  const query = useRefreshedQuery(resultsQuery(queryDate), 'long');
  return (
    <MeetingList
      query={query}
      switches={['video', 'official']}
      raceHeight="clamp(8rem, 40rem - 48vw, 25rem)"
      empty={<EmptyState title={t('results.none')} text={t('results.noneText')} />}
    >
      {(meeting) => (
        <Card title={<TrackHeading {...meeting} />}>
          <RaceArticles>
            {meeting.races.map((race) => (
              <RaceResultLine key={race.id} race={race} />
            ))}
          </RaceArticles>
        </Card>
      )}
    </MeetingList>
  );
}
