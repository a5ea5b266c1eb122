/** What is measured of a box on the screen, in px, as `getBoundingClientRect` gives it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Placement {
  /** above or below unless there is room on the other side only. */
  side: 'above' | 'below';
  /** start: their left edges in line; center: their middles; end: their right edges. */
  align: 'start' | 'center' | 'end';
}

export interface Placed {
  left: number;
  top: number;
  side: Placement['side'];
  /** What there is room for; more has to scroll. */
  maxHeight: number;
}

/** Between a button and what it opens, in px. */
const GAP = 6;
/** Between what is opened and the edge of the screen, in px. */
const MARGIN = 8;

const SHARE_BEFORE = { start: 0, center: 0.5, end: 1 } as const;

/** Where a box of that size stands beside its anchor, wholly on the screen if it fits there at all. */
export function place(anchor: Box, size: Size, screen: Size, { side, align }: Placement): Placed {
  const room = {
    above: anchor.top - GAP - MARGIN,
    below: screen.height - anchor.top - anchor.height - GAP - MARGIN,
  };
  const other = side === 'below' ? 'above' : 'below';
  const chosen = size.height <= room[side] || room[other] <= room[side] ? side : other;
  const maxHeight = Math.max(room[chosen], 0);
  const height = Math.min(size.height, maxHeight);
  const left = anchor.left + (anchor.width - size.width) * SHARE_BEFORE[align];
  return {
    left: Math.max(MARGIN, Math.min(left, screen.width - size.width - MARGIN)),
    top: chosen === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - height,
    side: chosen,
    maxHeight,
  };
}
