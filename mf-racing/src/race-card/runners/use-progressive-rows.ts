import { startTransition, useEffect, useState } from 'react';

/** A slow phone lays out and paints four changed rows in less than 50 ms, but not twenty. */
const ROWS_A_FRAME = 4;

/** Shows changed rows in steps of four a frame. Shows all at once if their number changes. */
export function useProgressiveRows<Row>(newest: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState(newest);
  if (shown.length !== newest.length) setShown(newest);
  useEffect(() => {
    const from = newest.findIndex((row, at) => row !== shown[at]);
    if (from === -1) return;
    const to = from + ROWS_A_FRAME;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setShown([...newest.slice(0, to), ...shown.slice(to)])),
    );
    return () => cancelAnimationFrame(frame);
  }, [newest, shown]);
  return shown;
}
