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

/** start: left edges aligned; end: right edges aligned. */
export type Align = 'start' | 'end';

export interface Placed {
  left: number;
  top: number;
  side: 'above' | 'below';
  /** The height that fits; taller content has to scroll. */
  maxHeight: number;
}

/** Gap between a button and its popover, in px. */
const GAP = 6;
/** Gap between the popover and the edge of the screen, in px. */
const MARGIN = 8;

/**
 * The position of a box below its anchor, or above if only there is room, wholly on the screen if
 * it fits.
 */
export function place(anchor: Box, size: Size, screen: Size, align: Align): Placed {
  const room = {
    above: anchor.top - GAP - MARGIN,
    below: screen.height - anchor.top - anchor.height - GAP - MARGIN,
  };
  const side = size.height <= room.below || room.above <= room.below ? 'below' : 'above';
  const maxHeight = Math.max(room[side], 0);
  const height = Math.min(size.height, maxHeight);
  const left = align === 'start' ? anchor.left : anchor.left + anchor.width - size.width;
  return {
    left: Math.max(MARGIN, Math.min(left, screen.width - size.width - MARGIN)),
    top: side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - height,
    side,
    maxHeight,
  };
}
