import { RetryButton } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import type { PlayerState } from './player.machine.ts';
import styles from './player.module.css';
import type { PlayerError } from './player.types.ts';
import type { RunningPlayer } from './use-player.ts';

/** Errors that a retry of the same address cannot fix. */
const FINAL: readonly PlayerError['kind'][] = ['not-supported', 'expired'];

/** The message over a loading or stalled video; null while it plays. */
const useProgress = ({ phase, isOffline }: PlayerState): string | null => {
  const { t } = useTranslation('mf-streams');
  if (phase === 'loading') return t('player.loading');
  if (phase !== 'stalled' && phase !== 'recovering') return null;
  return t(isOffline ? 'player.offline' : phase === 'stalled' ? 'player.stalled' : 'player.recovering');
};

/** A message over the video: why it does not play, and the next step. */
export function PlayerMessage({ player, isLive }: { player: RunningPlayer; isLive: boolean }) {
  const { t } = useTranslation('mf-streams');
  const { state, isPaused, tryAgain } = player;
  const progress = useProgress(state);
  const { error, phase } = state;
  if (error) {
    return (
      <div role="alert" className={styles.message}>
        <p className={styles.title}>{t(`player.error.${error.kind}.title`)}</p>
        <p>{t(`player.error.${error.kind}.text`)}</p>
        {!FINAL.includes(error.kind) && <RetryButton onClick={tryAgain} />}
      </div>
    );
  }
  if (phase === 'ended') {
    return (
      <div role="status" className={styles.message}>
        <p className={styles.title}>{t(isLive ? 'player.ended' : 'player.archiveEnded')}</p>
        {!isLive && <Button onClick={tryAgain}>{t('player.playAgain')}</Button>}
      </div>
    );
  }
  // The live region stays mounted, so that new content is announced.
  return (
    <p role="status" className={styles.progress}>
      {!isPaused && progress}
    </p>
  );
}
