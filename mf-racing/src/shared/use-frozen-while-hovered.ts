import { useState } from 'react';

/**
 * Freezes a value while a pointer or the focus is in the part that shows it, so that nothing moves
 * under the finger. Afterwards the newest value is shown. Spread `handlers` on the element around
 * it.
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
