import { useRefreshedQuery } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { resultsQuery } from '../shared/race.queries.ts';
import { RaceArticles } from '../shared/races/race-article.tsx';
import { RaceResultLine } from './race-result-line.tsx';
import { Winners } from './winners.tsx';

/** The finished races of a day, by meeting. */
export function Results({ queryDate }: { queryDate: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  // A provisional result becomes official, or changes.
  const query = useRefreshedQuery(resultsQuery(queryDate), 'long');
  return (
    <MeetingList
      query={query}
      switches={['video', 'official']}
      line={(meeting) => <Winners races={meeting.races} />}
      empty={<EmptyState title={t('results.none')} text={t('results.noneText')} />}
    >
      {(meeting, open) => (
        <RaceArticles>
          {meeting.races.map((race) => (
            <RaceResultLine key={race.id} race={race} withRecording={open} />
          ))}
        </RaceArticles>
      )}
    </MeetingList>
  );
}
