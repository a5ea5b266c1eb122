import { type PointerEvent, useRef } from 'react';
import { swipeOf } from './calendar.model.ts';

interface Start {
  id: number;
  x: number;
  y: number;
  at: number;
}

/**
 * Touch handlers for swipes. They listen in the capture phase: the pressed days stop propagation.
 */
export function useSwipe(onSwipe: (turn: 'next' | 'previous') => void) {
  const start = useRef<Start | null>(null);
  return {
    onPointerDownCapture(event: PointerEvent) {
      const isFinger = event.pointerType === 'touch' && event.isPrimary;
      start.current = isFinger
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : null;
    },
    onPointerUpCapture(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const turn = swipeOf({ x: event.clientX - from.x, y: event.clientY - from.y, time: event.timeStamp - from.at });
      if (turn) onSwipe(turn);
    },
    onPointerCancelCapture() {
      start.current = null;
    },
  };
}
