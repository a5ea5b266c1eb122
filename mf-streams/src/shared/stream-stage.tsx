import { raceQuery } from '@paddock/api/race-queries';
import { api, href, useLocale, useUnsavedWork } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerView } from './player/lazy-player.tsx';
import type { PlayerError } from './player/player.types.ts';
import { RaceName } from './race-name.tsx';
import { streamQuery, streamsQuery } from './stream.queries.ts';
import type { Stream } from './stream.types.ts';
import type { StreamLink } from './stream-link.ts';
import { reasonOf } from './stream-problem.model.ts';
import { StreamProblem } from './stream-problem.tsx';
import styles from './stream-stage.module.css';
import { useTracking } from './use-tracking.ts';

interface StreamStageProps {
  choice: StreamLink;
  /** The customer pressed a control for it. */
  startedByGesture: boolean;
  onPictureInPicture?: (active: boolean) => void;
  /** Wraps the player, if there is one. */
  frame?: (player: ReactNode) => ReactNode;
  /** Actions for the stream, beside its race. */
  tools?: (stream: Stream) => ReactNode;
}

/**
 * One stream with its race: requests it and plays it, or explains why it cannot. Use the choice as
 * its `key`.
 */
export function StreamStage({
  choice,
  startedByGesture,
  onPictureInPicture = () => {},
  frame = (player) => player,
  tools,
}: StreamStageProps) {
  const { t } = useTranslation('mf-streams');
  const player = playerView.useView();
  // Loads the player's chunk while the stream is requested.
  useEffect(playerView.load, []);
  const query = useQuery(streamQuery(choice));
  const stream = query.data;
  const race = useRaceShown(choice, stream);
  const [denial, setDenial] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  // Neither a new build of this remote nor a reload interrupts it.
  useUnsavedWork(playing);
  useTracking(stream?.type === 'player' ? stream.id : undefined, race, playing);

  const again = async () => {
    await query.refetch();
    setDenial(null);
  };
  const fail = (error: PlayerError) => {
    setPlaying(false);
    // The player itself reports other errors.
    if (error.kind === 'expired') void again();
    if (error.kind === 'forbidden') setDenial(error.reason ?? '');
  };

  if (query.isError || denial !== null)
    return (
      <StreamProblem
        reason={denial ?? reasonOf(query.error)}
        raceId={race?.id}
        retrying={query.isFetching}
        onRetry={again}
      />
    );
  if (player.status === 'failed') {
    return <StreamProblem reason="network" raceId={race?.id} retrying={false} onRetry={playerView.load} />;
  }
  if (!stream || player.status !== 'ready') return <div className={styles.screen} aria-hidden="true" />;

  const isLive = stream.type === 'player';
  const pictures = (
    <div
      onPlayCapture={pauseOthers}
      onPlayingCapture={() => setPlaying(true)}
      onPauseCapture={() => setPlaying(false)}
      onEndedCapture={() => setPlaying(false)}
    >
      <player.View
        source={{
          kind: isLive ? 'live' : 'archive',
          url: stream.url,
          title: race ? t('stage.title', { track: race.trackName, number: race.number, name: race.name }) : t('title'),
        }}
        startedByGesture={startedByGesture}
        onPictureInPicture={onPictureInPicture}
        onError={fail}
      />
    </div>
  );
  return (
    <div className={styles.stage}>
      {frame(pictures)}
      <div className={styles.caption}>
        {race && <ShownRace race={race} />}
        {tools && <div className={styles.tools}>{tools(stream)}</div>}
      </div>
    </div>
  );
}

/**
 * The race of a stream, also of a denied one. For a live stream, the day's list has the next race.
 */
function useRaceShown({ kind, id: chosen }: StreamLink, stream: Stream | undefined) {
  const liveId = stream?.type === 'player' ? stream.id : kind === 'live' ? Number(chosen) : undefined;
  const { data: raceIdNow } = useQuery({
    ...streamsQuery,
    enabled: liveId !== undefined,
    select: (streams) => streams.find(({ id }) => id === liveId)?.raceId,
  });
  const id = raceIdNow ?? stream?.raceId ?? (kind === 'race' ? Number(chosen) : undefined);
  return useQuery({ ...raceQuery(api, { id: id ?? 0 }), enabled: id !== undefined }).data;
}

/** Only one video plays at a time: starting one pauses the others. */
function pauseOthers({ target }: SyntheticEvent): void {
  for (const video of document.querySelectorAll('video')) if (video !== target) video.pause();
}

interface ShownRaceProps {
  race: {
    id: number;
    country: string;
    trackName: string;
    number: number;
    name: string;
    postTime: string;
    timeZone: string;
  };
}

function ShownRace({ race }: ShownRaceProps) {
  const { t } = useTranslation('mf-streams');
  const { time, zone } = describeTime(race.postTime, race.timeZone, useLocale());
  return (
    <Link to={href('race', { id: race.id })} className={styles.race}>
      <RaceName race={race} />{' '}
      <span className={styles.start}>
        {t('list.start', { time })} {zone}
      </span>
    </Link>
  );
}
