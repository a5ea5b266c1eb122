import { raceQuery } from '@paddock/api/race-queries';
import { api } from '@paddock/host';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router';
import { openStreamHref } from '../links.ts';
import { prepareLivePlayer } from '../shared/player/lazy-player.tsx';
import { watchStream } from '../shared/stream-link.ts';
import styles from './race-stream.module.css';

/** The slot `race.stream` on a race's page: whether the race is live now, and a way to watch it. */
export function RaceStreamSlot({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-streams');
  const { data: race } = useQuery(raceQuery(api, { id: raceId }));
  if (!race) return null;
  if (race.isLive) {
    return (
      <div className={styles.line}>
        <Badge tone="success">{t('race.live')}</Badge>
        <WatchButton raceId={raceId} />
      </div>
    );
  }
  const isToCome = race.livestreamId !== null && race.status === 'OPEN';
  return <p className={styles.none}>{t(isToCome ? 'race.toCome' : 'race.none')}</p>;
}

/** Plays in the livestream panel. A window without panels gets a separate window. */
function WatchButton({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-streams');
  const hasPanels = useMatches().every(({ handle }) => (handle as { layout?: string } | undefined)?.layout !== 'empty');
  if (hasPanels) {
    const watch = () => watchStream({ kind: 'race', id: String(raceId), country: null });
    return (
      <Button
        size="small"
        variant="primary"
        onPointerEnter={prepareLivePlayer}
        onFocus={prepareLivePlayer}
        onClick={watch}
      >
        {t('race.watch')}
      </Button>
    );
  }
  return (
    <Link
      to={openStreamHref.race(raceId)}
      target="_blank"
      className={linkButtonClass({ size: 'small', variant: 'primary' })}
    >
      {t('race.watch')}
    </Link>
  );
}
