import { onTestFinished } from 'vitest';
import type { PlayerProps } from '../shared/player/player.types.ts';

const given: { current: PlayerProps | null } = { current: null };

/** In the player's place, which has tests of its own: an element whose events the test makes. */
export function Player(props: PlayerProps) {
  given.current = props;
  return (
    // biome-ignore lint/a11y/useMediaCaption: nothing is played
    <video aria-label={props.source.title} data-url={props.source.url} data-gesture={props.startedByGesture} />
  );
}

/** What the player was given last: the test calls back as the player does. */
export function playerProps(): PlayerProps {
  onTestFinished(() => {
    given.current = null;
  });
  if (!given.current) throw new Error('There is no player.');
  return given.current;
}
