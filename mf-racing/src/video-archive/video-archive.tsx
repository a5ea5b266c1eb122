import type { RaceSummary } from '@paddock/api';
import { Badge } from '@paddock/ui/badge';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resultsHref } from '../links.ts';
import { MeetingList } from '../shared/meetings/meeting-list.tsx';
import { formatOrder } from '../shared/races/format-order.model.ts';
import { RacesOfMeeting } from '../shared/races/race-article.tsx';
import { RaceRecording } from '../shared/races/race-recording.tsx';
import styles from './video-archive.module.css';
import { archiveQuery } from './video-archive.queries.ts';

/** The races of a past day, with their recordings. */
export function VideoArchive({ queryDate }: { queryDate: string | undefined }) {
  const { t } = useTranslation('mf-racing');
  const query = useQuery(archiveQuery(queryDate));
  return (
    <MeetingList
      query={query}
      switches={['video']}
      empty={<EmptyState title={t('races.none')} text={t('races.noneText')} />}
    >
      {(meeting, open) => (
        <RacesOfMeeting meeting={meeting}>{(race) => <Recording race={race} playable={open} />}</RacesOfMeeting>
      )}
    </MeetingList>
  );
}

/** The finishing order of a race, and the slot in which another remote plays the recording. */
function Recording({ race, playable }: { race: RaceSummary; playable: boolean }) {
  const { t } = useTranslation('mf-racing');
  const { result, streamArchiveId } = race;
  return (
    <div className={styles.recording}>
      {result && <span>{t('archive.order', { order: formatOrder(result) })}</span>}
      <Badge tone={streamArchiveId === null ? 'neutral' : 'info'}>
        {t(streamArchiveId === null ? 'archive.noVideo' : 'archive.video')}
      </Badge>
      {playable && <RaceRecording race={race} />}
    </div>
  );
}

/** Replaces the archive on a day that is not over. */
export function NotYetArchived() {
  const { t } = useTranslation('mf-racing');
  return (
    <EmptyState
      title={t('archive.notYet')}
      text={t('archive.notYetText')}
      action={
        <Link to={resultsHref()} className={linkClass}>
          {t('archive.results')}
        </Link>
      }
    />
  );
}
