import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { QueryPart, type ShownQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { EmptyState } from '@paddock/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayStream } from './day-streams.model.ts';
import { RaceName } from './race-name.tsx';
import styles from './stream-list.module.css';

interface StreamListProps {
  day: ShownQuery<DayStream[]>;
  /** Renders a line: a button or a link around `content`, with the class. */
  children: (stream: DayStream, content: ReactNode, className: string | undefined) => ReactNode;
}

/** Today's live streams, running ones first, with their race and start. */
export function StreamList({ day, children }: StreamListProps) {
  const { t } = useTranslation('mf-streams');
  return (
    <QueryPart query={day} skeleton={{ height: '14rem' }}>
      {(streams) =>
        streams.length === 0 ? (
          <EmptyState title={t('list.none')} text={t('list.noneText')} />
        ) : (
          <ul className={styles.list} aria-label={t('list.title')}>
            {streams.map((stream) => (
              <li key={stream.id}>{children(stream, <StreamLine stream={stream} />, styles.line)}</li>
            ))}
          </ul>
        )
      }
    </QueryPart>
  );
}

function StreamLine({ stream: { id, race, state } }: { stream: DayStream }) {
  const { t } = useTranslation('mf-streams');
  const locale = useLocale();
  const start = race && describeTime(race.postTime, race.timeZone, locale);
  return (
    <>
      {race ? <RaceName race={race} /> : <span>{t('list.unnamed', { id })}</span>}{' '}
      <span className={styles.facts}>
        {start && (
          <span className={styles.start}>
            {t('list.start', { time: start.time })} {start.zone}
          </span>
        )}{' '}
        <Badge tone={state === 'running' ? 'success' : 'neutral'}>
          {t(state === 'running' ? 'list.running' : 'list.coming')}
        </Badge>
      </span>
    </>
  );
}
