import { useState } from 'react';

/**
 * Freezes a value while a pointer or the focus is in the part that shows it, so that nothing moves
 * under the finger. Afterwards, the newest value is shown. Spread `handlers` on the surrounding
 * element.
 */
export function useFrozenWhileHovered<T>(newest: T) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [shown, setShown] = useState(newest);
  const frozen = hovered || focused;
  if (!frozen && shown !== newest) setShown(newest);
  return {
    value: frozen ? shown : newest,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
