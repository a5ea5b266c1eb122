import { EmptyState } from '@paddock/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { NonRunnerLines, RiderChangeLines } from '../shared/changes/change-lines.tsx';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { RacesOfMeeting } from '../shared/races/race-article.tsx';
import type { ChangedRace } from './race-day-changes.model.ts';
import styles from './race-day-changes.module.css';
import { useChanges } from './use-changes.ts';

/** All changes of a day: cancelled races, withdrawn horses, other riders and drivers. */
export function RaceDayChanges() {
  const { t } = useTranslation('mf-racing');
  return (
    <MeetingList query={useChanges()} empty={<EmptyState title={t('changes.none')} text={t('changes.noneText')} />}>
      {(meeting) => <RacesOfMeeting meeting={meeting}>{(race) => <RaceChanges race={race} />}</RacesOfMeeting>}
    </MeetingList>
  );
}

function RaceChanges({ race: { nonRunners, riderChanges } }: { race: ChangedRace }) {
  const { t } = useTranslation('mf-racing');
  return (
    <>
      {nonRunners.length > 0 && (
        <>
          <h4 className={styles.kind}>{t('changes.nonRunners')}</h4>
          <NonRunnerLines runners={nonRunners} />
        </>
      )}
      {riderChanges.length > 0 && (
        <>
          <h4 className={styles.kind}>{t('changes.riders')}</h4>
          <RiderChangeLines runners={riderChanges} />
        </>
      )}
    </>
  );
}
