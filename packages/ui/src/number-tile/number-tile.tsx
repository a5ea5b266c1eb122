import type { CSSProperties } from 'react';
import { clothInkOf } from './cloth.model.ts';
import classes from './number-tile.module.css';

export interface NumberTileProps {
  /** A start number. From 1 to 20 it has the colour of its saddle cloth. */
  number: number;
}

/** A start number on its saddle cloth. The colour supports the number, which is plain text. */
export function NumberTile({ number }: NumberTileProps) {
  const ink = clothInkOf(number);
  return (
    <span
      className={classes.tile}
      data-ink={ink}
      style={ink ? ({ '--cloth': `var(--cloth-${number})` } as CSSProperties) : undefined}
    >
      {number}
    </span>
  );
}
