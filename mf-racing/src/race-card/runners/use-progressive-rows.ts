import { startTransition, useEffect, useState } from 'react';

/** On a slow phone four lines with other odds are laid out and painted well within 50 ms, twenty are not. */
const A_FRAME = 4;

/** The lines as they are shown: those of another answer come four further ones a frame, all of them at once where their number is another. */
export function useProgressiveRows<Line>(newest: readonly Line[]): readonly Line[] {
  const [shown, setShown] = useState(newest);
  if (shown.length !== newest.length) setShown(newest);
  useEffect(() => {
    const from = newest.findIndex((line, at) => line !== shown[at]);
    if (from === -1) return;
    const to = from + A_FRAME;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setShown([...newest.slice(0, to), ...shown.slice(to)])),
    );
    return () => cancelAnimationFrame(frame);
  }, [newest, shown]);
  return shown;
}
