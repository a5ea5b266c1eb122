import { raceQuery } from '@paddock/api/race-queries';
import { api, href, useLocale, useUnsavedWork } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PLAYER } from './player/lazy-player.tsx';
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
  /** The customer pressed something for it. */
  startedByGesture: boolean;
  onPictureInPicture?: (active: boolean) => void;
  /** What is around the player, while there is one. */
  frame?: (player: ReactNode) => ReactNode;
  /** What can be done with the stream, beside its race. */
  tools?: (stream: Stream) => ReactNode;
}

/** One stream with its race: asks for it, plays it, says why it cannot. Give it a `key` of the choice. */
export function StreamStage({
  choice,
  startedByGesture,
  onPictureInPicture = () => {},
  frame = (player) => player,
  tools,
}: StreamStageProps) {
  const { t } = useTranslation('mf-streams');
  const player = PLAYER.useView();
  // While the stream is asked for.
  useEffect(PLAYER.load, []);
  const query = useQuery(streamQuery(choice));
  const stream = query.data;
  const race = useRaceShown(stream);
  const [denial, setDenial] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  // Neither another build of this remote nor a reload comes in between.
  useUnsavedWork(playing);
  useTracking(stream?.type === 'player' ? stream.id : undefined, race, playing);

  const again = async () => {
    await query.refetch();
    setDenial(null);
  };
  const fail = (error: PlayerError) => {
    setPlaying(false);
    // Of anything else the player says itself what is wrong.
    if (error.kind === 'expired') void again();
    if (error.kind === 'forbidden') setDenial(error.reason ?? '');
  };

  if (query.isError || denial !== null)
    return (
      <StreamProblem
        reason={denial ?? reasonOf(query.error)}
        raceId={race?.id ?? (choice.kind === 'race' ? Number(choice.id) : undefined)}
        retrying={query.isFetching}
        onRetry={again}
      />
    );
  if (player.status === 'failed') {
    return <StreamProblem reason="network" raceId={race?.id} retrying={false} onRetry={PLAYER.load} />;
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

/** The race that a stream shows; a live one goes on to the next, which the list of the day says. */
function useRaceShown(stream: Stream | undefined) {
  const { data: raceIdNow } = useQuery({
    ...streamsQuery,
    enabled: stream?.type === 'player',
    select: (streams) => streams.find(({ id }) => id === stream?.id)?.raceId,
  });
  const id = raceIdNow ?? stream?.raceId;
  return useQuery({ ...raceQuery(api, { id: id ?? 0 }), enabled: id !== undefined }).data;
}

/** Two pictures with sound at once are of no use: who starts one stops the others. */
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
