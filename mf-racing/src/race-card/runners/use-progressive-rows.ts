import { startTransition, useEffect, useState } from 'react';

/** A slow phone lays out and paints four changed rows in less than 50 ms, but not twenty. */
const A_FRAME = 4;

/** Shows new rows in steps of four a frame. All of them at once if their number changes. */
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
