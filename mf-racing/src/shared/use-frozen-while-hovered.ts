import { useState } from 'react';

/**
 * Keeps a value as it was while a pointer or the focus is in the part that shows it: nothing moves under the finger. The newest
 * one comes when both are out. Spread `handlers` on the element around.
 */
export function useFrozenWhileHovered<T>(newest: T) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [shown, setShown] = useState(newest);
  const held = pointed || focused;
  if (!held && shown !== newest) setShown(newest);
  return {
    value: held ? shown : newest,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
