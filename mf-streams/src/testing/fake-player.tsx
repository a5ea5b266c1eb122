import { onTestFinished } from 'vitest';
import type { PlayerProps } from '../shared/player/player.types.ts';

const given: { current: PlayerProps | null } = { current: null };

/** Replaces the player, which has its own tests, with an element whose events the test fires. */
export function Player(props: PlayerProps) {
  given.current = props;
  return (
    // biome-ignore lint/a11y/useMediaCaption: nothing is played
    <video aria-label={props.source.title} data-url={props.source.url} data-gesture={props.startedByGesture} />
  );
}

/** The latest props of the player, so that the test can call its callbacks. */
export function playerProps(): PlayerProps {
  onTestFinished(() => {
    given.current = null;
  });
  if (!given.current) throw new Error('There is no player.');
  return given.current;
}
