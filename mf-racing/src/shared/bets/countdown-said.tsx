import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';

/** From here on (seconds) the time is short: it is said once more. */
const SHORT_S = 10;

interface CountdownSaidProps {
  /** Seconds left. */
  seconds: number;
  words: (seconds: number) => string;
}

/** Tells a screen reader the time left at the start and at ten seconds, not each second. */
export function CountdownSaid({ seconds, words }: CountdownSaidProps) {
  const [said, setSaid] = useState('');
  const stage = seconds === 0 ? 'over' : seconds <= SHORT_S ? 'short' : 'long';
  const say = useEffectEvent(() => setSaid(seconds === 0 ? '' : words(seconds)));
  // A live region is only read out when its text changes, so it begins empty.
  useEffect(() => say(), [stage]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
