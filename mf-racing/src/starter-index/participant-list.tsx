import { formatTime } from '@paddock/i18n';
import { LazySection } from '@paddock/pages/lazy-section';
import { EmptyState } from '@paddock/ui/empty-state';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import styles from './participant-list.module.css';
import { groupByLetter, type Participant } from './starter-index.model.ts';

/** Names by letter. Each start links to its race. */
export const ParticipantList = memo(function ParticipantList({ participants }: { participants: Participant[] }) {
  const { t } = useTranslation('mf-racing');
  if (participants.length === 0) return <EmptyState title={t('starterIndex.nothing')} />;
  return groupByLetter(participants).map(({ letter, participants }) => (
    <section key={letter} className={styles.letter}>
      <LazySection name={letter} height={heightOf(participants)}>
        <h3 className={styles.heading}>{letter}</h3>
        <ul className={styles.names}>
          {participants.map((participant) => (
            <li key={participant.id} className={styles.name}>
              <span className={styles.who}>{participant.name}</span>
              <Starts starts={participant.starts} />
            </li>
          ))}
        </ul>
      </LazySection>
    </section>
  ));
});

/** A line for the name, and one for each start. `--columns` is in the styles. */
function heightOf(participants: Participant[]): string {
  const furtherStarts = participants.reduce((sum, { starts }) => sum + starts.length - 1, 0);
  const rows = `round(up, ${participants.length} / var(--columns), 1)`;
  return `calc(2.725rem + ${rows} * (2.0625rem + var(--target)) + ${furtherStarts} * var(--target) / var(--columns))`;
}

function Starts({ starts }: Pick<Participant, 'starts'>) {
  const { t } = useTranslation('mf-racing');
  return (
    <ul className={styles.starts}>
      {starts.map(({ raceId, startNr, postTime, trackName, number }) => (
        <li key={`${raceId}-${startNr}`}>
          <Link to={raceHref(raceId)} className={styles.start}>
            {t('starterIndex.start', { time: formatTime(postTime), track: trackName, number, startNr })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
