import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';

/** From this time (seconds) on, little is left: it is announced once more. */
const SHORT_S = 10;

interface CountdownSaidProps {
  /** Seconds left. */
  seconds: number;
  words: (seconds: number) => string;
}

/** Announces the time left to screen readers at the start and at ten seconds, not each second. */
export function CountdownSaid({ seconds, words }: CountdownSaidProps) {
  const [said, setSaid] = useState('');
  const stage = seconds === 0 ? 'over' : seconds <= SHORT_S ? 'short' : 'long';
  const say = useEffectEvent(() => setSaid(seconds === 0 ? '' : words(seconds)));
  // A live region is announced only when its text changes, so it begins empty.
  useEffect(() => say(), [stage]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
