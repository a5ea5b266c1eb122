import { useRefreshedQuery } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { RacesOfMeeting } from '../shared/races/race-article.tsx';
import { DuelLines } from './duel-lines.tsx';
import { headToHeadQuery } from './head-to-head.queries.ts';
import { groupByMeeting } from './meetings-of-races.model.ts';

/** Today's match bets, race by race. */
export function HeadToHead() {
  const { t } = useTranslation('mf-racing');
  // The odds of match bets change slowly.
  const query = useRefreshedQuery({ ...headToHeadQuery, select: groupByMeeting }, 'medium');
  return (
    <MeetingList
      query={query}
      switches={['open']}
      empty={<EmptyState title={t('h2h.none')} text={t('h2h.noneText')} />}
    >
      {(meeting) => (
        <RacesOfMeeting meeting={meeting}>
          {(race) => race.duels.map((duel) => <DuelLines key={duel.pool.id} raceId={race.id} duel={duel} />)}
        </RacesOfMeeting>
      )}
    </MeetingList>
  );
}
