import { useEffect, useRef, useState } from 'react';
import classes from './loading-bar.module.css';

/** Height in px. All numbers here: second spec §9. */
const HEIGHT_PX = 3;
/** Delay before it shows, in ms. */
const THROTTLE_MS = 200;
/** Time that it grows, in ms. */
const DURATION_MS = 2_000;
/** Time that it stays full once the page is there, in ms. */
const HIDE_DELAY_MS = 500;
/** Time from full to reset, in ms. */
const RESET_DELAY_MS = 400;

type Phase = 'hidden' | 'growing' | 'full' | 'fading';

export interface LoadingBarProps {
  active: boolean;
  /** Label for screen readers. */
  label: string;
}

/** A thin bar along the top while a page loads (second spec §9). */
export function LoadingBar({ active, label }: LoadingBarProps) {
  const [phase, setPhase] = useState<Phase>('hidden');
  const shown = useRef(phase);
  shown.current = phase;

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const later = (ms: number, next: Phase) => timers.push(setTimeout(setPhase, ms, next));
    if (active) later(THROTTLE_MS, 'growing');
    else if (shown.current === 'growing') {
      setPhase('full');
      later(HIDE_DELAY_MS, 'fading');
      later(HIDE_DELAY_MS + RESET_DELAY_MS, 'hidden');
    }
    return () => timers.forEach(clearTimeout);
  }, [active]);

  if (phase === 'hidden') return null;
  return (
    <div className={classes.track} style={{ blockSize: HEIGHT_PX }} role="progressbar" aria-label={label}>
      <div
        className={classes.bar}
        data-phase={phase}
        style={{ animationDuration: `${DURATION_MS}ms`, transitionDuration: `${RESET_DELAY_MS}ms` }}
      />
    </div>
  );
}
