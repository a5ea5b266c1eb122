import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { EmptyState } from '@paddock/ui/empty-state';
import { ErrorState } from '@paddock/ui/error-state';
import { Skeleton } from '@paddock/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayStream } from './day-streams.model.ts';
import { RaceName } from './race-name.tsx';
import styles from './stream-list.module.css';
import type { DayStreams } from './use-day-streams.ts';

interface StreamListProps {
  day: DayStreams;
  /** What a line is: a button or a link around `content`, of the class. */
  children: (stream: DayStream, content: ReactNode, className: string | undefined) => ReactNode;
}

/** The live streams of today, those that run first: what each shows, and when that starts. */
export function StreamList({ day: { streams, failed, fetching, refetch }, children }: StreamListProps) {
  const { t } = useTranslation('mf-streams');
  if (failed) {
    return (
      <ErrorState
        part
        title={t('list.failed')}
        text={t('list.failedText')}
        action={
          <Button pending={fetching} onClick={refetch}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (!streams) return <Skeleton height="14rem" />;
  if (streams.length === 0) return <EmptyState title={t('list.none')} text={t('list.noneText')} />;
  return (
    <ul className={styles.list} aria-label={t('list.title')}>
      {streams.map((stream) => (
        <li key={stream.id}>{children(stream, <StreamLine stream={stream} />, styles.line)}</li>
      ))}
    </ul>
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
