/** A box on the screen in px, as `getBoundingClientRect` returns it. */
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
  /** The preferred side; the other one is used if only that has room. */
  side: 'above' | 'below';
  /** start: left edges aligned; center: centres aligned; end: right edges aligned. */
  align: 'start' | 'center' | 'end';
}

export interface Placed {
  left: number;
  top: number;
  side: Placement['side'];
  /** The height that fits; taller content has to scroll. */
  maxHeight: number;
}

/** Gap between a button and its popover, in px. */
const GAP = 6;
/** Gap between the popover and the edge of the screen, in px. */
const MARGIN = 8;

const SHARE_BEFORE = { start: 0, center: 0.5, end: 1 } as const;

/** The position of a box beside its anchor, wholly on the screen if it fits. */
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
